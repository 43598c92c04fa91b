package v7p3r.cluster;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;

/**
 * Those who do units in this process. They take long to start (engines, tables), so they are kept
 * for the next unit with the same settings; of those that nobody asks for, the oldest are ended.
 */
final class Doers {
  static final Doers OF_THIS_PROCESS = new Doers(16);

  private record Idle(String kind, String settings, UnitKind.Doer doer) {}

  private final int mostIdle;
  private final Deque<Idle> idle = new ArrayDeque<>();
  private final Map<Thread, UnitKind.Doer> busy = new ConcurrentHashMap<>();

  Doers(int mostIdle) {
    this.mostIdle = mostIdle;
  }

  /** Does a unit; one that fails takes who did it along. */
  UnitResult perform(UnitOrder order) throws IOException {
    String kind = order.key().kind();
    UnitKind.Doer doer =
        take(kind, order.settings()).orElseGet(() -> UnitKind.named(kind).doer(order.settings()));
    boolean works = false;
    busy.put(Thread.currentThread(), doer);
    try {
      UnitResult result = doer.perform(order.task());
      works = true;
      return result;
    } finally {
      busy.remove(Thread.currentThread());
      if (works) {
        keep(new Idle(kind, order.settings(), doer));
      } else {
        doer.close();
      }
    }
  }

  /** Ends the engines of the unit that a thread does, so that it does not take its time. */
  void cutShort(Thread thread) {
    Optional.ofNullable(busy.get(thread)).ifPresent(UnitKind.Doer::close);
  }

  private synchronized Optional<UnitKind.Doer> take(String kind, String settings) {
    for (Iterator<Idle> each = idle.descendingIterator(); each.hasNext(); ) {
      Idle known = each.next();
      if (known.kind.equals(kind) && known.settings.equals(settings)) {
        each.remove();
        return Optional.of(known.doer);
      }
    }
    return Optional.empty();
  }

  private synchronized void keep(Idle done) {
    idle.addLast(done);
    if (idle.size() > mostIdle) {
      idle.removeFirst().doer.close();
    }
  }

  /** How many wait for work. */
  synchronized int size() {
    return idle.size();
  }
}
