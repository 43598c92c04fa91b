package v7p3r.arena.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.player.Thought;

class SolveSummaryTest {
  private static final String STRATEGIC =
      "1kr5/3n4/q3p2p/p2n2p1/PppB1P2/5BP1/1P2Q2P/3R2K1 w - - bm f5; id \"STS(v1.0) Undermine.001\";"
          + " c8 \"10 2 3 2\"; c9 \"f4f5 d4e5 d4f2 f3g4\";";
  private static final String PUZZLE =
      "two,2r3k1/p4ppp/8/8/8/8/3Q1PPP/3R2K1 b - - 0 1,a7a6 d2d8 c8d8 d1d8,950,80,90,10,"
          + "mate backRankMate,https://example.org";

  @TempDir Path folder;

  private static Attempt attempt(Problem problem, boolean solved, String answer) {
    return new Attempt(problem, "V", solved, answer, Thought.NONE, 1);
  }

  @Test
  void countsBySuiteThemeAndRating() throws IOException {
    Suite suite =
        Suite.read(Files.writeString(folder.resolve("mixed"), STRATEGIC + "\n" + PUZZLE + "\n"));
    Problem strategic = suite.problems().get(0);
    Problem puzzle = suite.problems().get(1);
    assertThat(strategic.facts().source()).isEqualTo(STRATEGIC);
    SolveSummary summary =
        SolveSummary.of(
            "100 nodes",
            List.of("V"),
            List.of(suite),
            List.of(List.of(attempt(strategic, false, "Bf2"), attempt(puzzle, true, "Qd8+"))));
    assertThat(summary.rows())
        .extracting(row -> row.kind() + " " + row.group() + " " + row.solved() + "/" + row.tried())
        .containsExactly(
            "SUITE mixed 1/2",
            "RATING 800 to 999 1/1",
            "THEME Undermine 0/1",
            "THEME backRankMate 1/1",
            "THEME mate 1/1");
    SolveSummary.Row row = summary.rows().get(2);
    assertThat(row.points()).isEqualTo(3);
    assertThat(row.most()).isEqualTo(10);
    assertThat(row.strategicRating().getAsDouble()).isEqualTo(44.523 * 30 - 242.85, within(1e-9));
    assertThat(summary.ratings()).singleElement().extracting("puzzles").isEqualTo(1L);
  }
}
