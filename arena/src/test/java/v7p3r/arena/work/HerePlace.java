package v7p3r.arena.work;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A place of work in this process: units go there as text and come back as text. */
public final class HerePlace implements WorkPlace {
  private final int slots;
  private final List<UnitKey> done = new CopyOnWriteArrayList<>();
  private volatile boolean abandoned;

  public HerePlace(int slots) {
    this.slots = slots;
  }

  /** The keys of all units so far. */
  public List<UnitKey> done() {
    return List.copyOf(done);
  }

  @Override
  public int slots() {
    return slots;
  }

  @Override
  public Optional<String> perform(UnitOrder order, StopSignal stop) throws IOException {
    if (abandoned || stop.isStopping()) {
      return Optional.empty();
    }
    try (UnitKind.Doer doer = UnitKind.named(order.key().kind()).doer(order.settings())) {
      String text = doer.perform(order.task()).text();
      done.add(order.key());
      return Optional.of(text);
    }
  }

  @Override
  public void abandon() {
    abandoned = true;
  }

  @Override
  public void close() {}
}
