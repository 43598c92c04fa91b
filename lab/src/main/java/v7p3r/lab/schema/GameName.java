package v7p3r.lab.schema;

import java.util.regex.Pattern;

/** What a row of a dataset calls its game. */
public final class GameName {
  /** What is behind the name of the game that a game was played on from: the half move. */
  private static final Pattern FROM = Pattern.compile("@\\d+$");

  private GameName() {}

  /** A game that is played on from a half move of another. */
  public static String playedFrom(String game, int ply) {
    return game + "@" + ply;
  }

  /**
   * The game that all comes from: positions of games that were played on from the same one are
   * related, and belong to the same side of every split.
   */
  public static String source(String game) {
    return FROM.matcher(game).replaceFirst("");
  }
}
