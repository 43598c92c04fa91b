package v7p3r.studio.live;

import java.util.List;
import java.util.Optional;

/** Knows the topics that begin with one word. */
public interface TopicSource {
  /** How a topic stands, for a page that begins to listen; nothing if there is no such topic. */
  Optional<List<LiveEvent>> now(String topic);

  /** So many pages listen to a topic from now on. */
  default void watchedBy(String topic, int pages) {}
}
