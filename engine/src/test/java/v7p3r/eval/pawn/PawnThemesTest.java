package v7p3r.eval.pawn;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.eval.EvalFixture.black;
import static v7p3r.eval.EvalFixture.weight;
import static v7p3r.eval.EvalFixture.white;
import static v7p3r.eval.context.Score.ZERO;
import static v7p3r.eval.context.Weight.BACKWARD_PAWN;
import static v7p3r.eval.context.Weight.CENTER_PAWN;
import static v7p3r.eval.context.Weight.DOUBLED_PAWN;
import static v7p3r.eval.context.Weight.HANGING_PAWNS;
import static v7p3r.eval.context.Weight.ISOLATED_PAWN;
import static v7p3r.eval.context.Weight.OUTSIDE_PASSED_PAWN;
import static v7p3r.eval.context.Weight.PASSED_PAWN;
import static v7p3r.eval.context.Weight.PAWN_CHAIN;
import static v7p3r.eval.context.Weight.PAWN_MAJORITY;
import static v7p3r.eval.context.Weight.PHALANX_PAWN;
import static v7p3r.eval.context.Weight.PROTECTED_PASSED_PAWN;
import static v7p3r.eval.context.Weight.SUPPORTED_PAWN;
import static v7p3r.eval.context.Weight.TRIPLED_PAWN;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PawnThemesTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @Nested
  class Passed {
    @Test
    void countsByRank() {
      // d5 and h2; the pawn on e5 is beside d5 and not before it
      String fen = "4k3/8/8/3Pp3/8/8/7P/4K3 w - - 0 1";
      assertThat(white(PassedPawns::score, fen))
          .isEqualTo(weight(PASSED_PAWN, 4) + weight(PASSED_PAWN, 1));
    }

    @Test
    void needsFreeNeighboringFiles() {
      assertThat(white(PassedPawns::score, "4k3/4p3/8/3P4/8/8/8/4K3 w - - 0 1")).isEqualTo(ZERO);
      assertThat(white(PassedPawns::score, START)).isEqualTo(ZERO);
    }

    @Test
    void isTheFirstOfDoubledPawnsOnly() {
      assertThat(white(PassedPawns::score, "4k3/8/8/3P4/3P4/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(PASSED_PAWN, 4));
    }
  }

  @Nested
  class ProtectedPassed {
    @Test
    void countsPassedPawnsThatAPawnDefends() {
      String fen = "4k3/2p5/8/4P3/3P4/8/8/4K3 w - - 0 1";
      assertThat(white(ProtectedPassedPawns::score, fen))
          .isEqualTo(weight(PROTECTED_PASSED_PAWN, 4));
    }

    @Test
    void ignoresPawnsAbreastAndDefendersThatArePieces() {
      assertThat(white(ProtectedPassedPawns::score, "4k3/8/8/3PP3/3K4/8/8/8 w - - 0 1"))
          .isEqualTo(ZERO);
    }
  }

  @Nested
  class OutsidePassed {
    @Test
    void isThreeFilesFromEveryEnemyPawn() {
      // a5 is passed; the nearest enemy pawn is on the d file
      assertThat(white(OutsidePassedPawns::score, "4k3/3p1pp1/8/P7/8/3P2P1/5P2/4K3 w - - 0 1"))
          .isEqualTo(weight(OUTSIDE_PASSED_PAWN));
    }

    @Test
    void isNotTwoFilesAwayNorWithoutEnemyPawns() {
      assertThat(white(OutsidePassedPawns::score, "4k3/2p2pp1/8/P7/8/6P1/5P2/4K3 w - - 0 1"))
          .isEqualTo(ZERO);
      assertThat(white(OutsidePassedPawns::score, "4k3/8/8/P7/8/6P1/5P2/4K3 w - - 0 1"))
          .isEqualTo(ZERO);
    }
  }

  @Nested
  class Isolated {
    @Test
    void isWorseWithoutAnEnemyPawnAhead() {
      // a2 stands against a7, d4 on a half-open file
      String fen = "4k3/p3pppp/8/8/3P4/8/P4PPP/4K3 w - - 0 1";
      assertThat(white(IsolatedPawns::score, fen))
          .isEqualTo(weight(ISOLATED_PAWN, 0) + weight(ISOLATED_PAWN, 1));
    }

    @Test
    void countsEachOfDoubledPawns() {
      assertThat(white(IsolatedPawns::score, "4k3/8/2p5/8/2P5/2P5/8/4K3 w - - 0 1"))
          .isEqualTo(2 * weight(ISOLATED_PAWN, 0));
    }

    @Test
    void isNoPawnWithANeighborAnywhereOnTheNextFile() {
      assertThat(white(IsolatedPawns::score, "4k3/8/4P3/8/8/3P4/8/4K3 w - - 0 1")).isEqualTo(ZERO);
      assertThat(white(IsolatedPawns::score, START)).isEqualTo(ZERO);
    }
  }

  @Nested
  class Backward {
    @Test
    void isLeftBehindAndHeldByAPawn() {
      // d3 is behind c4 and e4, and c5 attacks d4: no black pawn ahead on the d file
      String fen = "4k3/8/8/2p1p3/2P1P3/3P4/8/4K3 w - - 0 1";
      assertThat(white(BackwardPawns::score, fen)).isEqualTo(weight(BACKWARD_PAWN, 1));
    }

    @Test
    void isLessWeakBehindAnEnemyPawn() {
      String fen = "4k3/3p4/8/2p1p3/2P1P3/3P4/8/4K3 w - - 0 1";
      assertThat(white(BackwardPawns::score, fen)).isEqualTo(weight(BACKWARD_PAWN, 0));
    }

    @Test
    void isNotOneThatCanAdvanceOrBeDefended() {
      String free = "4k3/8/2p1p3/8/2P1P3/3P4/8/4K3 w - - 0 1";
      assertThat(white(BackwardPawns::score, free)).isEqualTo(ZERO);
      String defensible = "4k3/8/8/2p1p3/4P3/3P4/2P5/4K3 w - - 0 1";
      assertThat(white(BackwardPawns::score, defensible))
          .as("d3 can be defended; c2 may step")
          .isEqualTo(ZERO);
      String isolated = "4k3/8/8/2p1p3/8/3P4/8/4K3 w - - 0 1";
      assertThat(white(BackwardPawns::score, isolated)).isEqualTo(ZERO);
      assertThat(white(BackwardPawns::score, START)).isEqualTo(ZERO);
    }
  }

  @Nested
  class Doubled {
    @Test
    void countsEveryPawnBehindAnother() {
      assertThat(white(DoubledPawns::score, "4k3/8/8/2P5/8/2P3P1/6P1/4K3 w - - 0 1"))
          .isEqualTo(2 * weight(DOUBLED_PAWN));
    }

    @Test
    void countsTheThirdOnceMore() {
      assertThat(white(DoubledPawns::score, "4k3/8/8/2P5/2P5/2P5/8/4K3 w - - 0 1"))
          .isEqualTo(2 * weight(DOUBLED_PAWN) + weight(TRIPLED_PAWN));
    }

    @Test
    void ignoresEnemyPawnsOnTheFile() {
      assertThat(white(DoubledPawns::score, "4k3/2p5/8/2p5/8/2P5/8/4K3 w - - 0 1")).isEqualTo(ZERO);
    }
  }

  @Nested
  class Connected {
    @Test
    void countsPawnsAbreastByRank() {
      assertThat(white(ConnectedPawns::score, "4k3/8/8/3PP3/8/8/1P5P/4K3 w - - 0 1"))
          .isEqualTo(2 * weight(PHALANX_PAWN, 4));
    }

    @Test
    void countsDefendedPawnsByRank() {
      // e3 and e6 are defended, d2 and d5 not
      assertThat(white(ConnectedPawns::score, "4k3/8/4P3/3P4/8/4P3/3P4/4K3 w - - 0 1"))
          .isEqualTo(weight(SUPPORTED_PAWN, 5) + weight(SUPPORTED_PAWN, 2));
    }

    @Test
    void ignoresPawnsThatOnlyStandOnNeighboringFiles() {
      assertThat(white(ConnectedPawns::score, "4k3/8/3P4/8/4P3/8/3P4/4K3 w - - 0 1"))
          .isEqualTo(ZERO);
    }
  }

  @Nested
  class Chains {
    @Test
    void countEachPawnBeyondTheSecond() {
      // b2-c3-d4-e5
      assertThat(white(PawnChains::score, "4k3/8/8/4P3/3P4/2P5/1P6/4K3 w - - 0 1"))
          .isEqualTo(2 * weight(PAWN_CHAIN));
    }

    @Test
    void countAHeadOfTwoChainsTwice() {
      assertThat(white(PawnChains::score, "4k3/8/8/8/3P4/2P1P3/1P3P2/4K3 w - - 0 1"))
          .isEqualTo(2 * weight(PAWN_CHAIN));
    }

    @Test
    void areStraightAndDoNotRunAroundTheEdge() {
      assertThat(white(PawnChains::score, "4k3/8/8/3P4/4P3/3P4/8/4K3 w - - 0 1")).isEqualTo(ZERO);
      assertThat(white(PawnChains::score, "4k3/8/8/8/P7/7P/6P1/4K3 w - - 0 1")).isEqualTo(ZERO);
      assertThat(white(PawnChains::score, START)).isEqualTo(ZERO);
    }
  }

  @Nested
  class Hanging {
    @Test
    void areAPairOnHalfOpenFilesWithoutNeighbors() {
      assertThat(white(HangingPawns::score, "4k3/pp2pppp/8/8/2PP4/8/P4PPP/4K3 w - - 0 1"))
          .isEqualTo(weight(HANGING_PAWNS));
    }

    @Test
    void areNoHangingPawnsWithANeighborAnEnemyOnTheFileOrAFreeWay() {
      String neighbor = "4k3/pp2pppp/8/8/2PP4/8/P3PPPP/4K3 w - - 0 1";
      assertThat(white(HangingPawns::score, neighbor)).isEqualTo(ZERO);
      String closed = "4k3/pp1ppppp/8/8/2PP4/8/P4PPP/4K3 w - - 0 1";
      assertThat(white(HangingPawns::score, closed)).isEqualTo(ZERO);
      String passed = "4k3/p5pp/8/8/2PP4/8/P4PPP/4K3 w - - 0 1";
      assertThat(white(HangingPawns::score, passed)).isEqualTo(ZERO);
      String notAbreast = "4k3/pp2pppp/8/8/3P4/2P5/P4PPP/4K3 w - - 0 1";
      assertThat(white(HangingPawns::score, notAbreast)).isEqualTo(ZERO);
    }
  }

  @Nested
  class Majority {
    private static final String THREE_AGAINST_TWO = "4k3/pp3ppp/8/8/8/8/PPP2PP1/4K3 w - - 0 1";

    @Test
    void isMorePawnsOnAWing() {
      assertThat(white(PawnMajority::score, "4k3/ppp2pp1/8/8/2P5/8/PP3PPP/4K3 w - - 0 1"))
          .as("kingside, three against two; no white pawn is passed, h2 may meet g7")
          .isEqualTo(weight(PAWN_MAJORITY));
    }

    @Test
    void mayBelongToBothSides() {
      // White has a, b, c, f, g; Black a, b, f, g, h: c2 and h7 have enemies before them
      assertThat(white(PawnMajority::score, THREE_AGAINST_TWO)).isEqualTo(weight(PAWN_MAJORITY));
      assertThat(black(PawnMajority::score, THREE_AGAINST_TWO)).isEqualTo(weight(PAWN_MAJORITY));
    }

    @Test
    void isCrippledByDoubledPawns() {
      assertThat(white(PawnMajority::score, "4k3/ppp5/8/8/8/2P5/PPP5/4K3 w - - 0 1"))
          .isEqualTo(ZERO);
    }

    @Test
    void isOverOnceAPawnIsPassed() {
      assertThat(white(PawnMajority::score, "4k3/pp6/8/3P4/8/8/PP6/4K3 w - - 0 1")).isEqualTo(ZERO);
      assertThat(white(PawnMajority::score, START)).isEqualTo(ZERO);
    }
  }

  @Nested
  class Center {
    @Test
    void countsPawnsOnAndAttacksAtCenterSquares() {
      // e4 stands in the center and attacks d5, f4 attacks e5
      assertThat(white(CenterControl::score, "4k3/8/8/8/4PP2/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(CENTER_PAWN, 0) + 2 * weight(CENTER_PAWN, 1));
    }

    @Test
    void countsASquareOnceThatTwoPawnsAttack() {
      assertThat(white(CenterControl::score, "4k3/8/8/8/2P1P3/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(CENTER_PAWN, 0) + weight(CENTER_PAWN, 1));
    }

    @Test
    void ignoresTheWings() {
      assertThat(white(CenterControl::score, "4k3/8/8/8/1P4P1/8/P6P/4K3 w - - 0 1"))
          .isEqualTo(ZERO);
      assertThat(white(CenterControl::score, START)).isEqualTo(ZERO);
    }
  }
}
