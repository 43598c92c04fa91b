package v7p3r.arena.work;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Those who are told how long work goes, in two kinds. A lossless listener, such as a recorder, is
 * called by the thread that works, hears everything in order, and its failure is that of the work.
 * A live one, such as a picture on a screen, is called by a thread of its own and never slows the
 * work: what it is too slow for is left out, the oldest first, and of things that replace each
 * other only the newest waits.
 *
 * @param <L> what listeners are asked
 */
public final class Audience<L> {
  private static final int USUAL_PLACES = 256;

  private final List<L> lossless = new CopyOnWriteArrayList<>();
  private final List<LiveListener<L>> live = new CopyOnWriteArrayList<>();

  /** Adds one that hears everything, at once. */
  public void add(L listener) {
    lossless.add(listener);
  }

  /** Adds one that is told when it has the time; closing it tells it what still waits. */
  public LiveListener<L> addLive(L listener) {
    return addLive(listener, USUAL_PLACES);
  }

  /** With a number of places for what waits. */
  public LiveListener<L> addLive(L listener, int places) {
    LiveListener<L> added = new LiveListener<>(listener, places, live::remove);
    live.add(added);
    return added;
  }

  /** Whether nobody listens, so that nothing need be found out for anybody. */
  public boolean isEmpty() {
    return lossless.isEmpty() && live.isEmpty();
  }

  /** Tells something that happened. */
  public void tell(Consumer<L> news) {
    lossless.forEach(news);
    live.forEach(listener -> listener.tell(news));
  }

  /**
   * Tells how something stands: it replaces what waits under the same name, such as the thoughts of
   * one game.
   */
  public void tellState(Object name, Consumer<L> news) {
    lossless.forEach(news);
    live.forEach(listener -> listener.tellState(name, news));
  }

  /** Tells live listeners what waits and lets them go. */
  public void close() {
    live.forEach(LiveListener::close);
  }
}
