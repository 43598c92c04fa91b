package v7p3r.arena.match;

/** Two entrants, by their places in the plan; results are seen from the first. */
record Pairing(int first, int second) {}
