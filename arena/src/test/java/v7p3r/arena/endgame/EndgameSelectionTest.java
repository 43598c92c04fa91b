package v7p3r.arena.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.endgame.EndgameTask.Goal;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.Epd;
import v7p3r.tablebase.Tablebases;

class EndgameSelectionTest {
  @TempDir private Path folder;

  /** Six won pawn endings, two drawn ones, one won with a rook. */
  private static List<Epd> nine() {
    List<Epd> lines = new ArrayList<>();
    for (int file = 1; file <= 6; file++) {
      lines.add(Epd.parse("8/8/8/4k3/8/8/PP6/%dK%d w - - wdl 2;".formatted(file, 7 - file)));
    }
    lines.add(Epd.parse("8/8/8/4k3/8/8/P7/4K3 b - - wdl 0;"));
    lines.add(Epd.parse("8/8/8/4k3/8/8/7P/4K3 b - - wdl 0;"));
    lines.add(Epd.parse("8/8/8/4k3/8/8/8/R3K3 w - - wdl 2;"));
    return lines;
  }

  private static List<EndgameTask> choose(EndgameSelection selection, List<Epd> lines)
      throws IOException {
    try (EndgameJudge judge = new EndgameJudge(Tablebases.NONE, Optional.empty())) {
      return selection.choose(lines, judge, new StopSignal(), _ -> {});
    }
  }

  private static long count(List<EndgameTask> tasks, MaterialClass material, Goal goal) {
    return tasks.stream().filter(t -> t.material() == material && t.goal() == goal).count();
  }

  @Test
  void noClassAndGoalGetsMoreThanItsShare() throws IOException {
    List<EndgameTask> tasks = choose(new EndgameSelection(2, 100, 1), nine());
    assertThat(count(tasks, MaterialClass.PAWNS, Goal.WIN)).isEqualTo(2);
    assertThat(count(tasks, MaterialClass.PAWNS, Goal.HOLD)).isEqualTo(2);
    assertThat(count(tasks, MaterialClass.ELEMENTARY_MATES, Goal.WIN)).isEqualTo(1);
    assertThat(tasks).hasSize(5);
  }

  @Test
  void theSeedDecidesWhich() throws IOException {
    List<EndgameTask> tasks = choose(new EndgameSelection(2, 100, 1), nine());
    assertThat(choose(new EndgameSelection(2, 100, 1), nine())).isEqualTo(tasks);
    assertThat(choose(new EndgameSelection(2, 100, 2), nine())).isNotEqualTo(tasks);
  }

  @Test
  void aClassIsGivenUpAfterSoManyTries() throws IOException {
    List<Epd> unknown = new ArrayList<>();
    for (int file = 1; file <= 6; file++) {
      unknown.add(Epd.parse("8/8/8/4k3/8/8/PP6/%dK%d w - -".formatted(file, 7 - file)));
    }
    List<Epd> known = nine();
    assertThat(choose(new EndgameSelection(9, 3, 1), known)).hasSize(4);
    assertThat(choose(new EndgameSelection(9, 100, 1), unknown)).isEmpty();
  }

  @Test
  void aBrokenLineIsNamed() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("x.epd"), "# positions\n8/8/8/4k3/8/8/P7/4K3 w - -\n8/8 w\n");
    assertThatThrownBy(() -> EndgameSelection.read(List.of(file)))
        .hasMessageContaining("x.epd, line 3:");
    Path empty = Files.writeString(folder.resolve("empty.epd"), "\n");
    assertThatThrownBy(() -> EndgameSelection.read(List.of(empty)))
        .hasMessageContaining("expected positions, found none");
  }
}
