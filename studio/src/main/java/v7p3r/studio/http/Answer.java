package v7p3r.studio.http;

import java.nio.charset.StandardCharsets;

/** What is answered: bytes of a kind. */
public record Answer(int status, String type, byte[] bytes) {
  private static final String JSON = "application/json";

  public static Answer json(Object value) {
    return json(200, value);
  }

  /** Something new is there now. */
  public static Answer created(Object value) {
    return json(201, value);
  }

  static Answer json(int status, Object value) {
    return new Answer(status, JSON, Json.MAPPER.writeValueAsBytes(value));
  }

  public static Answer pgn(String text) {
    return new Answer(
        200, "application/x-chess-pgn; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  static Answer html(int status, String text) {
    return new Answer(status, "text/html; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }
}
