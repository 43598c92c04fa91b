package v7p3r.lab.profile;

import v7p3r.search.IterationFacts;

/** What is kept of a finished iteration. */
record Snapshot(
    int depth,
    long nodes,
    int move,
    int score,
    int failLows,
    int failHighs,
    int bestShare,
    float[] live) {
  static Snapshot of(IterationFacts facts, float[] live) {
    return new Snapshot(
        facts.depth(),
        facts.statistics().nodes(),
        facts.bestMove(),
        facts.score(),
        facts.failLows(),
        facts.failHighs(),
        facts.rootNodes().share(facts.bestMove()),
        live);
  }
}
