package v7p3r.uci;

/** Work that has an end of its own and can be stopped before it. */
abstract class FiniteJob implements Job {
  private volatile boolean stopped;
  private volatile boolean ended;

  /** The work is done, and its last words follow. */
  final void end() {
    ended = true;
  }

  final boolean isStopped() {
    return stopped;
  }

  @Override
  public void stop() {
    stopped = true;
  }

  @Override
  public final void ponderHit() {}

  @Override
  public final boolean endsByItself() {
    return true;
  }

  @Override
  public final boolean hasAnswered() {
    return ended;
  }

  @Override
  public final boolean isEnding() {
    return ended || stopped;
  }
}
