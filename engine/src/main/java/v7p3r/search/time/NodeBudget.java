package v7p3r.search.time;

import v7p3r.search.Limits;

/**
 * The nodes of a search, shared by its threads: each is granted a small portion at a time, so that
 * together they never visit more than the limit.
 */
final class NodeBudget {
  private long limit = Limits.NONE;
  private int threads = 1;
  private long granted;

  synchronized void start(long limit, int threads) {
    this.limit = limit;
    this.threads = threads;
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
   * The next nodes of a thread; 0 if none are left. Several threads get less near the end, lest the
   * first to find nothing leaves what the others still hold.
   *
   * @param most how many it may visit before it asks for clock and stop again
   */
  synchronized long grant(int most) {
    long portion = most;
    if (limit != Limits.NONE) {
      long left = Math.max(limit - granted, 0);
      long share = threads == 1 ? left : Math.max(left / (2L * threads), 1);
      portion = Math.min(Math.min(share, left), most);
    }
    granted += portion;
    return portion;
  }
}
