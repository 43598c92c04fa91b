package v7p3r.studio.live;

/**
 * Something to tell about a topic. An event replaces an older one of the same topic, type and key
 * that still waits to be sent.
 *
 * @param topic such as {@code game/3}
 * @param type what the data are, such as {@code state}
 * @param key tells apart what does not replace each other, such as the boards of a match
 * @param data plain data for JSON
 */
public record LiveEvent(String topic, String type, String key, Object data) {
  public LiveEvent(String topic, String type, Object data) {
    this(topic, type, "", data);
  }

  String slot() {
    return topic + '\n' + type + '\n' + key;
  }
}
