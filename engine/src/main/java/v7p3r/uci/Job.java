package v7p3r.uci;

/** Work that goes on while commands are still answered. */
interface Job {
  /** Runs on the worker's thread, once. */
  void run();

  /** Ends the work soon; may come before it has begun. */
  void stop();

  void ponderHit();

  /** Whether the work comes to an end without being told to stop. */
  boolean endsByItself();

  /** Whether it says its last words: nothing may be said between them and its end. */
  boolean hasAnswered();

  /** Whether a new command may count on this work being over within a moment. */
  boolean isEnding();
}
