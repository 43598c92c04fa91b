package v7p3r.arena.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteSampleTest {
  @TempDir Path folder;

  /** Twenty puzzles below 1200, twenty below 1400, three from 2000 on. */
  private static List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 43; i++) {
      int rating = i < 20 ? 1000 + i : i < 40 ? 1200 + i : 2000 + i;
      lines.add(
          "p%02d,4k3/8/8/8/8/8/4p3/R3K3 b Q - 0 1,e8d7 a1a7,%d,80,90,1,endgame,"
              .formatted(i, rating));
    }
    return lines;
  }

  private List<Problem> sample(List<String> lines, int most) throws IOException {
    Path file = folder.resolve("puzzles.csv");
    Files.write(file, lines);
    return Suite.read(file).sample(most).problems();
  }

  @Test
  void bandsShareEvenlyAndSmallOnesAreTakenWhole() throws IOException {
    Map<Integer, Long> taken =
        sample(lines(), 15).stream()
            .collect(
                Collectors.groupingBy(
                    problem -> problem.facts().rating().getAsInt() / 200, Collectors.counting()));
    assertThat(taken).isEqualTo(Map.of(5, 6L, 6, 6L, 10, 3L));
    assertThat(sample(lines(), 100)).hasSize(43);
  }

  @Test
  void theSameOnesAreTakenInWhateverOrderTheyCome() throws IOException {
    List<String> turned = new ArrayList<>(lines());
    Collections.reverse(turned);
    List<String> first = sample(lines(), 10).stream().map(Problem::name).toList();
    assertThat(sample(turned, 10)).extracting(Problem::name).hasSameElementsAs(first);
    assertThat(first).isSorted().isNotEqualTo(sample(lines(), 43).subList(0, 10));
  }
}
