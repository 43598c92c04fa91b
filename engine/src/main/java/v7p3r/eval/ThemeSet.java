package v7p3r.eval;

/** Which themes count: all, none, or any choice, as one bit each. */
public final class ThemeSet {
  public static final ThemeSet ALL = new ThemeSet((1L << Theme.values().length) - 1);
  public static final ThemeSet NONE = new ThemeSet(0);

  private final long bits;

  private ThemeSet(long bits) {
    this.bits = bits;
  }

  static ThemeSet of(long bits) {
    return new ThemeSet(bits & ALL.bits);
  }

  /**
   * Reads a list such as {@code all}, {@code none}, {@code -pawn-chains,-king} (all but those),
   * {@code material,pawn} (only those) or {@code off=tactic}.
   *
   * @throws IllegalArgumentException if a word is no theme and no group; it names the nearest one
   */
  public static ThemeSet parse(String text) {
    return ThemeSetReader.read(text);
  }

  public static ThemeSet only(Theme theme) {
    return new ThemeSet(theme.bit());
  }

  public ThemeSet with(Theme theme) {
    return new ThemeSet(bits | theme.bit());
  }

  public ThemeSet without(Theme theme) {
    return new ThemeSet(bits & ~theme.bit());
  }

  /** With all themes of a group, whether of the engine design or by subject. */
  public ThemeSet with(Theme.Group group) {
    return new ThemeSet(bits | bits(group));
  }

  public ThemeSet without(Theme.Group group) {
    return new ThemeSet(bits & ~bits(group));
  }

  /** The themes that are in both sets. */
  public ThemeSet and(ThemeSet other) {
    return new ThemeSet(bits & other.bits);
  }

  private static long bits(Theme.Group group) {
    long members = 0;
    for (Theme theme : Theme.values()) {
      members |= group.has(theme) ? theme.bit() : 0;
    }
    return members;
  }

  public boolean has(Theme theme) {
    return (bits & theme.bit()) != 0;
  }

  public long bits() {
    return bits;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ThemeSet that && bits == that.bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  /** The keys of the themes that are on, or "all" or "none". */
  @Override
  public String toString() {
    if (equals(ALL)) {
      return "all";
    }
    StringBuilder keys = new StringBuilder();
    for (Theme theme : Theme.values()) {
      if (has(theme)) {
        keys.append(keys.isEmpty() ? "" : ",").append(theme.key());
      }
    }
    return keys.isEmpty() ? "none" : keys.toString();
  }
}
