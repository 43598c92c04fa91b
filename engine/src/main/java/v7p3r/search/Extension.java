package v7p3r.search;

/** A reason to look one half move deeper than usual. */
public enum Extension {
  /** All other moves are much worse; a table move only. */
  SINGULAR,
  /** The only way out of check. */
  SINGLE_REPLY,
  /** A check that loses no material, near the end of the depth. */
  CHECK,
  /** Passing would be answered by mate. */
  MATE_THREAT;

  /** Its place in an {@link ExtensionSet}. */
  public int bit() {
    return 1 << ordinal();
  }
}
