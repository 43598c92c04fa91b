package v7p3r.arena.player;

import java.util.function.Supplier;

/** Is told what a player thinks while it thinks; by the thread that waits for it. */
@FunctionalInterface
public interface ThoughtListener {
  ThoughtListener DEAF = thought -> {};

  /**
   * The player has something new to tell. Asking for it costs a little, and an engine may tell
   * something a thousand times a second: a listener asks now and then.
   */
  void thought(Supplier<Thought> thought);
}
