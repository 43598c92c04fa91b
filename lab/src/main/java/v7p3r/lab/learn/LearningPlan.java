package v7p3r.lab.learn;

import java.nio.file.Path;
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
 * @param database of games played with DESC
 * @param dataset what the old model was trained on, made by profile; not changed
 * @param model the old model
 * @param shelf where a better model goes
 * @param out the folder of the work
 * @param reference nodes of a profile; without it, those of the dataset
 * @param games of the match at most
 * @param openings of the match; without them, random balanced ones
 * @param player the engine that plays with the model of a folder, under a name
 * @param isTrial a trial never promotes
 */
public record LearningPlan(
    Path database,
    Path dataset,
    Path model,
    ModelShelf shelf,
    Path out,
    PlayedChoice choice,
    Optional<Long> reference,
    BoosterParameters booster,
    NetworkParameters network,
    TimeControl control,
    int games,
    Sprt sprt,
    Optional<OpeningSuite> openings,
    int concurrency,
    Function<Path, EngineSpec> player,
    int threads,
    long seed,
    boolean isTrial,
    String command,
    String commit) {}
