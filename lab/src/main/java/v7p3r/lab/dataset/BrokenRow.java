package v7p3r.lab.dataset;

/**
 * A row that cannot be learned from.
 *
 * @param unit what is counted: {@code line}, of which the header is the first, or {@code row}
 * @param number from 1
 */
public record BrokenRow(String file, String unit, long number, String problem) {
  @Override
  public String toString() {
    return file + ", " + unit + " " + number + ": " + problem;
  }
}
