package v7p3r.lab.dataset;

/**
 * A row that cannot be learned from.
 *
 * @param line from 1, the header's
 */
public record BrokenRow(String file, long line, String problem) {
  @Override
  public String toString() {
    return file + ", line " + line + ": " + problem;
  }
}
