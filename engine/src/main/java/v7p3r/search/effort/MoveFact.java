package v7p3r.search.effort;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What is known of a move at little cost when it is decided how deep to search it, as a whole
 * number, and how that number is put into bins: all of one width, the first and the last without an
 * end. Those that begin with CHILD are known only once the move is made.
 */
public enum MoveFact {
  DEPTH(1, 0, 16, "Plies left at the node."),
  NUMBER(1, 0, 32, "The place of the move in the order, from 1."),
  HISTORY(-16384, 11, 16, "How the move has done elsewhere; 0 for captures."),
  EVALUATION(-512, 6, 17, "Static evaluation minus alpha, in centipawns; 0 in check."),
  IMPROVEMENT(-256, 5, 17, "Evaluation minus that of two plies before; 0 if not known."),
  NODE(0, 0, 3, "0 where all moves are expected to fail, 1 where one cuts off, 2 in a variation."),
  WAS_PV(0, 0, 2, "Whether the node was ever on a principal variation."),
  IN_CHECK(0, 0, 2, "Whether the move is out of check."),
  GIVES_CHECK(0, 0, 2, "Whether the move gives check."),
  KILLER(0, 0, 2, "Whether the move cut off a sister node."),
  KIND(0, 0, 3, "0 a quiet move, 1 a capture or promotion, 2 one that loses material."),
  EXCHANGE(0, 0, 2, "Whether the exchange on its square loses nothing."),
  MAN(0, 0, 6, "The man that moves, from pawn to king."),
  TO_GUARDED(0, 0, 2, "Whether a pawn guards the square that it goes to."),
  FROM_ATTACKED(0, 0, 2, "Whether a pawn attacks the man that moves."),
  THREATS(0, 0, 4, "How many men of the side to move are attacked by pawns."),
  TABLE_BOUND(0, 0, 4, "What the table knows of the node: nothing, at most, at least, exactly."),
  TABLE_DEPTH(-8, 0, 12, "The depth of that minus the depth of the node."),
  TABLE_SCORE(-256, 6, 9, "The score of that minus alpha; 0 without a bound."),
  TABLE_CAPTURE(0, 0, 2, "Whether the move of the table is a capture."),
  CORRECTION(0, 3, 8, "How far experience corrects the evaluation, in centipawns."),
  DECIDED(0, 7, 8, "How far alpha is from a draw, in centipawns."),
  CHILD_EVALUATION(-512, 6, 17, "Evaluation after the move minus alpha; 0 if it gives check."),
  CHILD_GAIN(-256, 5, 17, "Evaluation after the move minus that before; 0 if not known."),
  CHILD_TABLE(0, 0, 4, "The table after the move: nothing, fails low, raises alpha, or else.");

  /** How many there are. */
  public static final int COUNT = values().length;

  /** The first that is known only once the move is made. */
  public static final int FIRST_AFTER = CHILD_EVALUATION.ordinal();

  /** The bins of all facts together. */
  public static final int BINS = Arrays.stream(values()).mapToInt(fact -> fact.bins).sum();

  private static final List<MoveFact> ALL = List.of(values());

  private final int lowest;
  private final int shift;
  private final int bins;
  private final String meaning;

  MoveFact(int lowest, int shift, int bins, String meaning) {
    this.lowest = lowest;
    this.shift = shift;
    this.bins = bins;
    this.meaning = meaning;
  }

  /** The name in files. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String meaning() {
    return meaning;
  }

  public int bins() {
    return bins;
  }

  /** Where the first bin begins; lower values belong to it, too. */
  int lowest() {
    return lowest;
  }

  /** The width of a bin as a power of two. */
  int shift() {
    return shift;
  }

  /** The bin of a value, from 0. */
  public int bin(int value) {
    return Math.clamp(value - lowest >> shift, 0, bins - 1);
  }

  /** The place of its first bin among those of all facts. */
  public int offset() {
    int offset = 0;
    for (MoveFact fact : ALL.subList(0, ordinal())) {
      offset += fact.bins;
    }
    return offset;
  }
}
