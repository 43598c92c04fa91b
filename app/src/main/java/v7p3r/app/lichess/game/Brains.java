package v7p3r.app.lichess.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import v7p3r.app.lichess.config.BotConfig.EngineSettings;

/** Engines for games: each is used by one game at a time, and used again, so memory stays flat. */
public final class Brains implements AutoCloseable {
  private final Map<String, String> options = new LinkedHashMap<>();
  private final Deque<Brain> free = new ArrayDeque<>();
  private boolean closed;

  public Brains(EngineSettings settings) {
    options.put("Hash", Integer.toString(settings.hashMegabytes()));
    options.put("Threads", Integer.toString(settings.threads()));
    options.put("Ponder", Boolean.toString(settings.ponders()));
    options.putAll(settings.options());
  }

  Map<String, String> options() {
    return new LinkedHashMap<>(options);
  }

  /** Makes engines beforehand, tables and models included, so that no clock runs meanwhile. */
  public synchronized void prepare(int count) {
    while (free.size() < count) {
      Brain brain = new Brain(options);
      brain.newGame(false, Map.of());
      free.push(brain);
    }
  }

  synchronized Brain take() {
    return free.isEmpty() ? new Brain(options) : free.pop();
  }

  synchronized void giveBack(Brain brain) {
    if (closed) {
      brain.close();
    } else {
      free.push(brain);
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    free.forEach(Brain::close);
    free.clear();
  }
}
