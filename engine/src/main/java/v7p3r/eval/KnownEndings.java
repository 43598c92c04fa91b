package v7p3r.eval;

import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PieceLead;

/**
 * How far the side without pawns can hope to win, by the pieces of both sides: endings that theory
 * has settled, and a rule of thumb for the others.
 */
final class KnownEndings {
  private static final String LETTERS = "NBRQ";

  /** Up to two pieces of each of four types. */
  private static final int CODES = 3 * 3 * 3 * 3;

  private static final int NO_CODE = -1;

  /** Parts of {@link EndgameScale#FULL}. */
  private static final int HOPELESS = 0;

  private static final int BOOK_DRAW = 4;
  private static final int TRICKY = 14;
  private static final int HARD = 32;

  private static final byte[] SCALES = new byte[CODES * CODES];

  static {
    for (int strong = 0; strong < CODES; strong++) {
      for (int weak = 0; weak < CODES; weak++) {
        SCALES[strong * CODES + weak] = (byte) byLead(worth(strong), worth(weak));
      }
    }
    know("NN", "", HOPELESS);
    know("NN", "N", HOPELESS);
    know("NN", "B", HOPELESS);
    know("BB", "B", BOOK_DRAW);
    know("BB", "N", HARD);
    know("BN", "N", BOOK_DRAW);
    know("BN", "B", BOOK_DRAW);
    know("R", "N", BOOK_DRAW + 2);
    know("R", "B", BOOK_DRAW);
    know("RN", "R", BOOK_DRAW + 2);
    know("RB", "R", TRICKY);
    know("RB", "RN", BOOK_DRAW);
    know("RB", "RB", BOOK_DRAW);
    know("RR", "RN", TRICKY);
    know("RR", "RB", TRICKY);
    know("RR", "Q", BOOK_DRAW);
    know("Q", "NN", BOOK_DRAW);
    know("Q", "BN", HARD);
    know("Q", "BB", HARD);
    know("Q", "RN", BOOK_DRAW);
    know("Q", "RB", BOOK_DRAW);
    know("QN", "Q", BOOK_DRAW + 2);
    know("QB", "Q", TRICKY);
  }

  private KnownEndings() {}

  /** 0 to {@link EndgameScale#FULL}, for a stronger side that has no pawns. */
  static int scale(EvalContext context, int strong) {
    int weak = strong ^ 1;
    int own = code(context.position(), strong);
    int enemy = code(context.position(), weak);
    int scale =
        own == NO_CODE || enemy == NO_CODE ? EndgameScale.FULL : SCALES[own * CODES + enemy];
    int pawns = Long.bitCount(context.pawns(weak));
    return pawns > 0 && PieceLead.of(context.position(), strong) - pawns < PieceLead.WINNING
        ? Math.min(scale, TRICKY)
        : scale;
  }

  private static int byLead(int strong, int weak) {
    if (strong < PieceLead.ROOK) {
      return HOPELESS;
    }
    return strong - weak < PieceLead.WINNING ? TRICKY : EndgameScale.FULL;
  }

  private static void know(String strong, String weak, int scale) {
    SCALES[code(strong) * CODES + code(weak)] = (byte) scale;
  }

  private static int code(String letters) {
    int code = 0;
    for (int type = 0; type < LETTERS.length(); type++) {
      int count = 0;
      for (int i = 0; i < letters.length(); i++) {
        count += letters.charAt(i) == LETTERS.charAt(type) ? 1 : 0;
      }
      code = 3 * code + count;
    }
    return code;
  }

  /** As the letters would give it, or {@link #NO_CODE} when there are three of a type. */
  private static int code(Position position, int side) {
    int code = 0;
    for (int type = PieceType.KNIGHT; type <= PieceType.QUEEN; type++) {
      int count = position.count(Piece.of(side, type));
      if (count > 2) {
        return NO_CODE;
      }
      code = 3 * code + count;
    }
    return code;
  }

  private static int worth(int code) {
    int queens = code % 3;
    int rooks = code / 3 % 3;
    int minors = code / 9 % 3 + code / 27;
    return PieceLead.MINOR * minors + PieceLead.ROOK * rooks + PieceLead.QUEEN * queens;
  }
}
