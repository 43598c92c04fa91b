package v7p3r.app.cli.depth;

/** What the other engine says it did in the time of one position; 0 where it says nothing. */
public record OtherSearch(int depth, int selectiveDepth, long nodes, long nodesPerSecond) {}
