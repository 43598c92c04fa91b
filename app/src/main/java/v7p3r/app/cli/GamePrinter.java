package v7p3r.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.arena.config.GameConfig;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Incident;
import v7p3r.arena.loop.LoopListener;
import v7p3r.arena.loop.LoopResult;
import v7p3r.arena.work.Progress;

/** Tells how configured games go, and asks what to do when one is paused. */
final class GamePrinter implements LoopListener {
  private final Progress progress;
  private final Optional<BufferedReader> answers;
  private Optional<Progress.Bar> games = Optional.empty();

  /** Without answers nobody is asked, and a paused game ends. */
  GamePrinter(Progress progress, Optional<BufferedReader> answers) {
    this.progress = progress;
    this.answers = answers;
  }

  @Override
  public void begun(GameConfig config) {
    progress.say(
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
    progress.say(
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
      count(config, number);
    }
  }

  /** Those of earlier runs have smaller numbers. */
  private void count(GameConfig config, int number) {
    if (games.isEmpty()) {
      Progress.Bar begun = progress.start("games", config.games());
      begun.alreadyDone(number - 1);
      games = Optional.of(begun);
    }
    games.get().add(1);
  }

  private void tell(Incident incident) {
    progress.say("  " + incident.player() + " " + incident.words());
    incident.conversation().forEach(words -> progress.say("    " + words));
  }

  @Override
  public boolean paused(GameRecord game, Path file) {
    progress.say("paused: a search failed; the game so far is in " + file);
    game.incident().ifPresent(this::tell);
    if (answers.isEmpty()) {
      progress.say("nobody is there to be asked, so the games end here");
      return false;
    }
    progress.say("Enter tries the search again, q ends the games:");
    try {
      String answer = answers.get().readLine();
      return answer != null && !answer.strip().equalsIgnoreCase("q");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void total(GameConfig config, LoopResult result) {
    games.ifPresent(Progress.Bar::close);
    games = Optional.empty();
    progress.say(
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
}
