package v7p3r.app.lichess.api;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** Takes from what Lichess says what is there, and passes over what is not. */
final class Json {
  private Json() {}

  static String text(JsonNode node, String key) {
    return node.path(key).asString("");
  }

  static Optional<String> someText(JsonNode node, String key) {
    String text = text(node, key);
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  static OptionalInt someInt(JsonNode node, String key) {
    return node.path(key).isNumber() ? OptionalInt.of(node.get(key).asInt()) : OptionalInt.empty();
  }

  static OptionalLong someLong(JsonNode node, String key) {
    return node.path(key).isNumber()
        ? OptionalLong.of(node.get(key).asLong())
        : OptionalLong.empty();
  }
}
