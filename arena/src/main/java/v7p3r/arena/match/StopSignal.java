package v7p3r.arena.match;

import v7p3r.arena.game.Termination;

/** A wish to end a match early: first by finishing the games that run, then at once. */
public final class StopSignal {
  private volatile boolean stopping;
  private volatile boolean abandoning;
  private volatile Runnable onAbandon = () -> {};

  /** No new game begins. */
  public void finish() {
    stopping = true;
  }

  /** Games under way end without a result. */
  public void abandon() {
    stopping = true;
    abandoning = true;
    onAbandon.run();
  }

  public boolean isStopping() {
    return stopping;
  }

  public boolean isAbandoning() {
    return abandoning;
  }

  /** What ends the games under way. */
  public void whenAbandoned(Runnable action) {
    onAbandon = action;
  }

  /** Ctrl-C in a terminal may reach the engines too: such an end decides nothing. */
  public boolean explains(Termination termination) {
    return stopping && termination.looksLikeAKill();
  }
}
