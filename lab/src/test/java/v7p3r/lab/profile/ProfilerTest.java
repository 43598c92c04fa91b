package v7p3r.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;

class ProfilerTest {
  private static final List<String> MEASURED =
      List.of("eval_time_us", "nps", "log_time_per_node", "efficiency");

  @TempDir private Path folder;

  @Test
  void theDeepLayerIsTheSameForAnyNumberOfThreads() throws IOException {
    profile("one", 0, 12, 1, 2000);
    profile("three", 0, 12, 3, 2000);
    assertThat(text("three", "deep.csv")).isEqualTo(text("one", "deep.csv"));
    assertThat(text("three", "iterations.csv")).isEqualTo(text("one", "iterations.csv"));
  }

  @Test
  void theWideLayerIsTheSameButForTheClock() throws IOException {
    profile("one", 12, 0, 1, 2000);
    profile("two", 12, 0, 2, 2000);
    List<String> first = text("one", "effort_dataset.csv").lines().toList();
    List<String> second = text("two", "effort_dataset.csv").lines().toList();
    assertThat(second).hasSameSizeAs(first).hasSizeGreaterThan(60);
    List<String> columns = List.of(first.getFirst().split(","));
    for (int i = 0; i < first.size(); i++) {
      String[] mine = first.get(i).split(",", -1);
      String[] other = second.get(i).split(",", -1);
      for (int c = 0; c < columns.size(); c++) {
        if (!MEASURED.contains(columns.get(c)) && !columns.get(c).startsWith("time_")) {
          assertThat(other[c]).as(columns.get(c)).isEqualTo(mine[c]);
        }
      }
    }
  }

  @Test
  void everyPositionHasSevenRowsThatFitTogether() throws IOException {
    profile("d", 0, 16, 2, 4000);
    List<String> lines = text("d", "deep.csv").lines().toList();
    List<String> columns = List.of(lines.getFirst().split(","));
    assertThat((lines.size() - 1) % 7).isZero();
    for (int i = 1; i < lines.size(); i++) {
      String[] row = lines.get(i).split(",", -1);
      assertThat(row).hasSameSizeAs(columns);
      long nodes = Long.parseLong(row[columns.indexOf("nodes")]);
      assertThat(nodes).isEqualTo(4000 >> 6 - (i - 1) % 7);
      double loss = Double.parseDouble(row[columns.indexOf("loss")]);
      double last = Double.parseDouble(row[columns.indexOf("loss_8t")]);
      assertThat(loss).isBetween(0.0, 1.0);
      if ((i - 1) % 7 == 6) {
        assertThat(loss).isEqualTo(last);
        assertThat(row[columns.indexOf("improves")]).isEqualTo("0");
      }
      assertThat(Double.parseDouble(row[columns.indexOf("y")])).isBetween(0.0, 1.0);
      assertThat(Double.parseDouble(row[columns.indexOf("y_live")])).isBetween(0.0, 1.0);
      assertThat(row[columns.indexOf("live_budget")]).isEqualTo("" + ((i - 1) % 7 - 3));
      assertThat(row[columns.indexOf("carry_known")]).as("a position alone").isEqualTo("0");
    }
  }

  @Test
  void positionsOfGamesCarryOverFromTheMoveBefore() throws IOException {
    SourceSettings settings = new SourceSettings(3, 8, Map.of(), 5);
    SourcePlan games =
        new SourcePlan(List.of(), List.of(), List.of(), List.of(), 0, 2, Map.of(), settings);
    run(new ProfilePlan(games, folder.resolve("games"), 0, 4, 2000, 0.25, 0, false, 1));
    List<String> lines = text("games", "deep.csv").lines().toList();
    int known = List.of(lines.getFirst().split(",")).indexOf("carry_known");
    assertThat(lines).hasSizeGreaterThan(7);
    assertThat(lines.stream().skip(1)).allMatch(line -> line.split(",")[known].equals("1"));
  }

  @Test
  void gamesAreTheSameForAnyNumberOfThreadsAndAfterAStop() throws IOException {
    inPlay("one", 30, 1);
    inPlay("stopped", 9, 2);
    inPlay("stopped", 30, 2);
    List<String> lines = text("one", "deep.csv").lines().toList();
    assertThat(text("stopped", "deep.csv").lines().toList()).isEqualTo(lines);
    List<String> columns = List.of(lines.getFirst().split(","));
    List<String[]> rows = lines.stream().skip(1).map(line -> line.split(",", -1)).toList();
    assertThat(rows).hasSizeGreaterThanOrEqualTo(7 * 30);
    assertThat(rows.size() % 7).isZero();
    assertThat(rows).allMatch(row -> row.length == columns.size());
    assertThat(text("one", "deep.settings")).contains("in_play").contains("gradient none");
    assertThat(columns).last().isEqualTo("carry_gradient");
    assertThat(rows).as("without models").allMatch(row -> row[row.length - 1].equals("0"));
  }

  @Test
  void oneThatShallStopEndsAfterABatchAndGoesOnLater() throws IOException {
    profile("whole", 0, 150, 2, 5000);
    ProfilePlan plan = plan("stopped", 0, 150, 2, 5000);
    StopSignal stop = new StopSignal();
    Progress stopping =
        new Progress() {
          @Override
          public void say(String text) {}

          @Override
          public void show(Stage stage) {
            stop.finish();
          }

          @Override
          public void ended(Stage stage) {}
        };
    new Profiler(plan, stopping, stop).run(List.of("a test"));
    String some = text("stopped", "deep.csv");
    assertThat(some.lines().count())
        .isGreaterThan(7)
        .isLessThan(text("whole", "deep.csv").lines().count());
    new Profiler(plan, Progress.silent(), stop).run(List.of("a test"));
    assertThat(text("stopped", "deep.csv")).as("no second batch").isEqualTo(some);
    profile("stopped", 0, 150, 2, 5000);
    assertThat(text("stopped", "deep.csv")).isEqualTo(text("whole", "deep.csv"));
  }

  @Test
  void anotherEngineIsRefused() throws IOException {
    profile("mixed", 0, 4, 1, 64);
    Path settings = folder.resolve("mixed/deep.settings");
    String mine = Files.readString(settings);
    assertThat(mine).containsPattern("(?m)^engine [0-9a-f]{16}$");
    Files.writeString(settings, mine.replaceAll("(?m)^engine .*$", "engine 0123456789abcdef"));
    String rows = text("mixed", "deep.csv");
    assertThatThrownBy(() -> profile("mixed", 0, 8, 1, 64))
        .hasMessageContaining("expected [engine 0123456789abcdef], found [engine ");
    assertThat(text("mixed", "deep.csv")).isEqualTo(rows);
  }

  @Test
  void aFolderOfAVersionThatDidNotNoteItsEngineGoesOnAndSaysSo() throws IOException {
    profile("whole", 0, 8, 1, 64);
    profile("old", 0, 4, 1, 64);
    Path settings = folder.resolve("old/deep.settings");
    Files.writeString(settings, Files.readString(settings).replaceAll("(?m)^engine .*\\R", ""));
    StringBuilder said = new StringBuilder();
    new Profiler(plan("old", 0, 8, 1, 64), Progress.to(said::append)).run(List.of("a test"));
    assertThat(said.toString()).contains("the deep layer was begun by a version that did not note");
    assertThat(text("old", "deep.csv")).isEqualTo(text("whole", "deep.csv"));
    assertThat(settings).content().containsPattern("(?m)^engine [0-9a-f]{16}$");
  }

  @Test
  void sourcesThatEndTooEarlyAreNamed() throws IOException {
    StringBuilder said = new StringBuilder();
    Progress progress = Progress.to(said::append);
    ProfileSummary summary =
        new Profiler(plan("few", 0, 100_000, 2, 64), progress).run(List.of("a test"));
    assertThat(said.toString())
        .contains(
            "the sources ended: they gave %d of 100000 positions"
                .formatted(summary.parts().getFirst().after()));
  }

  private void inPlay(String name, long positions, int threads) throws IOException {
    SourceSettings settings = new SourceSettings(1, 8, Map.of(), 5);
    SourcePlan games =
        new SourcePlan(List.of(), List.of(), List.of(), List.of(), 0, 8, Map.of(), settings);
    run(new ProfilePlan(games, folder.resolve(name), 0, positions, 2000, 0.25, 0, true, threads));
  }

  @Test
  void aTornEndIsCutOffAndDoneAgain() throws IOException {
    profile("whole", 0, 20, 2, 2000);
    profile("cut", 0, 8, 2, 2000);
    Path rows = folder.resolve("cut/deep.csv");
    Files.writeString(rows, "8/8/8/8/8/8 w torn", StandardOpenOption.APPEND);
    Path journal = folder.resolve("cut/deep.journal");
    Files.writeString(journal, "99 1000 12", StandardOpenOption.APPEND);
    ProfileSummary summary = profile("cut", 0, 20, 2, 2000);
    assertThat(summary.toString()).contains("of them from earlier runs");
    assertThat(text("cut", "deep.csv")).isEqualTo(text("whole", "deep.csv"));
    assertThat(text("cut", "iterations.csv")).isEqualTo(text("whole", "iterations.csv"));
    List<String> keys =
        text("cut", "deep.csv")
            .lines()
            .skip(1)
            .map(line -> line.split(",")[2] + " " + line.split(",")[7])
            .toList();
    assertThat(new HashSet<>(keys)).as("no row twice").hasSameSizeAs(keys);
  }

  @Test
  void aFolderOfTheVersionBeforeGoesOn() throws IOException {
    Path data = Files.createDirectories(folder.resolve("before"));
    for (String file : List.of("deep.csv", "iterations.csv", "deep.journal", "deep.settings")) {
      try (InputStream before = ProfilerTest.class.getResourceAsStream("before/" + file)) {
        Files.copy(before, data.resolve(file));
      }
    }
    String old = text("before", "deep.csv");
    SourcePlan sources =
        new SourcePlan(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            12,
            0,
            Map.of(),
            new SourceSettings(10, 8, Map.of(), 1));
    ProfileSummary summary = run(new ProfilePlan(sources, data, 0, 8, 1000, 0.25, 0, false, 1));
    assertThat(summary.parts().getFirst().before()).isEqualTo(7);
    assertThat(text("before", "deep.csv")).startsWith(old).hasSizeGreaterThan(old.length());
    List<String> rows = text("before", "deep.csv").lines().skip(1).toList();
    assertThat(rows).as("no row twice").doesNotHaveDuplicates();
  }

  @Test
  void aJournalOfNonsenseIsNamed() throws IOException {
    profile("wrong", 0, 4, 1, 2000);
    Path journal = folder.resolve("wrong/deep.journal");
    Files.writeString(journal, "1 many 24388 2149 .\n");
    assertThatThrownBy(() -> profile("wrong", 0, 8, 1, 2000))
        .hasMessage(
            journal
                + ", line 1: expected the numbers of a batch, found"
                + " '1 many 24388 2149 .'");
  }

  @Test
  void aForgedBatchIsNotBelieved() throws IOException {
    profile("forged", 0, 4, 1, 2000);
    Path journal = folder.resolve("forged/deep.journal");
    String text = Files.readString(journal);
    Files.writeString(journal, text.replaceFirst("\"batches\":1", "\"batches\":9"));
    assertThatThrownBy(() -> profile("forged", 0, 8, 1, 2000))
        .hasMessageContaining(journal + ", line ")
        .hasMessageContaining("does not fit its checksum");
  }

  @Test
  void rowsThatTheDiskLostAreDoneAgain() throws IOException {
    profile("whole", 0, 20, 2, 2000);
    profile("lost", 0, 20, 2, 2000);
    Path rows = folder.resolve("lost/deep.csv");
    byte[] bytes = Files.readAllBytes(rows);
    Files.write(rows, Arrays.copyOf(bytes, bytes.length / 2));
    profile("lost", 0, 20, 2, 2000);
    assertThat(text("lost", "deep.csv")).isEqualTo(text("whole", "deep.csv"));
  }

  @Test
  void aFolderOfOtherSettingsIsRefused() throws IOException {
    profile("a", 0, 4, 1, 2000);
    assertThatThrownBy(() -> profile("a", 0, 4, 1, 3000))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("n_ref 2000")
        .hasMessageContaining("n_ref 3000")
        .hasMessageContaining("deep.settings");
  }

  @Test
  void twoProfilesDoNotWriteToOneFolder() throws IOException {
    Path data = folder.resolve("shared");
    try (LayerFiles first = new LayerFiles(data, new WideLayer())) {
      assertThat(first.positions()).isZero();
      assertThatThrownBy(() -> profile("shared", 4, 0, 1, 2000))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("the wide layer of " + data + " is in use by another run");
    }
    assertThat(profile("shared", 4, 0, 1, 2000).parts().getFirst().after()).isPositive();
  }

  private ProfileSummary profile(String name, long wide, long deep, int threads, long reference)
      throws IOException {
    return run(plan(name, wide, deep, threads, reference));
  }

  private ProfilePlan plan(String name, long wide, long deep, int threads, long reference) {
    SourceSettings settings = new SourceSettings(4, 8, Map.of(), 5);
    SourcePlan sources =
        new SourcePlan(List.of(), List.of(), List.of(), List.of(), 40, 0, Map.of(), settings);
    return new ProfilePlan(
        sources, folder.resolve(name), wide, deep, reference, 0.25, 0, false, threads);
  }

  private static ProfileSummary run(ProfilePlan plan) throws IOException {
    return new Profiler(plan, Progress.silent()).run(List.of("a test"));
  }

  private String text(String name, String file) throws IOException {
    return Files.readString(folder.resolve(name).resolve(file), StandardCharsets.UTF_8);
  }
}
