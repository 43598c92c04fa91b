package v7p3r.lab.model;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was read from a file.
 *
 * @param sha256 of the file's bytes
 * @param read rows of the file, also those that were left out
 * @param sources rows that were kept, by the kind of their source
 * @param broken what is wrong with the rows that were skipped, the first few
 * @param brokenCount how many were skipped
 */
public record EffortDataset(
    EffortRows rows,
    String sha256,
    long read,
    SortedMap<String, Long> sources,
    List<String> broken,
    long brokenCount) {
  public EffortDataset {
    sources = new TreeMap<>(sources);
    broken = List.copyOf(broken);
  }
}
