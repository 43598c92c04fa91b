package v7p3r.eval.tactic;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.eval.EvalFixture.weight;
import static v7p3r.eval.EvalFixture.white;
import static v7p3r.eval.context.Weight.ABSOLUTE_PIN;
import static v7p3r.eval.context.Weight.COUNTERPLAY;
import static v7p3r.eval.context.Weight.DISCOVERED_ATTACK;
import static v7p3r.eval.context.Weight.DISCOVERED_CHECK;
import static v7p3r.eval.context.Weight.FORK;
import static v7p3r.eval.context.Weight.HANGING_PIECE;
import static v7p3r.eval.context.Weight.KING_THREAT;
import static v7p3r.eval.context.Weight.MATE_THREAT;
import static v7p3r.eval.context.Weight.MINOR_THREAT;
import static v7p3r.eval.context.Weight.PAWN_THREAT;
import static v7p3r.eval.context.Weight.RELATIVE_PIN;
import static v7p3r.eval.context.Weight.ROOK_THREAT;
import static v7p3r.eval.context.Weight.SKEWER;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every theme where it fires, with its size, and where it must not; each also mirrored. */
class TacticThemesTest {
  @Nested
  class ThreatsTheme {
    @Test
    void pawnAttacksAPiece() {
      assertThat(white(Threats::score, "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(PAWN_THREAT, 0));
    }

    @Test
    void pawnPushWouldAttackAPiece() {
      assertThat(white(Threats::score, "4k3/8/3n4/8/4P3/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(PAWN_THREAT, 1));
    }

    @Test
    void pawnPushIntoAPawn() {
      assertThat(white(Threats::score, "4k3/8/3n1p2/8/4P3/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void knightAttacksARook() {
      assertThat(white(Threats::score, "4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1"))
          .isEqualTo(weight(MINOR_THREAT, 2));
    }

    @Test
    void knightAttacksAQueen() {
      assertThat(white(Threats::score, "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1"))
          .isEqualTo(weight(MINOR_THREAT, 3));
    }

    @Test
    void knightAttacksALooseKnight() {
      assertThat(white(Threats::score, "4k3/8/8/3n4/8/4N3/8/4K3 w - - 0 1"))
          .isEqualTo(weight(MINOR_THREAT, 1));
    }

    @Test
    void knightAttacksAKnightThatAPawnDefends() {
      assertThat(white(Threats::score, "4k3/8/4p3/3n4/8/4N3/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void rookAttacksAQueen() {
      assertThat(white(Threats::score, "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1"))
          .isEqualTo(weight(ROOK_THREAT, 2));
    }

    @Test
    void rookAttacksALooseBishop() {
      assertThat(white(Threats::score, "4k3/8/8/3b4/8/8/8/3RK3 w - - 0 1"))
          .isEqualTo(weight(ROOK_THREAT, 1));
    }

    @Test
    void rookAndBishopAttackALoosePawn() {
      assertThat(white(Threats::score, "7k/8/8/4p3/8/8/1B6/4RK2 w - - 0 1"))
          .isEqualTo(weight(MINOR_THREAT, 0) + weight(ROOK_THREAT, 0));
    }

    @Test
    void kingAttacksALoosePawn() {
      assertThat(white(Threats::score, "7k/8/8/8/4p3/4K3/8/8 w - - 0 1"))
          .isEqualTo(weight(KING_THREAT));
    }

    @Test
    void kingAttacksADefendedPawn() {
      assertThat(white(Threats::score, "7k/8/8/3p4/4p3/4K3/8/8 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class HangingPiecesTheme {
    @Test
    void attackedAndNotDefended() {
      assertThat(white(HangingPieces::score, "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1"))
          .isEqualTo(weight(HANGING_PIECE, 0));
    }

    @Test
    void attackedTwiceAndDefendedOnce() {
      assertThat(white(HangingPieces::score, "8/8/4k3/3n4/8/8/3R4/3RK3 w - - 0 1"))
          .isEqualTo(weight(HANGING_PIECE, 1));
    }

    @Test
    void defendedByAPawn() {
      assertThat(white(HangingPieces::score, "4k3/8/4p3/3n4/8/8/3R4/3RK3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void pawnsAreNotPieces() {
      assertThat(white(HangingPieces::score, "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class ForksTheme {
    @Test
    void knightForksKingAndRook() {
      assertThat(white(Forks::score, "r3k3/2N5/8/8/8/8/8/4K3 b - - 0 1"))
          .isEqualTo(weight(FORK, 1));
    }

    @Test
    void knightAttacksOneRook() {
      assertThat(white(Forks::score, "r4k2/2N5/8/8/8/8/8/4K3 b - - 0 1")).isEqualTo(0);
    }

    @Test
    void pawnForksKnights() {
      assertThat(white(Forks::score, "4k3/8/8/2n1n3/3P4/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(FORK, 0));
    }

    @Test
    void pawnThatCanBeTaken() {
      assertThat(white(Forks::score, "4k3/8/8/2n1b3/3P4/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void bishopForksRooks() {
      assertThat(white(Forks::score, "4k3/8/1r3r2/8/3B4/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(FORK, 2));
    }

    @Test
    void queenForksLooseKnights() {
      assertThat(white(Forks::score, "6k1/8/8/n3Q2n/8/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(FORK, 2));
    }

    @Test
    void queenAttacksALooseAndADefendedKnight() {
      assertThat(white(Forks::score, "6k1/8/1p6/n3Q2n/8/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void kingForksLooseKnights() {
      assertThat(white(Forks::score, "7k/8/8/8/2n1n3/3K4/8/8 b - - 0 1"))
          .isEqualTo(weight(FORK, 2));
    }
  }

  @Nested
  class AbsolutePinsTheme {
    @Test
    void knightBeforeItsKing() {
      assertThat(white(AbsolutePins::score, "4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1"))
          .isEqualTo(weight(ABSOLUTE_PIN, 0));
    }

    @Test
    void rookOnTheDiagonalOfItsKing() {
      assertThat(white(AbsolutePins::score, "4k3/8/6r1/7B/8/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(ABSOLUTE_PIN, 1));
    }

    @Test
    void queenBeforeItsKing() {
      assertThat(white(AbsolutePins::score, "4k3/8/8/4q3/8/8/4R3/6K1 w - - 0 1"))
          .isEqualTo(weight(ABSOLUTE_PIN, 2));
    }

    @Test
    void pawnBeforeItsKing() {
      assertThat(white(AbsolutePins::score, "4k3/8/8/4p3/8/8/8/4R1K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void twoMenBeforeTheirKing() {
      assertThat(white(AbsolutePins::score, "4k3/4b3/8/4n3/8/8/8/4R1K1 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class RelativePinsTheme {
    @Test
    void knightBeforeItsQueen() {
      assertThat(white(RelativePins::score, "3qk3/8/5n2/6B1/8/8/8/4K3 w - - 0 1"))
          .isEqualTo(weight(RELATIVE_PIN));
    }

    @Test
    void knightAndPawnBeforeTheQueen() {
      assertThat(white(RelativePins::score, "3qk3/4p3/5n2/6B1/8/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void bishopOnTheFileOfItsQueen() {
      assertThat(white(RelativePins::score, "3q2k1/8/8/3b4/8/8/8/3R2K1 w - - 0 1"))
          .isEqualTo(weight(RELATIVE_PIN));
    }

    @Test
    void bishopThatTakesAlongTheLine() {
      assertThat(white(RelativePins::score, "3qk3/8/5b2/6B1/8/8/8/4K3 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void sliderThatIsPinnedItself() {
      assertThat(white(RelativePins::score, "6k1/8/5q2/4n3/1r1B1K2/8/8/8 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void knightBeforeADefendedRook() {
      assertThat(white(RelativePins::score, "3rk3/8/8/3n4/8/8/8/3R2K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void knightBeforeALooseRook() {
      assertThat(white(RelativePins::score, "3r2k1/8/8/3n4/8/8/8/3R2K1 w - - 0 1"))
          .isEqualTo(weight(RELATIVE_PIN));
    }
  }

  @Nested
  class SkewersTheme {
    @Test
    void queenBehindARook() {
      assertThat(white(Skewers::score, "6k1/6q1/8/8/3r4/8/1B5K/8 w - - 0 1"))
          .isEqualTo(weight(SKEWER));
    }

    @Test
    void queenBehindTheKing() {
      assertThat(white(Skewers::score, "4q3/8/8/4k3/8/8/8/4R1K1 b - - 0 1"))
          .isEqualTo(weight(SKEWER));
    }

    @Test
    void knightBehindTheQueenThatNobodyElseDefends() {
      assertThat(white(Skewers::score, "6k1/8/3n4/8/3q4/8/8/3R3K w - - 0 1"))
          .isEqualTo(weight(SKEWER));
    }

    @Test
    void defendedKnightBehindARook() {
      assertThat(white(Skewers::score, "6k1/6n1/8/8/3r4/8/1B5K/8 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void ownManBehindARook() {
      assertThat(white(Skewers::score, "6k1/8/5N2/8/3r4/8/1B5K/8 b - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class DiscoveredAttacksTheme {
    @Test
    void knightCanOpenTheLineToTheQueen() {
      assertThat(white(DiscoveredAttacks::score, "4k3/6q1/8/8/3N4/8/1B6/4K3 w - - 0 1"))
          .isEqualTo(weight(DISCOVERED_ATTACK));
    }

    @Test
    void pawnCanOpenTheLineToTheQueen() {
      assertThat(white(DiscoveredAttacks::score, "4k3/6q1/8/8/3P4/8/1B6/4K3 w - - 0 1"))
          .isEqualTo(weight(DISCOVERED_ATTACK));
    }

    @Test
    void pawnThatIsBlocked() {
      assertThat(white(DiscoveredAttacks::score, "4k3/6q1/8/3p4/3P4/8/1B6/4K3 w - - 0 1"))
          .isEqualTo(0);
    }

    @Test
    void bishopCanOpenTheFileToTheQueen() {
      assertThat(white(DiscoveredAttacks::score, "3q3k/8/8/3B4/8/8/8/3R2K1 w - - 0 1"))
          .isEqualTo(weight(DISCOVERED_ATTACK));
    }

    @Test
    void pawnStaysOnTheFile() {
      assertThat(white(DiscoveredAttacks::score, "3q2k1/8/8/3P4/8/8/8/3R2K1 w - - 0 1"))
          .isEqualTo(0);
    }

    @Test
    void knightThatIsPinned() {
      assertThat(white(DiscoveredAttacks::score, "4k3/3r2q1/8/8/3N4/8/1B6/3K4 w - - 0 1"))
          .isEqualTo(0);
    }
  }

  @Nested
  class DiscoveredChecksTheme {
    @Test
    void knightCanOpenTheFileToTheKing() {
      assertThat(white(DiscoveredChecks::score, "4k3/8/8/4N3/8/8/8/4R1K1 w - - 0 1"))
          .isEqualTo(weight(DISCOVERED_CHECK));
    }

    @Test
    void pawnCanOpenTheRankToTheKing() {
      assertThat(white(DiscoveredChecks::score, "8/8/8/R2P3k/8/8/8/6K1 w - - 0 1"))
          .isEqualTo(weight(DISCOVERED_CHECK));
    }

    @Test
    void kingCanOpenTheRankToTheKing() {
      assertThat(white(DiscoveredChecks::score, "8/8/8/R2K3k/8/8/8/8 w - - 0 1"))
          .isEqualTo(weight(DISCOVERED_CHECK));
    }

    @Test
    void pawnStaysOnTheFile() {
      assertThat(white(DiscoveredChecks::score, "4k3/8/8/4P3/8/8/8/4R1K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void twoMenOnTheFile() {
      assertThat(white(DiscoveredChecks::score, "4k3/8/8/4N3/8/4P3/8/4R1K1 w - - 0 1"))
          .isEqualTo(0);
    }
  }

  @Nested
  class MateThreatsTheme {
    @Test
    void queenMatesOnH7() {
      assertThat(white(MateThreats::score, "5rk1/5pp1/8/8/8/3Q4/2B5/6K1 w - - 0 1"))
          .isEqualTo(weight(MATE_THREAT));
    }

    @Test
    void rookMatesWithAKnight() {
      assertThat(white(MateThreats::score, "7k/R7/5N2/8/8/8/8/6K1 w - - 0 1"))
          .isEqualTo(weight(MATE_THREAT));
    }

    @Test
    void knightDefendsH7() {
      assertThat(white(MateThreats::score, "5rk1/5pp1/5n2/8/8/3Q4/2B5/6K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void kingEscapesToF8() {
      assertThat(white(MateThreats::score, "4r1k1/5pp1/8/8/8/3Q4/2B5/6K1 w - - 0 1")).isEqualTo(0);
    }
  }

  @Nested
  class CounterplayTheme {
    @Test
    void pawnAttacksABishopWhileTheKingIsAttacked() {
      assertThat(white(Counterplay::score, "6k1/8/8/2b5/3P2nq/8/8/6K1 w - - 0 1"))
          .isEqualTo(weight(COUNTERPLAY));
    }

    @Test
    void noThreatOfItsOwn() {
      assertThat(white(Counterplay::score, "6k1/2b5/8/8/3P2nq/8/8/6K1 w - - 0 1")).isEqualTo(0);
    }

    @Test
    void noAttackOnTheKing() {
      assertThat(white(Counterplay::score, "6k1/8/8/2b5/3P2nq/8/8/K7 w - - 0 1")).isEqualTo(0);
    }
  }
}
