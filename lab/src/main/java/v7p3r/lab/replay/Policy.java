package v7p3r.lab.replay;

/** Decides how much effort a position gets, asked at every checkpoint that it reaches. */
@FunctionalInterface
public interface Policy {
  /** The share of the base effort that the position deserves, as far as can be seen there. */
  double factor(ReplayPosition position, int checkpoint);
}
