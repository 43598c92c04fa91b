package v7p3r.app.lichess.game;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import v7p3r.app.lichess.api.LichessApi;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.api.Timings;
import v7p3r.app.lichess.config.BotConfig;

/**
 * What all games of the bot share.
 *
 * @param me the id of the account
 * @param diaries the folder for what running games must not lose
 * @param tuning options of the engine for an opponent
 * @param keep is given every game that is over
 * @param log is given a game and a sentence about it
 */
public record GameContext(
    LichessApi api,
    BotConfig config,
    Timings timings,
    String me,
    Brains brains,
    Latency latency,
    Counters counters,
    Path diaries,
    Function<Person, Map<String, String>> tuning,
    Keeper keep,
    BiConsumer<String, String> log) {
  /** Keeps games. */
  @FunctionalInterface
  public interface Keeper {
    void keep(FinishedGame game) throws IOException;
  }
}
