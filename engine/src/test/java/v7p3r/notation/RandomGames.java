package v7p3r.notation;

import java.util.Locale;
import java.util.Random;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.Square;

/** Games of random legal moves, the same for the same seed. */
public final class RandomGames {
  private final Random random;

  public RandomGames(long seed) {
    random = new Random(seed);
  }

  public int nextInt(int bound) {
    return random.nextInt(bound);
  }

  /** A random legal move, or {@link Move#NONE} when the game is over. */
  public int move(Position position) {
    MoveList moves = position.legalMoves();
    return moves.isEmpty() ? Move.NONE : moves.get(random.nextInt(moves.size()));
  }

  /** The position after some random moves, not more than given, from a random start. */
  public Position position(int maxPlies) {
    Position position = random.nextInt(3) == 0 ? chess960() : new Position();
    for (int plies = random.nextInt(maxPlies + 1); plies > 0; plies--) {
      int move = move(position);
      if (move == Move.NONE) {
        break;
      }
      position.make(move);
    }
    return position;
  }

  /** A Chess960 start; the back ranks of the two sides may differ, as in double Chess960. */
  public Position chess960() {
    String white = backRank();
    String black = (random.nextBoolean() ? white : backRank()).toLowerCase(Locale.ROOT);
    Position position = Fen.parse(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1");
    position.setChess960(true);
    return position;
  }

  private String backRank() {
    char[] rank = new char[8];
    rank[2 * random.nextInt(4)] = 'B';
    rank[2 * random.nextInt(4) + 1] = 'B';
    put(rank, random.nextInt(6), 'Q');
    put(rank, random.nextInt(5), 'N');
    put(rank, random.nextInt(4), 'N');
    put(rank, 0, 'R');
    put(rank, 0, 'K');
    put(rank, 0, 'R');
    return new String(rank);
  }

  /** Puts a letter on the n-th free square. */
  private static void put(char[] rank, int n, char letter) {
    int file = 0;
    while (rank[file] != 0 || n-- > 0) {
      file++;
    }
    rank[file] = letter;
  }

  /** Two kings and a handful of other men on random squares: many queens, many checks. */
  public Position scattered() {
    while (true) {
      Setup setup = new Setup();
      setup.put(random.nextInt(64), Piece.WHITE_KING);
      setup.put(random.nextInt(64), Piece.BLACK_KING);
      for (int men = 2 + random.nextInt(10); men > 0; men--) {
        int square = random.nextInt(64);
        int piece = random.nextInt(Piece.WHITE_KING);
        boolean pawn = Piece.type(piece) == PieceType.PAWN;
        boolean edge = Square.rank(square) % 7 == 0;
        if (setup.pieceOn(square) == Piece.NONE && !(pawn && edge)) {
          setup.put(square, piece);
        }
      }
      setup.sideToMove(random.nextInt(2));
      try {
        return Position.of(setup);
      } catch (IllegalArgumentException e) {
        // the kings stand on each other, or the side that has moved is in check: draw again
      }
    }
  }
}
