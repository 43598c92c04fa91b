package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.notation.Fen;

class MakeUnmakeTest {
  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void takingBackAMoveRestoresAllThatCanBeAsked(RandomGame game) {
    game.forEach(
        position -> {
          if (position.movesMade() % 3 != 0) {
            return;
          }
          Snapshot before = Snapshot.of(position);
          MoveList moves = position.legalMoves();
          for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            position.inCheck();
            position.hasLegalMove();
            position.unmake();
            assertThat(position.key())
                .as(Positions.text(moves.get(i)))
                .isEqualTo(before.here().keys().getFirst());
          }
          assertThat(Snapshot.of(position)).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void takingBackAWholeGameRestoresEveryPositionOnTheWay(RandomGame game) {
    ArrayDeque<Snapshot> passed = new ArrayDeque<>();
    Position[] last = new Position[1];
    game.forEach(
        position -> {
          passed.push(Snapshot.of(position));
          last[0] = position;
        });
    Position position = last[0];
    passed.pop();
    while (!passed.isEmpty()) {
      position.unmake();
      assertThat(Snapshot.of(position)).isEqualTo(passed.pop());
    }
    assertThat(position.movesMade()).isZero();
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void aPositionReachedByMovesEqualsTheSamePositionSetUp(RandomGame game) {
    game.forEach(
        position -> {
          Position fresh = Position.of(position.setup());
          assertThat(Snapshot.here(position)).isEqualTo(Snapshot.here(fresh));
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void aNullMoveOnlyPassesTheTurn(RandomGame game) {
    game.forEach(
        position -> {
          if (position.inCheck()) {
            return;
          }
          Snapshot before = Snapshot.of(position);
          visitAMove(position);
          position.makeNull();
          Setup passed = Positions.setup(before.here().fen());
          passed.sideToMove(Color.opposite(passed.sideToMove()));
          passed.enPassantSquare(Square.NONE);
          passed.rule50(passed.rule50() + 1);
          passed.fullMoveNumber(passed.fullMoveNumber() + (position.gamePly() + 1) % 2);
          passed.chess960(position.isChess960());
          assertThat(Snapshot.here(position)).isEqualTo(Snapshot.here(Position.of(passed)));
          assertThat(position.lastMove()).isEqualTo(Move.NONE);
          assertThat(position.lastCaptured()).isEqualTo(Piece.NONE);
          assertThat(position.repetitions()).isZero();
          position.unmakeNull();
          assertThat(Snapshot.of(position)).isEqualTo(before);
        });
  }

  /** Leaves behind, in the place of the next position, what was found out after another move. */
  private static void visitAMove(Position position) {
    MoveList moves = position.legalMoves();
    if (!moves.isEmpty()) {
      position.make(moves.get(position.movesMade() % moves.size()));
      Snapshot.here(position);
      position.unmake();
    }
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void phaseAndCountsAgreeWithTheMenOnTheBoard(RandomGame game) {
    int[] weight = {0, 1, 1, 2, 4, 0};
    game.forEach(
        position -> {
          int phase = 0;
          long material = 0;
          int[] counts = new int[Piece.COUNT];
          for (int square = 0; square < 64; square++) {
            int piece = position.pieceOn(square);
            assertThat(position.isEmpty(square)).isEqualTo(piece == Piece.NONE);
            if (piece != Piece.NONE) {
              phase += weight[Piece.type(piece)];
              material += 1L << 4 * piece;
              counts[piece]++;
            }
          }
          assertThat(position.phase()).isEqualTo(phase);
          assertThat(position.materialKey()).isEqualTo(material);
          for (int piece = 0; piece < Piece.COUNT; piece++) {
            assertThat(position.count(piece)).isEqualTo(counts[piece]);
          }
        });
  }

  @Test
  void theFullSetOfMenHasTheFullPhase() {
    assertThat(new Position().phase()).isEqualTo(Position.FULL_PHASE).isEqualTo(24);
  }

  @Test
  void everyKindOfMoveDoesToTheBoardWhatTheRulesSay() {
    assertAfter(Fen.START, "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assertAfter(Fen.START, "g1f3", "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    String open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20";
    assertAfter(open, "O-O", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 8 20");
    assertAfter(open, "O-O-O", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 8 20");
    assertAfter(open, "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 8 20");
    assertAfter(open, "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 8 20");
    assertAfter(open, "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 20");
    String passing = "4k3/2p5/8/3P4/8/8/8/4K3 b - - 3 9";
    assertAfter(passing, "c7c5", "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 10");
    assertAfter(passing, "c7c6", "4k3/8/2p5/3P4/8/8/8/4K3 w - - 0 10");
    assertAfter("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 10", "d5c6", "4k3/8/2P5/8/8/8/8/4K3 b - - 0 10");
    String promoting = "1n2k3/P7/8/8/8/8/8/4K3 w - - 5 40";
    assertAfter(promoting, "a7a8q", "Qn2k3/8/8/8/8/8/8/4K3 b - - 0 40");
    assertAfter(promoting, "a7a8n", "Nn2k3/8/8/8/8/8/8/4K3 b - - 0 40");
    assertAfter(promoting, "a7b8r", "1R2k3/8/8/8/8/8/8/4K3 b - - 0 40");
  }

  @Test
  void anEnPassantSquareIsKeptOnlyWhereACaptureIsLegal() {
    // The black pawn on b4 is pinned on the rank: taking would open it to the rook.
    assertAfter("8/8/8/8/kp4R1/8/2P5/4K3 w - - 0 1", "c2c4", "8/8/8/8/kpP3R1/8/8/4K3 b - - 0 1");
    assertAfter("8/8/8/8/kp6/8/2P3R1/4K3 w - - 0 1", "c2c4", "8/8/8/8/kpP5/8/6R1/4K3 b - c3 0 1");
    // Pinned on the diagonal along which it captures, which is allowed, and on the other one.
    assertAfter("8/8/8/k7/1p6/8/2P5/4B1K1 w - - 0 1", "c2c4", "8/8/8/k7/1pP5/8/8/4B1K1 b - c3 0 1");
    assertAfter("5B2/8/8/8/1p6/k7/2P5/6K1 w - - 0 1", "c2c4", "5B2/8/8/8/1pP5/k7/8/6K1 b - - 0 1");
  }

  private static void assertAfter(String before, String move, String after) {
    Position position = Positions.at(before);
    Positions.play(position, move);
    assertThat(Positions.fen(position)).as(move + " in " + before).isEqualTo(after);
    assertThat(Snapshot.here(position)).isEqualTo(Snapshot.here(Positions.at(after)));
  }

  @Test
  void theLastMoveAndItsVictimAreRemembered() {
    Position position = Positions.at("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 10");
    assertThat(position.lastMove()).isEqualTo(Move.NONE);
    assertThat(position.lastCaptured()).isEqualTo(Piece.NONE);
    int move = Positions.move(position, "d5c6");
    position.make(move);
    assertThat(position.lastMove()).isEqualTo(move);
    assertThat(position.lastCaptured()).isEqualTo(Piece.BLACK_PAWN);
    position.unmake();
    assertThat(position.lastMove()).isEqualTo(Move.NONE);
  }

  @Test
  void moveNumbersCountFromTheSetup() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/4K2R b K - 12 34");
    assertThat(position.fullMoveNumber()).isEqualTo(34);
    assertThat(position.gamePly()).isEqualTo(67);
    assertThat(position.movesMade()).isZero();
    Positions.play(position, "e8e7");
    assertThat(position.fullMoveNumber()).isEqualTo(35);
    assertThat(position.gamePly()).isEqualTo(68);
    assertThat(position.movesMade()).isEqualTo(1);
    assertThat(position.rule50()).isEqualTo(13);
  }

  @Test
  void aGameLongerThanAnyReserveCanBePlayedAndTakenBack() {
    Position position = new Position();
    Snapshot start = Snapshot.of(position);
    int rounds = 1500;
    for (int i = 0; i < rounds; i++) {
      Positions.play(position, "g1f3 g8f6 f3g1 f6g8");
    }
    assertThat(position.repetitions()).isEqualTo(rounds);
    assertThat(position.rule50()).isEqualTo(4 * rounds);
    for (int i = 0; i < 4 * rounds; i++) {
      position.unmake();
    }
    assertThat(Snapshot.of(position)).isEqualTo(start);
  }
}
