package v7p3r.studio.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.StoredAnalysis;

class AnalysisFoldersTest {
  private static final Instant FIRST = Instant.parse("2026-03-01T12:00:00Z");

  @TempDir private Path folder;

  private Path database() {
    return folder.resolve("games.db");
  }

  private AnalysisFolders folders() {
    return new AnalysisFolders(List.of(folder.resolve("named")), database());
  }

  /** A folder with the summary of an analysis that ended on a day. */
  private Path analysis(String place, int day) throws IOException {
    Path made = Files.createDirectories(folder.resolve(place));
    Path summary = Files.writeString(made.resolve(AnalysisFolders.SUMMARY), "{}");
    Files.setLastModifiedTime(summary, FileTime.from(FIRST.plusSeconds(86_400L * day)));
    return made;
  }

  private Path recorded(String place, int day) throws IOException {
    Path made = analysis(place, day);
    Instant time = FIRST.plusSeconds(86_400L * day);
    try (MetricsDatabase open = MetricsDatabase.open(database())) {
      long key =
          open.beginAnalysis(new StoredAnalysis(made.toString(), time, "V", "J", "lichess", 1));
      open.finishAnalysis(key, OptionalDouble.empty(), List.of(), time);
    }
    return made;
  }

  @Test
  void aNewerAnalysisOfTheSameNameRenamesNoOther() throws IOException {
    Path first = recorded("b/club", 1);
    assertThat(folders().all()).isEqualTo(Map.of("club", first));
    Path second = recorded("a/club", 2);
    assertThat(folders().all()).isEqualTo(Map.of("club", first, "club-2", second));
    Path third = analysis("named/club", 3);
    assertThat(folders().all()).isEqualTo(Map.of("club", first, "club-2", second, "club-3", third));
  }

  @Test
  void aDatabaseThatCannotBeReadHidesNoOtherPlace() throws IOException {
    Path named = analysis("named/club", 1);
    Files.writeString(database(), "this is no database, not at all\n".repeat(99));
    assertThat(folders().all()).isEqualTo(Map.of("club", named));
  }
}
