package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Chess960CastlingTest {
  @ParameterizedTest(name = "{3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1 | O-O   | 4k3/8/8/8/8/8/8/5RK1 | king and rook swap",
        "4k3/8/8/8/8/8/8/2RK4 w C - 0 1 | O-O-O | 4k3/8/8/8/8/8/8/2KR4 | king and rook swap on the"
            + " queenside",
        "4k3/8/8/8/8/8/8/6KR w H - 0 1  | O-O   | 4k3/8/8/8/8/8/8/5RK1 | the king stays",
        "4k3/8/8/8/8/8/8/R1K5 w A - 0 1 | O-O-O | 4k3/8/8/8/8/8/8/2KR4 | the king stays on the"
            + " queenside",
        "4k3/8/8/8/8/8/8/4KR2 w F - 0 1 | O-O   | 4k3/8/8/8/8/8/8/5RK1 | the rook stays",
        "4k3/8/8/8/8/8/8/3RK3 w D - 0 1 | O-O-O | 4k3/8/8/8/8/8/8/2KR4 | the rook stays on the"
            + " queenside",
        "4k3/8/8/8/8/8/8/RK6 w A - 0 1  | O-O-O | 4k3/8/8/8/8/8/8/2KR4 | the king walks away from"
            + " the rook",
        "2k5/8/8/8/8/8/8/RK5R w HA - 0 1 | O-O   | 2k5/8/8/8/8/8/8/R4RK1 | the longest walk",
        "4k3/8/8/8/8/8/8/4KR1R w F - 0 1 | O-O  | 4k3/8/8/8/8/8/8/5RKR | the inner of two rooks",
        "5kr1/8/8/8/8/8/8/4K3 b g - 0 1 | O-O   | 5rk1/8/8/8/8/8/8/4K3 | Black does the same",
        "2rk4/8/8/8/8/8/8/4K3 b c - 0 1 | O-O-O | 2kr4/8/8/8/8/8/8/4K3 | Black on the queenside"
      })
  void kingAndRookEndWhereTheyWouldInStandardChess(
      String fen, String move, String board, String why) {
    Position position = Positions.at(fen);
    Snapshot before = Snapshot.of(position);
    Positions.play(position, move);
    assertThat(Positions.fen(position)).startsWith(board + " ");
    assertThat(position.castlingRights()).isZero();
    assertThat(Snapshot.here(position)).isEqualTo(Snapshot.here(Position.of(position.setup())));
    position.unmake();
    assertThat(Snapshot.of(position)).isEqualTo(before);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/RN2K3 w A - 0 1 | the rook cannot pass b1",
        "4k3/8/8/8/8/8/8/R2NK3 w A - 0 1 | the rook's square is taken",
        "4k3/8/8/8/8/8/8/RKN5 w A - 0 1  | the king's square is taken",
        "4k3/8/8/8/8/8/8/RK1N4 w A - 0 1 | the rook's square beyond the king is taken",
        "k7/8/8/8/8/8/8/3NRK2 w E - 0 1 | a man beyond the rook stands on its square",
        "k7/8/8/8/8/8/8/2N1RK2 w E - 0 1 | a man beyond the rook stands on the king's square",
        "4k3/8/8/8/8/8/8/1R1RK3 w B - 0 1 | another rook on the way",
        "4k3/8/8/8/8/8/8/R2nK3 w A - 0 1 | an enemy on the way",
        // Attacks.
        "4k3/8/8/8/8/8/4r3/R3K3 w A - 0 1 | in check",
        "3rk3/8/8/8/8/8/8/R3K3 w A - 0 1 | the king would pass an attacked square",
        "2r1k3/8/8/8/8/8/8/R3K3 w A - 0 1 | the king would arrive on an attacked square",
        "2r1k3/8/8/8/8/8/8/RK6 w A - 0 1 | the same, walking away from the rook",
        "4k3/8/8/8/8/8/8/qRK5 w B - 0 1 | the rook shields the king, which stays",
        "4k3/8/8/8/8/8/8/qR1K4 w B - 0 1 | the rook shields the square the king goes to",
        "4k3/8/8/8/8/8/8/r1R1K3 w C - 0 1 | the same with a rook further off"
      })
  void castlingQueensideIsForbidden(String fen, String why) {
    Position position = Positions.at(fen);
    assertThat(Positions.texts(position)).doesNotContain("O-O-O");
    assertThat(position.isLegal(castling(position, Castling.WHITE_QUEENSIDE))).isFalse();
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1r2k3/8/8/8/8/8/8/R3K3 w A - 0 1 | only the rook passes an attacked square",
        "r3k3/8/8/8/8/8/8/R3K3 w A - 0 1 | only the rook is attacked",
        "4k3/8/8/8/8/8/8/nRK5 w B - 0 1 | no slider behind the rook",
        "4k3/8/8/8/8/8/8/bRK5 w B - 0 1 | the bishop behind the rook does not attack along the"
            + " rank",
        "4k3/8/8/8/8/8/8/qR1RK3 w D - 0 1 | another rook goes on shielding",
        "4k3/8/8/8/8/8/8/N2RK3 w D - 0 1 | a man left of all that moves"
      })
  void castlingQueensideIsAllowed(String fen, String why) {
    Position position = Positions.at(fen);
    assertThat(Positions.texts(position)).contains("O-O-O");
    assertThat(position.isLegal(castling(position, Castling.WHITE_QUEENSIDE))).isTrue();
  }

  @Test
  void howMovesAreWrittenDoesNotChangeWhichAreLegal() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/qRK5 w B - 0 1");
    position.setChess960(false);
    assertThat(Positions.texts(position)).doesNotContain("O-O-O");
    Setup setup = position.setup();
    assertThat(setup.isChess960()).isFalse();
    assertThat(Positions.texts(Position.of(setup))).doesNotContain("O-O-O");
  }

  @Test
  void theRightBelongsToOneRook() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
    assertThat(position.castlingRookSquare(Castling.WHITE_KINGSIDE)).isEqualTo(Square.F1);
    Positions.play(position, "h1h2 e8d8 h2h1 d8e8");
    assertThat(position.castlingRights()).isEqualTo(Castling.WHITE_KINGSIDE);
    Positions.play(position, "f1f2");
    assertThat(position.castlingRights()).isZero();
  }

  @Test
  void theRightIsLostWithTheRook() {
    Position position = Positions.at("1r2k3/8/8/8/8/8/8/1R2K1R1 b GB - 0 1");
    Positions.play(position, "b8b1");
    assertThat(position.castlingRights()).isEqualTo(Castling.WHITE_KINGSIDE);
    position.unmake();
    assertThat(position.castlingRights())
        .isEqualTo(Castling.WHITE_KINGSIDE | Castling.WHITE_QUEENSIDE);
  }

  @Test
  void aKingThatTakesOneStepTowardItsTargetHasNotCastled() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assertThat(Positions.texts(position)).contains("f1g1", "O-O");
    Positions.play(position, "f1g1");
    assertThat(Positions.fen(position)).isEqualTo("4k3/8/8/8/8/8/8/6KR b - - 1 1");
  }

  @Test
  void castlingWithoutMovingTheKingIsNotTheEmptyMove() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    int move = Positions.move(position, "O-O");
    assertThat(Move.from(move)).isEqualTo(Move.to(move)).isEqualTo(Square.G1);
    assertThat(position.isLegal(Move.of(Square.G1, Square.G1, Move.QUIET))).isFalse();
  }

  /** Kings and rooks on all files among random men, judged by the rule spelled out below. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void castlingIsLegalExactlyByTheRule(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int legal = 0;
    int illegal = 0;
    for (int king = 0; king < 8; king++) {
      for (int rook = 0; rook < 8; rook++) {
        for (int i = 0; king != rook && i < 12; i++) {
          int side = random.nextInt(2);
          Setup setup = randomSetup(random, side, king, rook);
          Position position = Position.of(setup);
          int right = Castling.right(side, rook > king);
          boolean allowed = isAllowed(position, right);
          assertThat(position.isLegal(castling(position, right)))
              .as(Positions.fen(position))
              .isEqualTo(allowed);
          assertThat(position.legalMoves().contains(castling(position, right)))
              .as(Positions.fen(position))
              .isEqualTo(allowed);
          legal += allowed ? 1 : 0;
          illegal += allowed ? 0 : 1;
        }
      }
    }
    assertThat(legal).isGreaterThan(100);
    assertThat(illegal).isGreaterThan(100);
  }

  private static int castling(Position position, int right) {
    int index = Castling.index(right);
    int kind = Castling.isKingside(index) ? Move.CASTLE_KINGSIDE : Move.CASTLE_QUEENSIDE;
    return Move.of(position.king(position.sideToMove()), Castling.kingTarget(index), kind);
  }

  /** Few men, most of them on the back rank or looking at it. */
  private static Setup randomSetup(SplittableRandom random, int side, int king, int rook) {
    while (true) {
      Setup setup = new Setup();
      int rank = 7 * side;
      int them = Color.opposite(side);
      setup.put(Square.of(king, rank), Piece.of(side, PieceType.KING));
      setup.put(Square.of(rook, rank), Piece.of(side, PieceType.ROOK));
      setup.castling(Castling.right(side, rook > king), Square.of(rook, rank));
      setup.sideToMove(side);
      setup.chess960(true);
      put(setup, Square.of(random.nextInt(8), 7 - rank), Piece.of(them, PieceType.KING));
      int onRank = random.nextInt(3);
      for (int i = 0; i < onRank; i++) {
        int type = random.nextInt(PieceType.KNIGHT, PieceType.KING);
        put(setup, Square.of(random.nextInt(8), rank), Piece.of(random.nextInt(2), type));
      }
      if (random.nextBoolean()) {
        int type = random.nextInt(PieceType.PAWN, PieceType.KING);
        put(setup, Square.of(random.nextInt(8), random.nextInt(1, 7)), Piece.of(them, type));
      }
      try {
        Position.of(setup);
        return setup;
      } catch (IllegalSetupException e) {
        // a king too many in check: once more
      }
    }
  }

  private static void put(Setup setup, int square, int piece) {
    if (setup.pieceOn(square) == Piece.NONE) {
      setup.put(square, piece);
    }
  }

  /**
   * All squares from king and rook to their targets are free but for the two; the king is not
   * attacked where it stands, where it passes and, with the rook in its new place, where it ends.
   */
  private static boolean isAllowed(Position position, int right) {
    PlainBoard board = new PlainBoard(position);
    int side = position.sideToMove();
    int them = Color.opposite(side);
    int rank = 56 * side;
    boolean kingside = right == Castling.right(side, true);
    int king = position.king(side);
    int rook = position.castlingRookSquare(right);
    int kingTarget = rank + (kingside ? 6 : 2);
    int rookTarget = rank + (kingside ? 5 : 3);
    if (board.checkers(side) != 0) {
      return false;
    }
    board.men[king] = Piece.NONE;
    for (int at = Math.min(king, kingTarget); at <= Math.max(king, kingTarget); at++) {
      if (at != rook && !board.isEmpty(at) || board.attackers(them, at) != 0) {
        return false;
      }
    }
    board.men[rook] = Piece.NONE;
    for (int at = Math.min(rook, rookTarget); at <= Math.max(rook, rookTarget); at++) {
      if (!board.isEmpty(at)) {
        return false;
      }
    }
    board.men[rookTarget] = Piece.of(side, PieceType.ROOK);
    board.men[kingTarget] = Piece.of(side, PieceType.KING);
    return board.checkers(side) == 0;
  }
}
