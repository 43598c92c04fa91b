package v7p3r.search;

/** What a score says about the true value: that it is it, that it is at least it, or at most. */
public enum Bound {
  EXACT,
  LOWER,
  UPPER
}
