package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ChecksAndPinsTest {
  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void checkersAndPinsAgreeWithTheBoardReadSquareBySquare(RandomGame game) {
    game.forEach(
        position -> {
          PlainBoard plain = new PlainBoard(position);
          int us = position.sideToMove();
          assertThat(position.checkers()).isEqualTo(plain.checkers(us));
          assertThat(position.inCheck()).isEqualTo(plain.checkers(us) != 0);
          assertThat(position.pinned()).isEqualTo(plain.pinned(us));
          assertThat(position.pinned(Color.WHITE)).isEqualTo(plain.pinned(Color.WHITE));
          assertThat(position.pinned(Color.BLACK)).isEqualTo(plain.pinned(Color.BLACK));
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void attackersOfEverySquareAgreeWithTheBoardReadSquareBySquare(RandomGame game) {
    game.forEach(
        position -> {
          if (position.movesMade() % 9 != 0) {
            return;
          }
          PlainBoard plain = new PlainBoard(position);
          long occupied = position.pieces();
          for (int square = 0; square < 64; square++) {
            long white = plain.attackers(Color.WHITE, square);
            long black = plain.attackers(Color.BLACK, square);
            assertThat(position.attackersTo(square, occupied)).isEqualTo(white | black);
            assertThat(position.attackersTo(square, occupied, Color.WHITE)).isEqualTo(white);
            assertThat(position.isAttacked(square, occupied, Color.WHITE)).isEqualTo(white != 0);
            assertThat(position.isAttacked(square, occupied, Color.BLACK)).isEqualTo(black != 0);
          }
        });
  }

  @Test
  void attackersLookThroughMenThatTheOccupationLeavesOut() {
    Position position = Positions.at("4k3/8/8/4r3/4r3/8/4K3/8 w - - 0 1");
    long without = position.pieces() & ~Bitboard.of(Square.E4);
    assertThat(Bitboard.contains(position.attackersTo(Square.E2, without), Square.E5)).isTrue();
    assertThat(position.isAttacked(Square.E1, position.pieces(), Color.BLACK)).isFalse();
    long kingLeft = position.pieces() & ~Bitboard.of(Square.E2);
    assertThat(position.isAttacked(Square.E1, kingLeft, Color.BLACK)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void givesCheckForetellsWhetherTheMoveChecks(RandomGame game) {
    SplittableRandom random = new SplittableRandom(game.seed());
    game.forEach(
        position -> {
          MoveList moves = position.legalMoves();
          for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (random.nextInt(8) == 0) {
              position.inCheck(); // what was asked before must not matter
            }
            boolean foretold = position.givesCheck(move);
            position.make(move);
            boolean check = new PlainBoard(position).checkers(position.sideToMove()) != 0;
            position.unmake();
            assertThat(foretold)
                .as(Positions.text(move) + " in " + Positions.fen(position))
                .isEqualTo(check);
          }
        });
  }

  @ParameterizedTest(name = "{1} in {0}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // The rook checks from where castling puts it.
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1 | O-O | true",
        "6k1/8/8/8/8/8/8/4K2R w K - 0 1 | O-O | false",
        "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1 | O-O-O | true",
        "3k4/3p4/8/8/8/8/8/R3K3 w Q - 0 1 | O-O-O | false",
        // The king steps off the rank that its rook then checks along.
        "8/8/8/8/8/8/8/RK3k2 w A - 0 1 | O-O-O | true",
        // En passant: by the pawn, by the line it leaves, by the line of the taken pawn, by both.
        "8/1k6/8/2pP4/8/8/8/4K3 w - c6 0 1 | d5c6 | true",
        "3k4/8/8/2pP4/8/8/8/3RK3 w - c6 0 1 | d5c6 | true",
        "8/8/8/k1pP3R/8/8/8/4K3 w - c6 0 1 | d5c6 | true",
        "8/8/5k2/2pP4/1B6/8/8/4K3 w - c6 0 1 | d5c6 | false",
        "5k2/8/8/2pP4/1B6/8/8/4K3 w - c6 0 1 | d5c6 | true",
        "5k2/8/8/2pP4/8/8/8/4K3 w - c6 0 1 | d5c6 | false",
        // Promotion: each man by its own lines, also back through the square just left.
        "8/P7/8/8/8/8/k7/4K3 w - - 0 1 | a7a8q | true",
        "8/P7/8/8/8/8/k7/4K3 w - - 0 1 | a7a8r | true",
        "8/P7/8/8/8/8/k7/4K3 w - - 0 1 | a7a8b | false",
        "8/P7/8/8/8/8/k7/4K3 w - - 0 1 | a7a8n | false",
        "8/P1k5/8/8/8/8/8/4K3 w - - 0 1 | a7a8n | true",
        "8/P7/8/8/8/8/6k1/4K3 w - - 0 1 | a7a8b | true",
        "1n6/P7/8/8/8/8/1k6/4K3 w - - 0 1 | a7b8r | true",
        // A discovered check by a king, and a king that stays on the line.
        "4k3/8/8/8/8/4K3/8/4R3 w - - 0 1 | e3d3 | true",
        "4k3/8/8/8/8/4K3/8/4R3 w - - 0 1 | e3e4 | false",
        // A pawn that steps along the line it shields uncovers nothing.
        "4k3/8/8/8/8/8/4P3/K3R3 w - - 0 1 | e2e4 | false",
        "4k3/8/8/8/8/3p4/4P3/K3R3 w - - 0 1 | e2d3 | true"
      })
  void givesCheckKnowsTheSpecialMoves(String fen, String move, boolean check) {
    Position position = Positions.at(fen);
    assertThat(position.givesCheck(Positions.move(position, move))).isEqualTo(check);
  }

  @Test
  void twoOwnMenOnTheLineAreNotPinned() {
    Position position = Positions.at("4k3/4r3/8/4N3/8/4N3/8/4K3 w - - 0 1");
    assertThat(position.pinned()).isZero();
  }

  @Test
  void anEnemyManOnTheLineMeansNoPin() {
    Position position = Positions.at("4k3/4r3/8/4n3/8/4N3/8/4K3 w - - 0 1");
    assertThat(position.pinned()).isZero();
  }

  @Test
  void pinsOfTheSideNotToMoveAreKnownToo() {
    Position position = Positions.at("4k3/4q3/8/8/8/8/8/K3R3 w - - 0 1");
    assertThat(position.pinned()).isZero();
    assertThat(position.pinned(Color.BLACK)).isEqualTo(Bitboard.of(Square.E7));
  }
}
