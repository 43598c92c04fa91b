package v7p3r.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.lab.dataset.DatasetFile;

class ReplayTest {
  /** Finds its move between one and two times the usual effort. */
  private static final double[] REWARDING = {0.4, 0.4, 0.4, 0.4, 0, 0, 0};

  /** Each doubling of the effort pays. */
  private static final double[] ALWAYS_BETTER = {0.4, 0.33, 0.26, 0.2, 0.13, 0.06, 0};

  private static final double[] EASY = {0, 0, 0, 0, 0, 0, 0};

  @TempDir private Path folder;

  @Test
  void theLossBetweenTwoCheckpointsIsThatOfALot() {
    ReplayPosition position = position(REWARDING, 1, 0);
    assertThat(position.lossAt(1)).isEqualTo(0.4);
    assertThat(position.lossAt(1.25)).isCloseTo(0.3, within(1e-12));
    assertThat(position.lossAt(2)).isZero();
    assertThat(position.lossAt(8)).isZero();
    assertThat(position.lossAt(0.01)).isEqualTo(0.4);
  }

  @Test
  void theOracleTakesFromTheEasyAndGivesToTheRewarding() {
    Replay replay = new Replay(List.of(position(REWARDING, 1, 0), position(EASY, 0, 0)), 17 / 16.0);
    Allocation oracle = replay.oracle();
    assertThat(oracle.meanLoss()).isCloseTo(0, within(1e-9));
    assertThat(oracle.efforts()[0]).isCloseTo(2, within(1e-9));
    assertThat(oracle.efforts()[1]).isCloseTo(0.125, within(1e-9));
    assertThat(replay.uniform().meanLoss()).isCloseTo(0.2 * 15 / 16, within(1e-9));
  }

  @Test
  void everyPolicySpendsTheSame() {
    Random random = new Random(1);
    Replay replay = new Replay(mixed(500, random), 1.5);
    Policy wild = (position, checkpoint) -> Math.abs(random.nextGaussian()) + 0.01;
    for (Policy policy :
        List.<Policy>of(
            wild,
            (position, checkpoint) -> 1,
            (position, checkpoint) -> position.handRule()[checkpoint],
            (position, checkpoint) -> position.prior()[0] + 0.1)) {
      assertThat(replay.run(policy).meanEffort()).isCloseTo(1.5, within(1e-6));
    }
    assertThat(replay.oracle().meanEffort()).as("needs no more").isLessThanOrEqualTo(1.5 + 1e-6);
    assertThat(replay.uniform().meanEffort()).isEqualTo(1.5);
  }

  @Test
  void noPolicyBeatsTheOracle() {
    Random random = new Random(2);
    Replay replay = new Replay(mixed(300, random), 1);
    double least = replay.oracle().meanLoss();
    for (int i = 0; i < 20; i++) {
      double[] factors = random.doubles(7, 0.1, 4).toArray();
      Policy policy = (position, k) -> factors[k] * (1 + position.prior()[0]);
      assertThat(replay.run(policy).meanLoss()).isGreaterThanOrEqualTo(least - 1e-9);
    }
  }

  @Test
  void aModelThatKnowsGetsAllThatTheOracleGets() {
    PesScore knowing = features -> features[0] > 0 ? 0.95 : 0.05;
    ReplayReport report =
        run(new PesModels(Optional.of(knowing), Optional.empty(), Optional.empty()));
    ReplayReport.Row prior = row(report, "PES prior");
    assertThat(prior.shareOfOracle()).isGreaterThan(0.95);
    assertThat(prior.ratio()).isGreaterThan(3);
    assertThat(prior.knots()).isSorted();
  }

  @Test
  void aModelThatKnowsNothingIsUniform() {
    PesScore blind = features -> 0.5;
    ReplayReport report =
        run(new PesModels(Optional.of(blind), Optional.of(blind), Optional.empty()));
    assertThat(row(report, "PES prior").shareOfOracle()).isCloseTo(0, within(1e-6));
    assertThat(row(report, "PES prior + live").shareOfOracle()).isCloseTo(0, within(1e-6));
    assertThat(row(report, "uniform").shareOfOracle()).isZero();
    assertThat(row(report, "oracle").shareOfOracle()).isEqualTo(1);
  }

  @Test
  void knotsAreNotFittedToTheGamesThatTheyAreScoredOn() {
    List<ReplayPosition> positions = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      boolean odd = i % 2 == 1;
      // what looks rewarding in one half of the games is so in the other half only where it is not
      boolean rewarding = (i / 2 % 2 == 1) == odd;
      positions.add(position(odd ? "b" : "a", rewarding ? ALWAYS_BETTER : EASY, i / 2 % 2, 0));
    }
    assertThat("a".hashCode() & 1).isNotEqualTo("b".hashCode() & 1);
    PesScore fooled = features -> features[0] > 0 ? 0.95 : 0.05;
    PesModels models = new PesModels(Optional.of(fooled), Optional.empty(), Optional.empty());
    ReplayReport report = new ReplayRun(positions, 1.5, models, Progress.silent()).run();
    double uniform = row(report, "uniform").loss();
    Knots ofAll = new Knots(row(report, "PES prior").knots());
    Allocation ownGames =
        new Replay(positions, 1.5).run((position, _) -> ofAll.factor(fooled.pes(position.prior())));
    assertThat(ownGames.meanLoss())
        .as("whoever knows all games treats them alike")
        .isCloseTo(uniform, within(0.001));
    assertThat(row(report, "PES prior").gain())
        .as("each half is fooled by the other")
        .isLessThan(-0.02);
  }

  @Test
  void gamesPlayedOnFromOneGameAreInOneHalf() {
    assertThat("g@8".hashCode() & 1).isNotEqualTo("g@9".hashCode() & 1);
    assertThat(ReplayRun.halfOf("g@8")).isEqualTo(ReplayRun.halfOf("g@9"));
    assertThat(ReplayRun.halfOf("a")).isNotEqualTo(ReplayRun.halfOf("b"));
  }

  @Test
  void whatShowsDuringTheSearchHelpsOnlyTheLiveModel() {
    PesScore seesLive = features -> features.length > 1 && features[1] > 0 ? 0.95 : 0.05;
    ReplayReport report =
        run(new PesModels(Optional.of(seesLive), Optional.of(seesLive), Optional.empty()));
    assertThat(row(report, "PES prior").shareOfOracle()).isCloseTo(0, within(1e-6));
    assertThat(row(report, "PES prior + live").shareOfOracle()).isGreaterThan(0.8);
  }

  @Test
  void whatTheHandRuleKnowsCountsBesidePes() {
    List<ReplayPosition> positions = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      boolean rewarding = i % 4 == 0;
      double[] losses = rewarding ? REWARDING : EASY;
      double[] handRule = new double[7];
      Arrays.fill(handRule, rewarding ? 3 : 0.2);
      positions.add(position("game" + i / 4, losses, handRule, 0, 0));
    }
    PesScore blind = features -> 0.5;
    PesModels models = new PesModels(Optional.of(blind), Optional.of(blind), Optional.empty());
    ReplayReport report = new ReplayRun(positions, 1, models, Progress.silent()).run();
    assertThat(row(report, "PES prior + live").shareOfOracle()).isCloseTo(0, within(1e-6));
    assertThat(row(report, "PES x hand rule").shareOfOracle())
        .isCloseTo(row(report, "hand rule").shareOfOracle(), within(1e-6))
        .isGreaterThan(0.9);
  }

  @Test
  void theReportIsAlsoJson() {
    String json = run(PesModels.NONE).toJson();
    assertThat(json).contains("\"policies\"", "\"uniform\"", "\"hand rule\"", "\"oracle\"");
    assertThat(json).contains("\"share_of_oracle\"", "\"hard_easy_ratio\"", "\"positions\" : 200");
    assertThat(json).doesNotContain("PES");
    assertThat(run(PesModels.NONE).toText()).contains("seed target").contains("% of oracle");
  }

  @Test
  void brokenDataIsNamedByFileAndLine() throws IOException {
    Path file = folder.resolve("deep.csv");
    Files.writeString(file, "fen,loss\n");
    assertThatThrownBy(() -> ReplayData.read(new DatasetFile(file)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("deep.csv, line 1: expected a column legal_moves");
    Files.writeString(file, "");
    assertThatThrownBy(() -> ReplayData.read(new DatasetFile(file)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("expected a header, found an empty file");
  }

  private static ReplayReport run(PesModels models) {
    return new ReplayRun(mixed(200, new Random(3)), 1, models, Progress.silent()).run();
  }

  private static ReplayReport.Row row(ReplayReport report, String name) {
    return report.rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  /** One in three is rewarding, which its features tell from the second checkpoint on. */
  private static List<ReplayPosition> mixed(int count, Random random) {
    List<ReplayPosition> positions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean rewarding = random.nextInt(3) == 0;
      double[] losses = rewarding ? REWARDING : EASY;
      positions.add(position("game" + i / 4, losses, rewarding ? 1 : 0, rewarding ? 1 : 0));
    }
    return positions;
  }

  private static ReplayPosition position(double[] losses, float prior, float live) {
    return position("game", losses, prior, live);
  }

  private static ReplayPosition position(String game, double[] losses, float prior, float live) {
    return position(game, losses, new double[] {1, 1, 1, 1, 1, 1, 1}, prior, live);
  }

  private static ReplayPosition position(
      String game, double[] losses, double[] handRule, float prior, float live) {
    float[][] seen = new float[7][1];
    for (int i = 1; i < seen.length; i++) {
      seen[i][0] = live;
    }
    double target = losses[3];
    return new ReplayPosition(
        "train", game, 8000, losses, handRule, 0.5, target, new float[] {prior}, seen);
  }
}
