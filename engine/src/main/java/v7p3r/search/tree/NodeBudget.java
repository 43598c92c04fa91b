package v7p3r.search.tree;

import v7p3r.search.Limits;

/**
 * The nodes of a search, shared by its threads: each is granted a small portion at a time, so that
 * together they never visit more than the limit.
 */
final class NodeBudget {
  private long limit = Limits.NONE;
  private long granted;

  synchronized void start(long limit) {
    this.limit = limit;
    granted = 0;
  }

  /** A thread has visited more nodes than it was granted. */
  synchronized void overdraw(long nodes) {
    granted += nodes;
  }

  /** What the threads have been granted in all; the nodes themselves if there is but one. */
  synchronized long granted() {
    return granted;
  }

  /**
   * The next nodes of a thread; 0 if none are left.
   *
   * @param most how many it may visit before it asks for clock and stop again
   */
  synchronized long grant(int most) {
    long portion = limit == Limits.NONE ? most : Math.clamp(limit - granted, 0, most);
    granted += portion;
    return portion;
  }
}
