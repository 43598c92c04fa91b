package v7p3r.arena.analysis;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.tablebase.Tablebases;

/**
 * What is to be analyzed, by whom, and where it goes.
 *
 * @param files PGN, plain or packed
 * @param out the folder of journals and results
 * @param reference the engine to judge by; without one V7P3R judges itself
 * @param gauge tells the effort score of positions
 */
public record AnalysisPlan(
    List<Path> files,
    Path out,
    Analyst own,
    Optional<Analyst> reference,
    Profile profile,
    Optional<EffortGauge> gauge,
    Tablebases tables,
    int threads) {
  public AnalysisPlan {
    files = List.copyOf(files);
  }

  /** By whose scores moves are judged. */
  public Analyst judge() {
    return reference.orElse(own);
  }

  /** All that findings depend on. */
  List<String> settings() {
    List<String> lines = new ArrayList<>(List.of("own " + own.settings()));
    reference.ifPresent(analyst -> lines.add("reference " + analyst.settings()));
    return lines;
  }
}
