package v7p3r.engine;

import java.util.SplittableRandom;
import v7p3r.board.Move;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;

/**
 * What a player notices of a position at one turn. A man that is overlooked is overlooked in every
 * line, as people do; quiet moves, moves backward and moves across the board are overlooked most
 * often, recaptures hardly ever.
 */
final class Attention {
  private static final double RECAPTURE = 0.08;
  private static final double CAPTURE = 0.45;
  private static final double CHECK = 0.6;
  private static final double QUIET = 0.8;
  private static final double BACKWARD = 0.2;
  private static final double FAR = 0.2;

  /** So many steps of a queen are far. */
  private static final int FAR_SQUARES = 4;

  private final double blindness;
  private final double[] luck = new double[Square.COUNT];

  Attention(double blindness, SplittableRandom random) {
    this.blindness = blindness;
    for (int square = 0; square < Square.COUNT; square++) {
      luck[square] = random.nextDouble();
    }
  }

  /** Whether a legal move of the position is noticed. */
  boolean notices(Position position, int move) {
    return luck[Move.from(move)] >= blindness * difficulty(position, move);
  }

  /** From 0, nobody overlooks it, to 1, a weak player mostly does. */
  static double difficulty(Position position, int move) {
    if (Move.isCapture(move) && Move.to(move) == Move.to(position.lastMove())) {
      return RECAPTURE;
    }
    double difficulty = QUIET;
    if (Move.isCapture(move)) {
      difficulty = CAPTURE;
    } else if (position.givesCheck(move)) {
      difficulty = CHECK;
    }
    return difficulty
        + (isBackward(position, move) ? BACKWARD : 0)
        + (Square.distance(Move.from(move), Move.to(move)) >= FAR_SQUARES ? FAR : 0);
  }

  private static boolean isBackward(Position position, int move) {
    int side = position.sideToMove();
    return Piece.type(position.pieceOn(Move.from(move))) != PieceType.KING
        && Square.relativeRank(side, Move.to(move)) < Square.relativeRank(side, Move.from(move));
  }
}
