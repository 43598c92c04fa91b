package v7p3r.arena.player;

import java.util.ArrayList;
import java.util.List;

/** What an engine remarks beside its games: each thing once, and at most a few. */
final class Remarks {
  private static final int MOST = 8;

  private final List<String> all = new ArrayList<>();
  private final List<String> pending = new ArrayList<>();

  void add(String remark) {
    if (all.size() < MOST && !all.contains(remark)) {
      all.add(remark);
      pending.add(remark);
    }
  }

  List<String> all() {
    return List.copyOf(all);
  }

  /** Those that no move was told of yet. */
  List<String> take() {
    List<String> taken = List.copyOf(pending);
    pending.clear();
    return taken;
  }
}
