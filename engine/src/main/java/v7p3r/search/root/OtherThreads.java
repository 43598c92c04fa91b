package v7p3r.search.root;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import v7p3r.board.Position;

/**
 * The threads of a search beside the deciding one. Each starts the next, so that the deciding
 * thread never waits for a start; one that has not begun when the search ends never does, and where
 * the system has no more threads the search goes on with fewer.
 */
public final class OtherThreads {
  private final List<Search> searches;
  private final ThreadFactory factory;

  /** Only copied from. */
  private final Position root;

  private int running;
  private boolean isOver;

  /** The whole search of one thread, on a position of its own. */
  @FunctionalInterface
  public interface Search {
    void run(Position root);
  }

  public OtherThreads(List<Search> searches, Position root) {
    this(searches, root, Thread.ofPlatform().daemon().factory());
  }

  public OtherThreads(List<Search> searches, Position root, ThreadFactory factory) {
    this.searches = searches;
    this.factory = factory;
    this.root = searches.isEmpty() ? root : root.copy();
  }

  public void start() {
    start(0);
  }

  private void start(int index) {
    if (index == searches.size()) {
      return;
    }
    try {
      factory.newThread(() -> run(index)).start();
    } catch (OutOfMemoryError _) {
      // The system has no more threads.
    }
  }

  private void run(int index) {
    if (!begins()) {
      return;
    }
    try {
      start(index + 1);
      searches.get(index).run(root.copy());
    } finally {
      ends();
    }
  }

  private synchronized boolean begins() {
    running += isOver ? 0 : 1;
    return !isOver;
  }

  private synchronized void ends() {
    running--;
    notifyAll();
  }

  /** Once they have been told to stop: waits for those that have begun. */
  public synchronized void end() {
    isOver = true;
    boolean interrupted = false;
    while (running > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
