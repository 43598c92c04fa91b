package v7p3r.desc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.eval.EvalFixture;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.profile.SampleGames;
import v7p3r.search.Line;

class PriorFeaturesTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private static final int UNEXPECTED = UciMove.parse(new Position(), "a2a4");

  private final PriorFeatures extractor = new PriorFeatures();
  private final float[] features = new float[PriorFeatures.COUNT];

  /** Counts that every perft table has. */
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 20, 0, 0",
    KIWIPETE + ", 48, 8, 0",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 14, 1, 2",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 6, 0, 0"
  })
  void movesCapturesAndChecksAreThoseOfThePerftTables(
      String fen, int moves, int captures, int checks) {
    look(fen);
    assertThat(value(Feature.LEGAL_MOVES)).isEqualTo(moves);
    assertThat(value(Feature.CAPTURES)).isEqualTo(captures);
    assertThat(value(Feature.CHECKS)).isEqualTo(checks);
    assertThat(value(Feature.TENSION_SCORE)).isEqualTo((float) (captures + checks) / moves);
  }

  @Test
  void theStartHasAllMenAndNoTension() {
    look(Fen.START);
    assertThat(value(Feature.PIECES_LEFT)).isEqualTo(24);
    assertThat(value(Feature.PAWNS)).isEqualTo(16);
    assertThat(value(Feature.TOTAL_MATERIAL)).isEqualTo(79);
    assertThat(value(Feature.CASTLING_RIGHTS)).isEqualTo(4);
    assertThat(value(Feature.SHELTER)).isEqualTo(3);
    assertThat(value(Feature.UNDEFENDED_PIECES)).as("both rooks").isEqualTo(2);
    assertThat(value(Feature.HAS_BISHOP_PAIR)).isEqualTo(1);
    for (Feature none :
        List.of(
            Feature.DOUBLED_PAWNS,
            Feature.ISOLATED_PAWNS,
            Feature.BACKWARD_PAWNS,
            Feature.PASSED_PAWNS,
            Feature.ATTACKERS_KING,
            Feature.HANGING_PIECES,
            Feature.MATERIAL_DIFF,
            Feature.MOBILITY_DIFF,
            Feature.IN_CHECK,
            Feature.HAS_PAWN_CHAINS,
            Feature.HAS_KING_ATTACK,
            Feature.KING_DANGER)) {
      assertThat(value(none)).as(none.column()).isZero();
    }
  }

  @Test
  void twoDoubledPairsAreFourIsolatedPawnsAndTwoPassedOnes() {
    look("4k3/8/8/8/8/P1P5/P1P5/4K3 w - - 0 1");
    assertThat(value(Feature.DOUBLED_PAWNS)).isEqualTo(2);
    assertThat(value(Feature.ISOLATED_PAWNS)).isEqualTo(4);
    assertThat(value(Feature.PASSED_PAWNS)).isEqualTo(2);
    assertThat(value(Feature.HAS_PASSED_PAWNS)).isEqualTo(1);
    assertThat(value(Feature.MATERIAL_DIFF)).isEqualTo(4);
    assertThat(value(Feature.MATERIAL_COMPLEXITY)).isEqualTo(1);
  }

  @Test
  void threePawnsInADiagonalRowAreAChainWithOneLink() {
    look("4k3/8/8/8/3P4/2P5/1P6/4K3 w - - 0 1");
    assertThat(value(Feature.PAWN_CHAIN_LINKS)).isEqualTo(1);
    assertThat(value(Feature.HAS_PAWN_CHAINS)).isEqualTo(1);
    assertThat(value(Feature.PAWN_CHAIN_INTEGRITY)).isEqualTo(2 / 3f);
    look("4k3/8/8/8/8/2P5/1P6/4K3 w - - 0 1");
    assertThat(value(Feature.HAS_PAWN_CHAINS)).isZero();
  }

  @Test
  void attackersOfTheKingAreThoseOfTheSideToMove() {
    String attack = "6k1/5ppp/8/6N1/2B5/8/8/K7 ";
    look(attack + "b - - 0 1");
    assertThat(value(Feature.ATTACKERS_KING)).isEqualTo(2);
    assertThat(value(Feature.ATTACKERS_ENEMY_KING)).isZero();
    assertThat(value(Feature.HAS_KING_ATTACK)).isEqualTo(1);
    assertThat(value(Feature.KING_DANGER)).isEqualTo(2 * (8 - 3));
    look(attack + "w - - 0 1");
    assertThat(value(Feature.ATTACKERS_KING)).isZero();
    assertThat(value(Feature.ATTACKERS_ENEMY_KING)).isEqualTo(2);
    assertThat(value(Feature.UNDEFENDED_PIECES)).as("knight and bishop").isEqualTo(2);
  }

  @Test
  void aBishopIsBadBehindThreeOwnPawnsOfItsColorOneOfThemBlocked() {
    look("4k3/8/4p3/3pP3/3P1P2/8/8/2B1K3 w - - 0 1");
    assertThat(value(Feature.POSITION_HAS_BAD_BISHOP)).isEqualTo(1);
    look("4k3/8/4p3/3pP3/3P1P2/8/8/4KB2 w - - 0 1");
    assertThat(value(Feature.POSITION_HAS_BAD_BISHOP)).as("the other color").isZero();
  }

  @Test
  void kingsOnOneFileWithOneSquareBetweenAreOpposed() {
    look("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    assertThat(value(Feature.POSITION_IS_ENDGAME_OPPOSITION)).isEqualTo(1);
    look("4k3/8/8/4K3/4P3/8/8/8 w - - 0 1");
    assertThat(value(Feature.POSITION_IS_ENDGAME_OPPOSITION)).as("two squares").isZero();
    look("4k3/8/4K3/4P3/8/8/8/R7 w - - 0 1");
    assertThat(value(Feature.POSITION_IS_ENDGAME_OPPOSITION)).as("a rook").isZero();
  }

  @Test
  void aRecaptureIsOneOnTheSquareOfTheLastMove() {
    Position position = Fen.parse("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    position.make(UciMove.parse(position, "e4d5"));
    extractor.extract(position, features);
    assertThat(value(Feature.RECAPTURES)).isEqualTo(1);
    look(Fen.format(position));
    assertThat(value(Feature.RECAPTURES)).as("without the last move").isZero();
  }

  @Test
  void aHangingQueenIsAWinningCapture() {
    look("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
    assertThat(value(Feature.HANGING_ENEMY_PIECES)).isEqualTo(1);
    assertThat(value(Feature.WINNING_CAPTURES)).isEqualTo(1);
    assertThat(value(Feature.HANGING_PIECES)).as("the pawn").isEqualTo(1);
  }

  @Test
  void anUnexpectedMoveIsASurpriseAndTheExpectedOneIsNot() {
    Position position = new Position();
    position.make(UciMove.parse(position, "e2e4"));
    int expected = UciMove.parse(position, "e7e5");
    int played = UciMove.parse(position, "f7f6");
    position.make(played);
    extractor.extract(position, new CarryOver(0.55, expected), features);
    float now = value(Feature.STATIC_CHANCE);
    assertThat(value(Feature.CARRY_KNOWN)).isEqualTo(1);
    assertThat(value(Feature.CARRY_SURPRISE)).isEqualTo(1);
    assertThat(value(Feature.CARRY_CHANCE)).isEqualTo(0.55f);
    assertThat(value(Feature.CARRY_STEP)).isEqualTo(now - 0.55f);
    extractor.extract(position, new CarryOver(0.55, played), features);
    assertThat(value(Feature.CARRY_SURPRISE)).isZero();
  }

  @Test
  void theOwnLineTellsTheExpectedReply() {
    Position position = new Position();
    int own = UciMove.parse(position, "e2e4");
    position.make(own);
    int reply = UciMove.parse(position, "e7e5");
    assertThat(CarryOver.of(0, Line.of(own, reply))).isEqualTo(new CarryOver(0.5, reply));
    assertThat(CarryOver.of(0, Line.of(own)).reply()).isEqualTo(Move.NONE);
  }

  @Test
  void withoutAMoveBeforeNothingIsASurprise() {
    look(KIWIPETE);
    assertThat(value(Feature.CARRY_KNOWN)).isZero();
    assertThat(value(Feature.CARRY_CHANCE)).isEqualTo(value(Feature.STATIC_CHANCE));
    assertThat(value(Feature.CARRY_STEP)).isZero();
    assertThat(value(Feature.CARRY_SURPRISE)).isZero();
  }

  @Test
  void theMirroredPositionHasTheSameFeatures() {
    float[] mirrored = new float[PriorFeatures.COUNT];
    SampleGames.forEach(
        300,
        7,
        position -> {
          String fen = Fen.format(position);
          look(fen);
          extractor.extract(Fen.parse(EvalFixture.mirror(fen)), mirrored);
          assertThat(mirrored).as(fen).containsExactly(features);
        });
  }

  @Test
  void everyFeatureSpeaksInSomePosition() {
    float[] sums = new float[PriorFeatures.COUNT];
    SampleGames.forEach(
        400,
        3,
        position -> {
          extractor.extract(position, new CarryOver(0.5, UNEXPECTED), features);
          for (int i = 0; i < sums.length; i++) {
            assertThat(features[i]).isFinite();
            sums[i] += Math.abs(features[i]);
          }
        });
    look("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    for (Feature feature : Feature.prior()) {
      sums[feature.index()] += value(feature);
      assertThat(sums[feature.index()]).as(feature.column()).isPositive();
    }
  }

  private void look(String fen) {
    extractor.extract(Fen.parse(fen), features);
  }

  private float value(Feature feature) {
    return features[feature.index()];
  }
}
