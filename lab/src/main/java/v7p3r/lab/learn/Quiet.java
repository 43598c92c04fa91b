package v7p3r.lab.learn;

/** Whether the machine has nothing else to do: only then does a clock measure anything. */
public interface Quiet {
  /** A user who says nothing of it knows best. */
  Quiet ASSUMED =
      new Quiet() {
        @Override
        public boolean holds() {
          return true;
        }

        @Override
        public Guard guard(Runnable whenBroken) {
          return () -> {};
        }
      };

  /** Ends a watch. */
  @FunctionalInterface
  interface Guard extends AutoCloseable {
    @Override
    void close();
  }

  boolean holds();

  /** Tells once, by another thread, when others want the machine; until it is closed. */
  Guard guard(Runnable whenBroken);
}
