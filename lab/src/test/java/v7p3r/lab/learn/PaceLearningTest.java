package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.PacedEffort;
import v7p3r.desc.control.ModeProfiles;

class PaceLearningTest {
  private static final double[] SAME = {1, 1, 1, 1, 1};
  private static final List<String> MODES =
      List.of("Turbo", "Fast", "Standard", "Deep", "Critical");

  @TempDir private Path folder;

  private static void add(
      PaceLearning learning, String clock, String options, long nodes, long... moves) {
    for (int i = 0; i < moves.length; i++) {
      learning.add(new PacedEffort(clock, options, MODES.get(i), moves[i], nodes * moves[i]));
    }
  }

  @Test
  void sharesThatAreAsTheyShouldBeChangeNothing() {
    PaceLearning learning = new PaceLearning();
    add(learning, "8+0.08", "UseDesc=true", 1000, 250, 250, 280, 150, 70);
    PaceLearning.Pace pace = learning.learned(SAME, 1000).getFirst();
    assertThat(pace.seconds()).isEqualTo(11.2);
    assertThat(pace.moves()).isEqualTo(1000);
    assertThat(pace.ends()).containsExactly(0.2, 0.4, 0.6, 0.8);
    assertThat(pace.price()).isEqualTo(1);
  }

  /** Half of the searches in Turbo: a quarter of all ends in the middle of it. */
  @Test
  void thresholdsLieWhereTheSharesEnd() {
    PaceLearning learning = new PaceLearning();
    add(learning, "60+0.6", "", 1000, 500, 280, 150, 50, 20);
    assertThat(learning.learned(SAME, 1).getFirst().ends()).containsExactly(0.1, 0.2, 0.4, 0.6);
  }

  @Test
  void thresholdsGrowAlsoWhereAModeNeverCame() {
    List<Double> ends = PaceLearning.ends(new double[] {1, 0, 0, 0, 0});
    assertThat(ends).isSorted().doesNotHaveDuplicates().allMatch(end -> end > 0 && end < 1);
    assertThat(PaceLearning.ends(new double[] {0, 0, 0, 0, 1}).getLast()).isLessThan(1);
  }

  /** All nodes are spent in Critical, where a miss costs twice as much. */
  @Test
  void pricesAreOneOnTheMeanOfTheNodes() {
    PaceLearning learning = new PaceLearning();
    add(learning, "8+0.08", "", 0, 250, 250, 280, 150);
    learning.add(new PacedEffort("8+0.08", "", "Critical", 70, 70_000));
    assertThat(learning.learned(new double[] {1, 1, 1, 1, 1.6}, 1).getFirst().price())
        .isEqualTo(1 / 1.6, within(1e-3));
  }

  @Test
  void gamesWithoutAClockOrWithSuchThresholdsTeachNothing() {
    PaceLearning learning = new PaceLearning();
    add(learning, "8000 nodes", "UseDesc=true", 1000, 5000, 1, 1, 1, 1);
    add(learning, "8+0.08", "UseDesc=true; DescPaces=true", 1000, 5000, 1, 1, 1, 1);
    add(learning, "20+0.2", "UseDesc=true", 1000, 10, 1, 1, 1, 1);
    assertThat(learning.learned(SAME, 1000)).isEmpty();
  }

  @Test
  void whatIsWrittenIsAProfileThatPlays() throws IOException {
    PaceLearning learning = new PaceLearning();
    add(learning, "60+0.6", "", 1000, 500, 280, 150, 50, 20);
    add(learning, "1+0.01", "", 1000, 100, 100, 500, 250, 50);
    TunedProfile profile = TunedProfile.of(folder);
    List<PaceLearning.Pace> paces = learning.learned(profile.missPrices(), 1);
    assertThat(paces).extracting(PaceLearning.Pace::seconds).containsExactly(1.4, 84.0);
    profile.put(paces);
    Path file = folder.resolve("paced.json");
    profile.write(file);
    assertThat(ModeProfiles.of(file.toString()).signals())
        .isEqualTo(ModeProfiles.of(ModeProfiles.TUNED).signals());
    assertThat(Files.readString(file)).contains("\"paces\"").doesNotContain("\"seed\"");
  }
}
