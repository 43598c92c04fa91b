package v7p3r.search.tree;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/**
 * The threads of a search beside the deciding one. Each starts the next, so that the deciding
 * thread never waits for a start; one that has not begun when the search ends never does, and where
 * the system has no more threads the search goes on with fewer.
 */
final class OtherThreads {
  private final List<Deepening> threads;
  private final ThreadFactory factory;

  /** Only copied from. */
  private final Position root;

  private final MoveList moves;
  private final int maxDepth;
  private int running;
  private boolean isOver;

  OtherThreads(List<Deepening> threads, Position root, MoveList moves, int maxDepth) {
    this(threads, root, moves, maxDepth, Thread.ofPlatform().daemon().factory());
  }

  OtherThreads(
      List<Deepening> threads, Position root, MoveList moves, int maxDepth, ThreadFactory factory) {
    this.threads = threads;
    this.factory = factory;
    this.root = threads.isEmpty() ? root : root.copy();
    this.moves = moves;
    this.maxDepth = maxDepth;
  }

  void start() {
    start(0);
  }

  private void start(int index) {
    if (index == threads.size()) {
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
      Deepening thread = threads.get(index);
      thread.begin(root.copy(), moves);
      thread.runBeside(maxDepth);
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
  synchronized void end() {
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
