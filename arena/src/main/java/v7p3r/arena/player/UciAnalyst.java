package v7p3r.arena.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import v7p3r.notation.Fen;

/**
 * An external engine that analyzes: it searches a position until it is told to stop, and tells all
 * its lines. One position at a time; {@link #stop} and {@link #close} may be called by others.
 */
public final class UciAnalyst implements AutoCloseable {
  private static final Duration ENDLESS = Duration.ofDays(365);

  private final EngineSpec spec;
  private final Patience patience = Patience.USUAL;
  private final Watchdog watchdog = new Watchdog(System::nanoTime);
  private final Conversation conversation = new Conversation();
  private final List<String> offered = new ArrayList<>();
  private volatile Optional<UciProcess> process = Optional.empty();

  public UciAnalyst(EngineSpec spec) {
    this.spec = spec;
  }

  /**
   * One line of a search.
   *
   * @param number which of the best lines this is, from 1
   * @param hashFull in thousandths
   * @param wdl chances of the side to move in thousandths; empty where they are not told
   */
  public record EngineLine(
      int number, Thought thought, int hashFull, long tbHits, List<Integer> wdl) {}

  /** What is to be searched: the position by its start and the moves since. */
  public record Question(
      String start, List<String> moves, boolean chess960, Map<String, String> options) {}

  /** The options as the engine declares them; starts it if it does not run. */
  public synchronized List<String> optionLines() throws PlayerException {
    running();
    return List.copyOf(offered);
  }

  /**
   * Searches until it is stopped, or the engine has nothing left to find.
   *
   * @param wanted is asked once the search runs: a stop that came too early for it counts then
   * @throws PlayerException if the engine fails; the next question starts it again
   */
  public synchronized void analyze(
      Question question, Consumer<EngineLine> listener, BooleanSupplier wanted)
      throws PlayerException {
    UciProcess engine = running();
    try {
      set(engine, "UCI_Chess960", Boolean.toString(question.chess960));
      for (Map.Entry<String, String> option : question.options.entrySet()) {
        set(engine, option.getKey(), option.getValue());
      }
      engine.send("isready");
      engine.await("readyok", patience.ready(), line -> line.strip().equals("readyok"));
      Turn turn =
          new Turn(
              Fen.parse(question.start),
              question.start,
              question.moves,
              Optional.empty(),
              SearchLimit.NONE,
              ENDLESS);
      engine.send(UciProcessPlayer.positionCommand(turn), "go infinite");
      if (!wanted.getAsBoolean()) {
        stop();
      }
      engine.awaitWithStop("move", ENDLESS, patience.stop(), line -> hear(line, listener));
    } catch (PlayerException e) {
      engine.kill();
      process = Optional.empty();
      throw e;
    }
  }

  private static boolean hear(String line, Consumer<EngineLine> listener) {
    if (line.startsWith("bestmove")) {
      return true;
    }
    if (line.startsWith("info ") && line.contains(" score ") && line.contains(" pv ")) {
      List<String> words = Arrays.asList(line.split("\\s+"));
      listener.accept(
          new EngineLine(
              (int) number(words, "multipv").orElse(1),
              InfoLine.read(line, line, List.of()),
              (int) number(words, "hashfull").orElse(0),
              number(words, "tbhits").orElse(0),
              chances(words)));
    }
    return false;
  }

  private static OptionalLong number(List<String> words, String key) {
    return number(words, words.indexOf(key), 1);
  }

  private static OptionalLong number(List<String> words, int key, int behind) {
    if (key < 0 || key + behind >= words.size()) {
      return OptionalLong.empty();
    }
    String word = words.get(key + behind);
    return word.matches("-?\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(word))
        : OptionalLong.empty();
  }

  private static List<Integer> chances(List<String> words) {
    int at = words.indexOf("wdl");
    List<Integer> chances = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      number(words, at, i).ifPresent(value -> chances.add((int) value));
    }
    return chances.size() == 3 ? chances : List.of();
  }

  private UciProcess running() throws PlayerException {
    Optional<UciProcess> alive = process.filter(UciProcess::isAlive);
    if (alive.isPresent()) {
      return alive.get();
    }
    UciProcess engine = UciProcess.start(spec, conversation, watchdog, System::nanoTime);
    process = Optional.of(engine);
    offered.clear();
    engine.send("uci");
    engine.await(
        "answer to uci",
        patience.greeting(),
        line -> {
          if (line.startsWith("option name ")) {
            offered.add(line);
          }
          return line.strip().equals("uciok");
        });
    for (Map.Entry<String, String> option : spec.options().entrySet()) {
      set(engine, option.getKey(), option.getValue());
    }
    return engine;
  }

  /** Options that the engine does not have are passed over. */
  private void set(UciProcess engine, String name, String value) throws PlayerException {
    String wanted = "option name " + name.toLowerCase(Locale.ROOT) + " type ";
    if (offered.stream().anyMatch(line -> line.toLowerCase(Locale.ROOT).startsWith(wanted))) {
      engine.send("setoption name " + name + " value " + value);
    }
  }

  /** Ends the search under way; an engine that does not obey is ended. */
  public void stop() {
    process.ifPresent(engine -> engine.hurry(patience.stop()));
  }

  /** The end of the conversation, oldest line first. */
  public List<String> conversation() {
    return conversation.lines();
  }

  @Override
  public void close() {
    process.ifPresent(UciProcess::quit);
    process = Optional.empty();
    watchdog.close();
  }
}
