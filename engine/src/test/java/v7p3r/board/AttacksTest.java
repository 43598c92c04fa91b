package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttacksTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 10, 24, 48})
  void slidersReachUpToTheFirstManOnEachLine(int men) {
    SplittableRandom random = new SplittableRandom(men);
    for (int square = 0; square < 64; square++) {
      for (int i = 0; i < 60; i++) {
        long occupied = 0;
        for (int j = 0; j < men; j++) {
          occupied |= 1L << random.nextInt(64);
        }
        long straight = walk(square, occupied, 1, 0) | walk(square, occupied, 0, 1);
        long diagonal = walk(square, occupied, 1, 1) | walk(square, occupied, 1, -1);
        assertThat(Attacks.rook(square, occupied)).isEqualTo(straight);
        assertThat(Attacks.bishop(square, occupied)).isEqualTo(diagonal);
        assertThat(Attacks.queen(square, occupied)).isEqualTo(straight | diagonal);
        assertThat(Attacks.of(PieceType.ROOK, square, occupied)).isEqualTo(straight);
        assertThat(Attacks.of(PieceType.BISHOP, square, occupied)).isEqualTo(diagonal);
        assertThat(Attacks.of(PieceType.QUEEN, square, occupied)).isEqualTo(straight | diagonal);
      }
      assertThat(Attacks.rookRays(square)).isEqualTo(Attacks.rook(square, 0));
      assertThat(Attacks.bishopRays(square)).isEqualTo(Attacks.bishop(square, 0));
    }
  }

  /** Both ways along one line. */
  private static long walk(int square, long occupied, int fileStep, int rankStep) {
    long reached = 0;
    for (int way = -1; way <= 1; way += 2) {
      int file = square % 8 + way * fileStep;
      int rank = square / 8 + way * rankStep;
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        long here = 1L << 8 * rank + file;
        reached |= here;
        if ((occupied & here) != 0) {
          break;
        }
        file += way * fileStep;
        rank += way * rankStep;
      }
    }
    return reached;
  }

  @Test
  void stepsAndLeapsStayOnTheBoard() {
    for (int from = 0; from < 64; from++) {
      long knight = 0;
      long king = 0;
      long white = 0;
      long black = 0;
      for (int to = 0; to < 64; to++) {
        int files = to % 8 - from % 8;
        int ranks = to / 8 - from / 8;
        knight |= files * files + ranks * ranks == 5 ? 1L << to : 0;
        king |= from != to && Math.abs(files) <= 1 && Math.abs(ranks) <= 1 ? 1L << to : 0;
        white |= Math.abs(files) == 1 && ranks == 1 ? 1L << to : 0;
        black |= Math.abs(files) == 1 && ranks == -1 ? 1L << to : 0;
      }
      assertThat(Attacks.knight(from)).isEqualTo(knight);
      assertThat(Attacks.king(from)).isEqualTo(king);
      assertThat(Attacks.of(PieceType.KNIGHT, from, -1L)).isEqualTo(knight);
      assertThat(Attacks.of(PieceType.KING, from, -1L)).isEqualTo(king);
      assertThat(Attacks.pawn(Color.WHITE, from)).isEqualTo(white);
      assertThat(Attacks.pawn(Color.BLACK, from)).isEqualTo(black);
      assertThat(Bitboard.pawnAttacks(Color.WHITE, 1L << from)).isEqualTo(white);
      assertThat(Bitboard.pawnAttacks(Color.BLACK, 1L << from)).isEqualTo(black);
    }
  }

  @Test
  void linesRunFromEdgeToEdgeAndBetweenLeavesTheEndsOut() {
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b < 64; b++) {
        int files = b % 8 - a % 8;
        int ranks = b / 8 - a / 8;
        boolean aligned =
            a != b && (files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks));
        long line = 0;
        long between = 0;
        if (aligned) {
          int fileStep = Integer.signum(files);
          int rankStep = Integer.signum(ranks);
          line = walk(a, 0, fileStep, rankStep) | 1L << a;
          for (int s = 1; s < Math.max(Math.abs(files), Math.abs(ranks)); s++) {
            between |= 1L << a + s * (8 * rankStep + fileStep);
          }
        }
        assertThat(Attacks.line(a, b)).isEqualTo(line);
        assertThat(Attacks.between(a, b)).isEqualTo(between);
      }
    }
  }
}
