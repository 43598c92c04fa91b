package v7p3r.board;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import v7p3r.notation.Fen;

/** A game of random moves, the same for the same seed, that likes one kind of move. */
record RandomGame(String start, Taste taste, long seed, int plies) {

  /** Which moves are preferred, three times out of four, where there are any. */
  enum Taste {
    ANY,
    /** Soon few men. */
    CAPTURES,
    /** Double steps and promotions, en passant before all. */
    PAWNS,
    /** Castling as soon as possible. */
    CASTLING,
    /** Checks, double checks before all, and so evasions. */
    CHECKS,
    /** Nothing irreversible, so that positions come back. */
    SHUFFLE;

    /** 0 is indifference; of the others only the highest counts. */
    int liking(Position position, int move) {
      int type = Piece.type(position.pieceOn(Move.from(move)));
      return switch (this) {
        case ANY -> 1;
        case CAPTURES -> Move.isCapture(move) ? 1 : 0;
        case PAWNS -> Move.isEnPassant(move) ? 2 : type == PieceType.PAWN ? 1 : 0;
        case CASTLING -> Move.isCastling(move) ? 2 : clearsTheWay(position, move, type) ? 1 : 0;
        case CHECKS -> Math.min(2, checkers(position, move));
        case SHUFFLE -> Move.isQuiet(move) && type != PieceType.PAWN ? 1 : 0;
      };
    }

    private static boolean clearsTheWay(Position position, int move, int type) {
      return type != PieceType.KING
          && type != PieceType.ROOK
          && Square.relativeRank(position.sideToMove(), Move.from(move)) <= 1;
    }

    private static int checkers(Position position, int move) {
      position.make(move);
      int checkers = Long.bitCount(position.checkers());
      position.unmake();
      return checkers;
    }
  }

  /** Beside the usual start: castling near, pawns about to meet, endgames, batteries. */
  private static final List<String> STARTS =
      List.of(
          Fen.START,
          Fen.START,
          "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8",
          "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
          "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 30",
          "8/2k5/3p4/p2P1p2/P2P1P2/8/8/4K3 w - - 0 1",
          "8/8/3k4/8/2nb4/8/2B1KR2/8 b - - 11 70",
          "1n2k1r1/pp3p2/8/3b2n1/4N3/2B5/1P3P2/1N2R1K1 w - - 0 1",
          "7k/5K2/8/3Q2P1/8/8/8/8 w - - 0 90");

  static Stream<RandomGame> standard() {
    return IntStream.range(0, 2 * STARTS.size() * Taste.values().length)
        .mapToObj(
            i -> new RandomGame(STARTS.get(i % STARTS.size()), taste(i / STARTS.size()), i, 120));
  }

  static Stream<RandomGame> chess960() {
    return IntStream.range(0, 24)
        .mapToObj(i -> new RandomGame(Chess960.fen(i * 397 % 960), taste(i), 1000 + i, 120));
  }

  static Stream<RandomGame> all() {
    return Stream.concat(standard(), chess960());
  }

  private static Taste taste(int i) {
    return Taste.values()[i % Taste.values().length];
  }

  /** Plays the game; at every position, the first and the last included, the visitor may look. */
  void forEach(Consumer<Position> visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = Positions.at(start);
    visitor.accept(position);
    for (int ply = 0; ply < plies && position.hasLegalMove(); ply++) {
      position.make(choose(position, random));
      visitor.accept(position);
    }
  }

  private int choose(Position position, SplittableRandom random) {
    MoveList moves = position.legalMoves();
    List<Integer> liked = new ArrayList<>();
    int highest = 1;
    for (int i = 0; i < moves.size(); i++) {
      int liking = taste.liking(position, moves.get(i));
      if (liking > highest) {
        highest = liking;
        liked.clear();
      }
      if (liking == highest) {
        liked.add(moves.get(i));
      }
    }
    return liked.isEmpty() || random.nextInt(4) == 0
        ? moves.get(random.nextInt(moves.size()))
        : liked.get(random.nextInt(liked.size()));
  }

  @Override
  public String toString() {
    return taste + " game " + seed + " from " + start;
  }
}
