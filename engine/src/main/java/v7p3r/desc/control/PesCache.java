package v7p3r.desc.control;

import java.util.Arrays;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;

/**
 * Remembers what the prior model said of the positions asked about lately, with their features.
 *
 * <p>The key is all that the features are made of, nothing hashed away: the position (men, side,
 * castling, en passant) by its key; the half move, for the move number is a feature, and the quiet
 * ones before it; the last move, for it tells recaptures and surprises; what the search before
 * expected, as chance and as move; the gradient; and which model was asked. Where one of them is
 * left out a position gets the answer of another one ({@code PesCacheTest}).
 */
final class PesCache {
  private static final int ENTRIES = 64;
  private static final int PARTS = 6;

  private final long[] keys = new long[ENTRIES * PARTS];
  private final boolean[] isUsed = new boolean[ENTRIES];
  private final float[] answers = new float[ENTRIES];
  private final float[] features = new float[ENTRIES * StageModel.COUNT];

  /** The parts of the question under way, and the entry that is its place. */
  private final long[] question = new long[PARTS];

  private int place;

  /**
   * Takes up a question.
   *
   * @param model which one is asked: a number for each
   * @return whether the answer is known
   */
  boolean knows(Position position, CarryOver before, float gradient, int model) {
    question[0] = position.key();
    question[1] = (long) position.gamePly() << 32 | position.rule50();
    question[2] = position.lastMove();
    question[3] = Double.doubleToLongBits(before.chance());
    question[4] = before.reply();
    question[5] = (long) Float.floatToIntBits(gradient) << 32 | model;
    place = (int) Long.remainderUnsigned(Arrays.hashCode(question) * 0x9E3779B97F4A7C15L, ENTRIES);
    return isUsed[place]
        && Arrays.equals(keys, place * PARTS, (place + 1) * PARTS, question, 0, PARTS);
  }

  /** The answer that is known, with the features it was given for. */
  float recall(float[] into) {
    System.arraycopy(features, place * StageModel.COUNT, into, 0, StageModel.FIRST_LIVE);
    return answers[place];
  }

  /** The question under way has been answered. */
  void keep(float[] asked, float answer) {
    System.arraycopy(question, 0, keys, place * PARTS, PARTS);
    System.arraycopy(asked, 0, features, place * StageModel.COUNT, StageModel.FIRST_LIVE);
    answers[place] = answer;
    isUsed[place] = true;
  }
}
