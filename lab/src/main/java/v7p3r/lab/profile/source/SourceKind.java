package v7p3r.lab.profile.source;

import java.util.Locale;

/** Kinds of sources, with the share of positions that each gets while it has some. */
public enum SourceKind {
  PGN(4),
  SELFPLAY(4),
  PUZZLES(2),
  OPENINGS(1),
  EPD(1),
  TABLEBASE(1);

  private final double weight;

  SourceKind(double weight) {
    this.weight = weight;
  }

  public double weight() {
    return weight;
  }

  /** The value of the column {@code source}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
