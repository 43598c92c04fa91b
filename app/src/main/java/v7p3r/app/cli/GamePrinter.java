package v7p3r.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.loop.LoopListener;
import v7p3r.arena.loop.LoopResult;

/** Tells how configured games go, and asks what to do when one is paused. */
final class GamePrinter implements LoopListener {
  private final PrintWriter out;
  private final Optional<BufferedReader> answers;

  /** Without answers nobody is asked, and a paused game ends. */
  GamePrinter(PrintWriter out, Optional<BufferedReader> answers) {
    this.out = out;
    this.answers = answers;
  }

  @Override
  public void begun(GameConfig config) {
    line(
        "%s: %d %s, %s (%s) against %s (%s); watch with: v7p3r watch %s"
            .formatted(
                config.event(),
                config.games(),
                config.games() == 1 ? "game" : "games",
                config.white().engine().name(),
                config.white().allowance(),
                config.black().engine().name(),
                config.black().allowance(),
                config.activeGame()));
  }

  @Override
  public void gameEnded(GameConfig config, int number, GameRecord game, Path file) {
    line(
        "game %d of %d, %s - %s: %s, %s after %d moves, in %s"
            .formatted(
                number,
                config.games(),
                game.white().name(),
                game.black().name(),
                game.ending().result().text(),
                game.ending().words(),
                (game.moves().size() + 1) / 2,
                file));
    if (game.isFinished()) {
      game.incident().ifPresent(this::tell);
    }
  }

  private void tell(Incident incident) {
    line("  " + incident.player() + " " + incident.words());
    incident.conversation().forEach(words -> line("    " + words));
  }

  @Override
  public boolean paused(GameRecord game, Path file) {
    line("paused: a search failed; the game so far is in " + file);
    game.incident().ifPresent(this::tell);
    if (answers.isEmpty()) {
      line("nobody is there to be asked, so the games end here");
      return false;
    }
    line("Enter tries the search again, q ends the games:");
    try {
      String answer = answers.get().readLine();
      return answer != null && !answer.strip().equalsIgnoreCase("q");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void total(GameConfig config, LoopResult result) {
    line(
        "%s: %s +%d =%d -%d %s, %d of %d games played"
            .formatted(
                config.event(),
                result.first(),
                result.wins(),
                result.draws(),
                result.losses(),
                result.second(),
                result.played(),
                result.planned()));
  }

  synchronized void line(String text) {
    out.println(text);
    out.flush();
  }
}
