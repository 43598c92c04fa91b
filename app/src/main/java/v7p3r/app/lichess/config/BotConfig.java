package v7p3r.app.lichess.config;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the owner of the bot wants.
 *
 * @param folder for games, database, notes and health
 * @param usesOpponentModel whether effort and contempt follow what is known of the opponent
 */
public record BotConfig(
    URI url,
    Path tokenFile,
    Path folder,
    PgnGrouping pgn,
    EngineSettings engine,
    GameLimits games,
    Acceptance challenges,
    ClockSettings clock,
    Optional<DrawRule> draw,
    Optional<ResignRule> resign,
    int takebacks,
    Optional<Matchmaking> matchmaking,
    Greetings chat,
    Optional<Correspondence> correspondence,
    boolean usesOpponentModel,
    int drainSeconds) {

  /** How games are put into files. */
  public enum PgnGrouping {
    GAME,
    OPPONENT,
    ALL
  }

  /** Whom the bot plays as far as bots are concerned. */
  public enum Bots {
    ACCEPT,
    REFUSE,
    ONLY
  }

  /** What is left out after a challenge was declined: nobody, the bot, or the bot at this kind. */
  public enum DeclineFilter {
    NONE,
    COARSE,
    FINE
  }

  /** The engine of one game. */
  public record EngineSettings(
      int hashMegabytes, int threads, boolean ponders, Map<String, String> options) {}

  /**
   * How many games.
   *
   * @param forPeople of those at once, not given to bots
   */
  public record GameLimits(int atOnce, int forPeople, int perOpponent) {}

  /** From and to, both included. */
  public record Range(int from, int to) {
    public boolean contains(int value) {
      return value >= from && value <= to;
    }
  }

  /** Which challenges are taken. */
  public record Acceptance(
      List<String> variants,
      List<String> speeds,
      List<String> modes,
      Range baseSeconds,
      Range incrementSeconds,
      OptionalInt ratingWindow,
      Bots bots,
      List<String> allow,
      List<String> block) {}

  /** Time that gets lost on the way to the server, and time to wait for a first move. */
  public record ClockSettings(
      int firstOverheadMillis, int leastOverheadMillis, int mostOverheadMillis, int abortSeconds) {}

  /**
   * When a draw is offered and taken: how little was in it, for how many moves, with how few men.
   */
  public record DrawRule(int centipawns, int moves, int men) {}

  public record ResignRule(int centipawns, int moves) {}

  /** Challenges to other bots. */
  public record Matchmaking(
      int everySeconds,
      boolean rated,
      String variant,
      int baseSeconds,
      int incrementSeconds,
      int ratingWindow,
      DeclineFilter filter,
      int gamesADay) {}

  /** What is said; an empty text is not. */
  public record Greetings(
      String hello, String goodbye, String helloSpectators, String goodbyeSpectators) {}

  /** Games without a clock, or with days a move. */
  public record Correspondence(int moveSeconds, int games) {}
}
