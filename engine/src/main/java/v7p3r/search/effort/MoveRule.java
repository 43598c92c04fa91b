package v7p3r.search.effort;

import java.util.Locale;

/** Which rule of the search made a late move cheap. */
public enum MoveRule {
  /** Searched less deep, or might have been. */
  REDUCED,
  /** Left out as too late in the order. */
  LATE_MOVE,
  /** Left out because no quiet move could bring the score up to alpha. */
  FUTILITY,
  /** Left out because it has always been bad. */
  HISTORY,
  /** A quiet move, left out because it loses material. */
  SEE_QUIET,
  /** A capture or check, left out because it loses too much material. */
  SEE_FORCING,
  /** A quiet move behind one after which all were left out. */
  SKIPPED;

  /** The name in files. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
