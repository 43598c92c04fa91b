package v7p3r.eval;

import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;

/** Pawn skeletons seen before, by pawn key: their score and their passed pawns. */
final class PawnTable {
  private static final int ENTRIES = 1 << 14;
  private static final int STRIDE = 4;

  /** Key, passed pawns, score, unused: half a cache line an entry. */
  private final long[] table = new long[ENTRIES * STRIDE];

  private int score;
  private long passedPawns;

  PawnTable() {
    clear();
  }

  void clear() {
    java.util.Arrays.fill(table, 0);
    for (int entry = 0; entry < ENTRIES; entry++) {
      table[entry * STRIDE] = ~(long) entry; // a key that no position maps onto this entry
    }
  }

  /** Whether the skeleton is known; then {@link #score} and {@link #passedPawns} are its. */
  boolean probe(Position position) {
    int entry = entry(position.pawnKey());
    if (table[entry] != position.pawnKey()) {
      return false;
    }
    passedPawns = table[entry + 1];
    score = (int) table[entry + 2];
    return true;
  }

  void store(Position position, int score, long passedPawns) {
    int entry = entry(position.pawnKey());
    table[entry] = position.pawnKey();
    table[entry + 1] = passedPawns;
    table[entry + 2] = score;
    this.score = score;
    this.passedPawns = passedPawns;
  }

  /** Packed, White's minus Black's. */
  int score() {
    return score;
  }

  long passedPawns() {
    return passedPawns;
  }

  /** Pawns of both sides with no enemy pawn before them on their own or a neighboring file. */
  static long findPassedPawns(EvalContext context) {
    return passed(context, Color.WHITE) | passed(context, Color.BLACK);
  }

  private static long passed(EvalContext context, int us) {
    long enemies = Bitboard.forwardFill(us ^ 1, context.pawns(us ^ 1));
    long guarded = enemies | Bitboard.sideways(enemies);
    long behindOwn = Bitboard.forwardFill(us ^ 1, context.pawns(us));
    return context.pawns(us) & ~guarded & ~behindOwn;
  }

  private static int entry(long key) {
    return ((int) key & ENTRIES - 1) * STRIDE;
  }
}
