package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of sixty own moves, simulated with many streams of PES. */
class TimeBalanceTest {
  private static final int MOVES = 60;
  private static final int GAMES = 200;
  private static final ModeProfile STEEP = profile(55, 80, 100, 160, 250);

  private static ModeProfile profile(int... percents) {
    List<ModeSettings> modes =
        Arrays.stream(percents)
            .mapToObj(percent -> ModeSettings.STANDARD.with(ModeCell.TIME, percent))
            .toList();
    return new ModeProfile(modes, true, 100, PesScale.AS_IT_IS);
  }

  /** How the PES of a game's moves may be spread. */
  enum Stream {
    AS_TRAINED {
      @Override
      float pes(SplittableRandom random, int move) {
        double place = random.nextDouble();
        int bin = place < 0.25 ? 0 : place < 0.5 ? 1 : place < 0.78 ? 2 : place < 0.93 ? 3 : 4;
        return (float) ((bin + random.nextDouble()) / 5);
      }
    },
    ALL_EASY {
      @Override
      float pes(SplittableRandom random, int move) {
        return (float) random.nextDouble(0.15);
      }
    },
    ALL_HARD {
      @Override
      float pes(SplittableRandom random, int move) {
        return (float) random.nextDouble(0.85, 1);
      }
    },
    EASY_HALF {
      @Override
      float pes(SplittableRandom random, int move) {
        return (float) random.nextDouble(0.4);
      }
    },
    EASY_THEN_HARD {
      @Override
      float pes(SplittableRandom random, int move) {
        return (float) random.nextDouble(move < MOVES / 2 ? 0.0 : 0.8, move < MOVES / 2 ? 0.1 : 1);
      }
    },
    HARD_THEN_EASY {
      @Override
      float pes(SplittableRandom random, int move) {
        return (float) random.nextDouble(move < MOVES / 2 ? 0.8 : 0.0, move < MOVES / 2 ? 1 : 0.1);
      }
    },
    IN_TURN {
      @Override
      float pes(SplittableRandom random, int move) {
        return move % 2 == 0 ? 0.05f : 0.95f;
      }
    },
    SELDOM_HARD {
      @Override
      float pes(SplittableRandom random, int move) {
        return random.nextInt(10) == 0 ? 0.95f : 0.1f;
      }
    };

    abstract float pes(SplittableRandom random, int move);
  }

  /** Mean share of a game, and how much more hard moves got than easy ones. */
  private record Game(double mean, double hardByEasy) {
    static Game play(ModeProfile profile, Stream stream, SplittableRandom random) {
      TimeBalance balance = new TimeBalance();
      balance.reset(profile.expectedFactor());
      double sum = 0;
      double hard = 0;
      double easy = 0;
      int hardMoves = 0;
      int easyMoves = 0;
      for (int move = 0; move < MOVES; move++) {
        float pes = stream.pes(random, move);
        double factor = profile.factor(Mode.of(pes), pes);
        double share = balance.share(factor);
        balance.played(factor, share);
        sum += share;
        if (pes > 0.6) {
          hard += share;
          hardMoves++;
        } else if (pes < 0.2) {
          easy += share;
          easyMoves++;
        }
      }
      return new Game(sum / MOVES, hard / Math.max(1, hardMoves) / (easy / Math.max(1, easyMoves)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theMeanShareOfAGameIsOneWithinAFewPercent(Stream stream) {
    Map<String, ModeProfile> profiles =
        Map.of(
            "tuned", ModeProfiles.of(ModeProfiles.TUNED),
            "seed", ModeProfiles.of(ModeProfiles.SEED),
            "steep", STEEP);
    profiles.forEach((name, profile) -> hasMeanOne(name, profile, stream));
  }

  private static void hasMeanOne(String name, ModeProfile profile, Stream stream) {
    for (int seed = 1; seed <= GAMES; seed++) {
      Game game = Game.play(profile, stream, new SplittableRandom(seed));
      assertThat(game.mean()).as("%s, seed %d", name, seed).isBetween(0.95, 1.05);
    }
  }

  @Test
  void steepTimesGiveHardMovesMoreThanThreeTimesTheTimeOfEasyOnes() {
    double sum = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      sum += Game.play(STEEP, Stream.AS_TRAINED, new SplittableRandom(seed)).hardByEasy();
    }
    assertThat(sum / GAMES).isGreaterThan(3);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 2})
  void theFirstMoveIsMeasuredByWhatIsExpected(double expected) {
    TimeBalance balance = new TimeBalance();
    balance.reset(expected);
    assertThat(balance.share(1)).isEqualTo(1 / expected);
  }

  @Test
  void aMoveThatTookLongMakesTheNextOneShorterUntilTheNextGame() {
    TimeBalance balance = new TimeBalance();
    balance.reset(1);
    balance.played(1, 2.5);
    assertThat(balance.share(1)).isLessThan(0.95);
    balance.reset(1);
    assertThat(balance.share(1)).isEqualTo(1);
  }

  @Test
  void aDebtIsPaidBackFasterTheLessOfTheGameIsLeft() {
    double before = 1;
    for (int move : new int[] {1, 10, 20, 30}) {
      TimeBalance balance = new TimeBalance();
      balance.reset(1);
      for (int i = 1; i < move; i++) {
        balance.played(1, 1);
      }
      balance.played(1, 2.5);
      assertThat(balance.share(1)).as("after move %d", move).isLessThan(before);
      before = balance.share(1);
    }
    assertThat(before).isLessThan(0.75);
  }
}
