package v7p3r.lab.profile;

/**
 * How late moves are tried in games that the engine plays against itself.
 *
 * @param positions searched with trials, 0 for none
 * @param nodes of a search, those of trials not counted
 * @param oneIn one late move near the leaves in this number is tried, more where the search is deep
 */
public record TrialPlan(long positions, long nodes, int oneIn) {
  public static final TrialPlan NONE = new TrialPlan(0, 20_000, 1500);
}
