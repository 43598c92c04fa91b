package v7p3r.studio.think;

import java.util.OptionalInt;
import v7p3r.arena.player.Score;
import v7p3r.board.Color;
import v7p3r.search.Value;

/** A score as White sees it. */
public record WhiteScore(OptionalInt cp, OptionalInt mate) {
  public static final WhiteScore UNKNOWN = new WhiteScore(OptionalInt.empty(), OptionalInt.empty());

  /** Of a score of the engine. */
  public static WhiteScore of(int value, int side) {
    int sign = side == Color.WHITE ? 1 : -1;
    return Value.isMate(value)
        ? new WhiteScore(OptionalInt.empty(), OptionalInt.of(sign * Value.movesToMate(value)))
        : new WhiteScore(OptionalInt.of(sign * value), OptionalInt.empty());
  }

  /** Of a score that a player told. */
  public static WhiteScore of(Score score, int side) {
    int value = side == Color.WHITE ? score.value() : -score.value();
    return score.isMate()
        ? new WhiteScore(OptionalInt.empty(), OptionalInt.of(value))
        : new WhiteScore(OptionalInt.of(value), OptionalInt.empty());
  }
}
