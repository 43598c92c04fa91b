package v7p3r.eval.king;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.eval.EvalFixture.black;
import static v7p3r.eval.EvalFixture.weight;
import static v7p3r.eval.EvalFixture.white;
import static v7p3r.eval.context.Weight.BACK_RANK;
import static v7p3r.eval.context.Weight.CASTLED;
import static v7p3r.eval.context.Weight.CASTLING_RIGHT;
import static v7p3r.eval.context.Weight.ESCAPE_SQUARES;
import static v7p3r.eval.context.Weight.KING_EXPOSURE;
import static v7p3r.eval.context.Weight.OWN_STORM;
import static v7p3r.eval.context.Weight.SHELTER;
import static v7p3r.eval.context.Weight.SHELTER_BESIDE;
import static v7p3r.eval.context.Weight.STORM;
import static v7p3r.eval.context.Weight.STORM_BLOCKED;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import v7p3r.eval.EvalFixture;
import v7p3r.eval.context.Score;
import v7p3r.notation.Fen;

/** Each theme of the middlegame king where it fires, and where it must not; both colors. */
class MiddlegameKingTest {
  private static final String LONE_KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

  @Nested
  class Castling {
    @Test
    void eachRightHeldCounts() {
      int both = weight(CASTLING_RIGHT, 0) + weight(CASTLING_RIGHT, 1);
      assertWhite(CastlingState::score, Fen.START, both);
      assertWhite(
          CastlingState::score, "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1", weight(CASTLING_RIGHT, 0));
      assertBlack(
          CastlingState::score, "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", weight(CASTLING_RIGHT, 1));
    }

    @Test
    void aCastledKingIsWorth15To25() {
      assertThat(Score.middlegame(weight(CASTLED))).isBetween(15, 25);
      assertWhite(CastlingState::score, "4k3/8/8/8/8/8/8/5RK1 w - - 0 1", weight(CASTLED));
      assertWhite(CastlingState::score, "4k3/8/8/8/8/8/8/1K1R4 w - - 0 1", weight(CASTLED));
      assertWhite(CastlingState::score, "4k3/8/8/8/8/8/8/2K5 w - - 0 1", weight(CASTLED));
    }

    @Test
    void aKingThatShutsItsRookInHasNotCastled() {
      assertWhite(CastlingState::score, "4k3/8/8/8/8/8/8/6KR w - - 0 1", 0);
      assertWhite(CastlingState::score, "4k3/8/8/8/8/8/8/R1K5 w - - 0 1", 0);
    }

    @Test
    void aKingInTheCenterOrInFrontHasNotCastled() {
      assertWhite(CastlingState::score, LONE_KINGS, 0);
      assertWhite(CastlingState::score, "4k3/8/8/8/8/8/6K1/8 w - - 0 1", 0);
    }

    @Test
    void aChess960KingThatMayStillCastleHasNot() {
      assertWhite(
          CastlingState::score,
          "6k1/8/8/8/8/8/8/5RKR w HF - 0 1",
          weight(CASTLING_RIGHT, 0) + weight(CASTLING_RIGHT, 1));
    }
  }

  @Nested
  class Shelter {
    @Test
    void pawnsAtHomeShelterBest() {
      int expected = weight(SHELTER, 1) + 2 * weight(SHELTER_BESIDE, 1);
      assertWhite(PawnShelter::score, "4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1", expected);
    }

    @Test
    void theNearestPawnOfEachFileCounts() {
      // g-pawns on g3 and g6, h-pawn on h4, none on the f-file
      int expected = weight(SHELTER, 2) + weight(SHELTER_BESIDE, 3) + weight(SHELTER_BESIDE, 0);
      assertWhite(PawnShelter::score, "4k3/8/6P1/8/7P/6P1/8/6K1 w - - 0 1", expected);
    }

    @Test
    void aPawnBesideTheKingStillCoversAndOneBehindDoesNot() {
      // king h3: g3 beside it, h2 behind it
      int expected = weight(SHELTER, 0) + weight(SHELTER_BESIDE, 2);
      assertWhite(PawnShelter::score, "4k3/8/8/8/8/6PK/7P/8 w - - 0 1", expected);
    }

    @Test
    void enemyPawnsAreNoShelter() {
      int expected = weight(SHELTER, 0) + 2 * weight(SHELTER_BESIDE, 0);
      assertWhite(PawnShelter::score, "4k3/8/8/8/8/5ppp/8/6K1 w - - 0 1", expected);
    }
  }

  @Nested
  class Storm {
    @Test
    void theNearestEnemyPawnOfEachFileCountsByDistance() {
      // king g1: g4 is three ranks away, h5 four; no pawn on the f-file
      int expected = weight(STORM, 3) + weight(STORM, 4) + weight(STORM, 0);
      assertWhite(PawnStorm::score, "4k3/8/8/7p/6p1/8/8/6K1 w - - 0 1", expected);
    }

    @Test
    void aBlockedPawnIsLessOfAThreat() {
      // h3 runs into h2
      int expected = weight(STORM_BLOCKED, 2) + 2 * weight(STORM, 0);
      assertWhite(PawnStorm::score, "4k3/8/8/8/8/7p/7P/6K1 w - - 0 1", expected);
    }

    @Test
    void ownPawnsStormTheKingOnTheOtherWing() {
      // White castled long, Black short: g5 and h4 advance, f2 waits, a2 is on the other wing
      int expected =
          weight(OWN_STORM, 4) + weight(OWN_STORM, 3) + weight(OWN_STORM, 1) + 3 * weight(STORM, 0);
      assertWhite(PawnStorm::score, "6k1/8/8/6P1/7P/8/P4P2/2K5 w - - 0 1", expected);
    }

    @Test
    void noStormWithKingsOnOneWingAndNoPawnsInFront() {
      assertWhite(PawnStorm::score, "6k1/8/8/6P1/7P/8/P4P2/6K1 w - - 0 1", 0);
      // the enemy pawns have passed the king or stand on other files
      assertWhite(PawnStorm::score, "6k1/8/8/8/6K1/2p3p1/8/8 w - - 0 1", 0);
    }
  }

  @Nested
  class Exposure {
    @Test
    void openAndHalfOpenFilesExposeTheKing() {
      // f-file open, g-file half open, h-file closed
      int expected = weight(KING_EXPOSURE, 0) + weight(KING_EXPOSURE, 1);
      assertWhite(KingExposure::score, "3rk3/6p1/8/8/8/8/7P/6K1 w - - 0 1", expected);
    }

    @Test
    void filesWithOwnPawnsDoNotExpose() {
      assertWhite(KingExposure::score, "3rk3/8/8/8/8/8/5PPP/6K1 w - - 0 1", 0);
    }

    @Test
    void withoutHeavyEnemiesNothingIsExposed() {
      assertWhite(KingExposure::score, "3bk3/8/8/8/8/8/8/6K1 w - - 0 1", 0);
    }
  }

  @Nested
  class Escapes {
    @Test
    void safeSquaresAroundTheKingAreCounted() {
      // f1 and h1 are free, f2 g2 h2 are taken by own pawns
      assertWhite(
          EscapeSquares::score, "4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1", weight(ESCAPE_SQUARES, 2));
      // the rook takes away f1 and f2: h1 is left
      assertWhite(
          EscapeSquares::score, "4kr2/8/8/8/8/8/6PP/6K1 w - - 0 1", weight(ESCAPE_SQUARES, 1));
      assertWhite(EscapeSquares::score, "8/7k/8/8/3K4/8/8/8 w - - 0 1", weight(ESCAPE_SQUARES, 8));
    }

    @Test
    void aBoxedKingHasNone() {
      assertWhite(EscapeSquares::score, Fen.START, weight(ESCAPE_SQUARES, 0));
    }

    @Test
    void anUndefendedEnemyManCanBeTaken() {
      // the pawn on g2 can be taken, the pawn covers f1 and h1
      assertWhite(
          EscapeSquares::score, "4k3/8/8/8/8/8/6p1/6K1 w - - 0 1", weight(ESCAPE_SQUARES, 3));
    }
  }

  @Nested
  class BackRankWeakness {
    /** The test position of the time-and-mate plan: Black to move, White threatens Ra8 mate. */
    private static final String PLAN = "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1";

    @Test
    void thePlansPositionIsWeakForBlackAndNotForWhite() {
      assertBlack(BackRank::score, PLAN, weight(BACK_RANK, 1));
      assertWhite(BackRank::score, PLAN, 0);
      int score = weight(BACK_RANK, 1);
      assertThat(Score.middlegame(score)).isLessThan(-60);
      assertThat(Score.endgame(score)).isLessThan(-60);
    }

    @Test
    void aGuardedBackRankIsALesserWorry() {
      assertBlack(BackRank::score, "1r4k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", weight(BACK_RANK, 0));
    }

    @Test
    void theSquareBesideTheKingIsNoEntryUnlessSupported() {
      // the rook takes f7 from the king, which would take it on f8
      String alone = "6k1/6pp/8/8/8/8/6PP/5RK1 b - - 0 1";
      assertBlack(BackRank::score, alone, weight(BACK_RANK, 0));
      String supported = "6k1/6pp/8/2B5/8/8/6PP/5RK1 b - - 0 1";
      assertBlack(BackRank::score, supported, weight(BACK_RANK, 1));
    }

    @Test
    void anAirHoleHelpsUnlessItIsAttacked() {
      assertBlack(BackRank::score, "6k1/5pp1/7p/8/8/8/5PPP/R5K1 b - - 0 1", 0);
      assertBlack(BackRank::score, "6k1/5pp1/7p/8/8/3B4/5PPP/R5K1 b - - 0 1", weight(BACK_RANK, 1));
    }

    @Test
    void withoutHeavyEnemiesThereIsNoWeakness() {
      assertBlack(BackRank::score, "6k1/5ppp/8/8/8/8/5PPP/B5K1 b - - 0 1", 0);
    }
  }

  @Nested
  class Attack {
    /** Queen g5 gives check, knight f5 helps, the g-file is open. */
    private static final String ATTACK = "5rk1/5p1p/8/5NQ1/8/8/5PPP/6K1 b - - 0 1";

    @Test
    void dangerGrowsWithTheSquareOfItsUnits() {
      var context = EvalFixture.context(ATTACK);
      int units = KingAttack.units(context, 0);
      assertThat(units).isBetween(150, KingAttack.MAX_UNITS);
      assertWhite(
          KingAttack::score,
          ATTACK,
          Score.of(units * units / KingAttack.SQUARE_DIVISOR, units / KingAttack.LINEAR_DIVISOR));
    }

    @Test
    void unitsAreCountsTimesWeights() {
      // Queen d3 and bishop c2 aim at h7; king g8 behind f7 g7 h7, rook f8.
      // Attackers: queen 26, bishop 16. Beside the king both reach h7 only: the queen d3-h7 and the
      // bishop through the queen: 2 x 7. Weak: h7, which only the king defends: 16 (g6 and f5 are
      // covered by pawns or outside the zone). Check: Qh7 is safe, backed by the bishop: 60; Bh7 is
      // safe, backed by the queen: 48. Base -10. No pin, no open file.
      String battery = "5rk1/5ppp/8/8/8/3Q4/2B2PPP/6K1 w - - 0 1";
      assertThat(KingAttack.units(EvalFixture.context(battery), 0))
          .isEqualTo(26 + 16 + 2 * 7 + 16 + 60 + 48 - 10);
    }

    @Test
    void aSingleAttackerWithoutAQueenIsNoAttack() {
      assertWhite(KingAttack::score, "5rk1/5ppp/8/6N1/8/8/5PPP/6K1 b - - 0 1", 0);
    }

    @Test
    void aQuietPositionHasNoAttack() {
      assertWhite(KingAttack::score, Fen.START, 0);
      assertWhite(KingAttack::score, LONE_KINGS, 0);
    }

    @Test
    void moreDangerIsNeverWorthMoreThanItsCap() {
      // Four queens around a bare king.
      int cap = KingAttack.MAX_UNITS;
      assertWhite(
          KingAttack::score,
          "7k/8/8/2QQQQ2/8/8/8/K7 b - - 0 1",
          Score.of(cap * cap / KingAttack.SQUARE_DIVISOR, cap / KingAttack.LINEAR_DIVISOR));
    }
  }

  private static void assertWhite(EvalFixture.Scorer theme, String fen, int expected) {
    assertThat(text(white(theme, fen))).as(fen).isEqualTo(text(expected));
  }

  private static void assertBlack(EvalFixture.Scorer theme, String fen, int expected) {
    assertThat(text(black(theme, fen))).as(fen).isEqualTo(text(expected));
  }

  private static String text(int score) {
    return Score.middlegame(score) + " / " + Score.endgame(score);
  }
}
