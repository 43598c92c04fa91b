package v7p3r.lab.learn;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.match.OpeningSuite;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.stats.Sprt;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.ModelShelf;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.profile.source.PlayedChoice;

/**
 * What is learned from, and what a new model must show.
 *
 * @param model the old model
 * @param shelf where a better model goes
 * @param out the folder of the work
 * @param isTrial a trial never promotes
 */
public record LearningPlan(
    Path model,
    ModelShelf shelf,
    Path out,
    Material material,
    Lesson lesson,
    Exam exam,
    int threads,
    long seed,
    boolean isTrial) {
  /**
   * What is learned from.
   *
   * @param games played with DESC
   * @param dataset what the old model was trained on, made by profile; not changed
   * @param reference nodes of a profile; without it, those of the dataset
   */
  public record Material(
      List<PlayedGames> games, Path dataset, PlayedChoice choice, Optional<Long> reference) {
    public Material {
      games = List.copyOf(games);
    }
  }

  /**
   * How a model is trained.
   *
   * @param command for its metadata: what was typed
   * @param commit likewise: of the program
   */
  public record Lesson(
      BoosterParameters booster, NetworkParameters network, String command, String commit) {}

  /**
   * The match that a new model must win.
   *
   * @param games at most
   * @param openings without them, random balanced ones
   * @param profile of the modes; without one, the engine's own choice
   * @param player the engine that plays with the model of a folder, under a name
   */
  public record Exam(
      TimeControl control,
      int games,
      Sprt sprt,
      Optional<OpeningSuite> openings,
      int concurrency,
      Optional<String> profile,
      Function<Path, EngineSpec> player) {}
}
