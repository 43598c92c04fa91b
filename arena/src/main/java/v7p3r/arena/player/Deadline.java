package v7p3r.arena.player;

/** A moment at which something is done, unless it is lifted before; set again and again. */
final class Deadline {
  private final Runnable action;
  private boolean set;
  private boolean passed;
  private long nanoTime;

  Deadline(Runnable action) {
    this.action = action;
  }

  synchronized void set(long nanoTime) {
    this.nanoTime = nanoTime;
    set = true;
    passed = false;
  }

  /** Nothing will be done from now on; true if it already was. */
  synchronized boolean lift() {
    set = false;
    return passed;
  }

  synchronized void check(long now) {
    if (set && now - nanoTime >= 0) {
      set = false;
      passed = true;
      action.run();
    }
  }
}
