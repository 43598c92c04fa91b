package v7p3r.lab.replay;

/** What a model makes of features: PES, 0 to 1. The seam between replay and models. */
@FunctionalInterface
public interface PesScore {
  /** Features in the order of the columns; must not be changed or kept. */
  double pes(float[] features);
}
