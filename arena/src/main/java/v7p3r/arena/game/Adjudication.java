package v7p3r.arena.game;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Rules that end games early; each is optional.
 *
 * @param tablebases folders of tables that decide solved endings
 */
public record Adjudication(
    Optional<DrawRule> draw,
    Optional<ResignRule> resign,
    OptionalInt maxMoves,
    Optional<String> tablebases) {
  public static final Adjudication NONE =
      new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.empty());

  /** Without tables. */
  public Adjudication(Optional<DrawRule> draw, Optional<ResignRule> resign, OptionalInt maxMoves) {
    this(draw, resign, maxMoves, Optional.empty());
  }

  /**
   * A draw when both players see nothing in it: from a move number on, for a number of moves of
   * each side in a row without a capture or pawn move, no score above the given centipawns.
   */
  public record DrawRule(int moveNumber, int moveCount, int centipawns) {}

  /**
   * A loss for who has seen itself losing by enough centipawns for enough moves in a row; two
   * sided: while the opponent agreed.
   */
  public record ResignRule(int moveCount, int centipawns, boolean twoSided) {}
}
