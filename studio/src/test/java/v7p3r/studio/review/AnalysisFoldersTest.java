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
import java.util.Set;
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

  /** The name in addresses of a folder. */
  private String name(Path made) throws IOException {
    return folders().all().entrySet().stream()
        .filter(entry -> entry.getValue().equals(made))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void neitherANewerAnalysisOfTheSameNameNorARepeatedOneRenamesAnother() throws IOException {
    Path first = recorded("b/club", 1);
    String firstName = name(first);
    Path second = recorded("a/club", 2);
    Path third = analysis("named/club", 3);
    String secondName = name(second);
    assertThat(name(first)).isEqualTo(firstName);
    assertThat(Set.of(firstName, secondName, name(third))).hasSize(3);

    recorded("b/club", 4);

    assertThat(name(first)).isEqualTo(firstName);
    assertThat(name(second)).isEqualTo(secondName);
    assertThat(folders().all().values()).containsExactly(second, third, first);
  }

  @Test
  void anAnalysisIsFoundByTheNameOfItsFolderAsLongAsNoOtherHasIt() throws IOException {
    Path first = analysis("named/club", 1);
    assertThat(folders().find("club")).contains(first);
    assertThat(folders().find(name(first))).contains(first);
    assertThat(folders().find("clu")).isEmpty();
    Path second = recorded("a/club", 2);
    assertThat(folders().find("club")).isEmpty();
    assertThat(folders().find(name(second))).contains(second);
  }

  @Test
  void aDatabaseThatCannotBeReadHidesNoOtherPlace() throws IOException {
    Path named = analysis("named/club", 1);
    Files.writeString(database(), "this is no database, not at all\n".repeat(99));
    assertThat(folders().all().values()).containsExactly(named);
  }
}
