package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/** The few greatest of many; among equals the first to come stay. */
final class TopList<T> {
  private record Entry<T>(double value, T item) {}

  private final int places;
  private final List<Entry<T>> entries = new ArrayList<>();

  TopList(int places) {
    this.places = places;
  }

  /** Whether a value is among the greatest so far. */
  boolean accepts(double value) {
    return entries.size() < places || value > entries.getLast().value;
  }

  /** Adds an item if it is among the greatest; it is only made then. */
  void offer(double value, Supplier<T> item) {
    if (accepts(value)) {
      entries.add(new Entry<>(value, item.get()));
      entries.sort(Comparator.comparingDouble((Entry<T> entry) -> entry.value).reversed());
      if (entries.size() > places) {
        entries.removeLast();
      }
    }
  }

  /** The greatest first. */
  List<T> items() {
    return entries.stream().map(Entry::item).toList();
  }
}
