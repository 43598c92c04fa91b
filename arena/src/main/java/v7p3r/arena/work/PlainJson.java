package v7p3r.arena.work;

import tools.jackson.databind.json.JsonMapper;

/** Plain data, made of records, as JSON in one line. */
public final class PlainJson {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private PlainJson() {}

  public static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws tools.jackson.core.JacksonException if it is something else
   */
  public static <T> T read(String json, Class<T> type) {
    return MAPPER.readValue(json, type);
  }
}
