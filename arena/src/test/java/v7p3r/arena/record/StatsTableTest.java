package v7p3r.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StatsTableTest {
  private static final StatsTable SCORES =
      new StatsTable(
          List.of("engine", "games", "wins", "draws", "losses", "score_percent"),
          List.of(List.of("A", 100, 40, 40, 20, 60.0), List.of("B", 4, 4, 0, 0, 100.0)));

  @Test
  void peopleReadPlainTitlesAndEloWithItsError() {
    assertThat(SCORES.toText().lines().toList().getFirst())
        .isEqualTo("engine  games  wins  draws  losses  score %                         Elo");
    assertThat(SCORES.toText())
        .containsPattern("A .* 60\\.0 +70\\.4 (± \\d+\\.\\d|\\[\\d+, \\d+])")
        .contains("no estimate: all games won");
  }

  @Test
  void programsReadTheColumnsOfTheDatabase() {
    assertThat(SCORES.toCsv()).startsWith("engine,games,wins,draws,losses,score_percent\n");
    assertThat(SCORES.toJson()).contains("\"score_percent\" : 60.0").doesNotContain("Elo");
  }

  @Test
  void timesAreToldInWholeSeconds() {
    StatsTable table =
        new StatsTable(List.of("last"), List.of(List.of("2026-03-01T12:00:07.250123Z")));
    assertThat(table.toText()).contains("2026-03-01 12:00:07\n").doesNotContain("250");
    assertThat(table.toCsv()).contains("2026-03-01T12:00:07.250123Z");
  }
}
