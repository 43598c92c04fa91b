package v7p3r.studio.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** An object of a request that has been checked: fields that are missing or null are empty. */
public final class Body {
  private final JsonNode node;

  Body(JsonNode node) {
    this.node = node;
  }

  private Optional<JsonNode> value(String name) {
    return Optional.ofNullable(node.get(name)).filter(value -> !value.isNull());
  }

  public boolean has(String name) {
    return value(name).isPresent();
  }

  public Optional<String> text(String name) {
    return value(name).map(JsonNode::asString);
  }

  public String requiredText(String name) {
    return text(name).orElseThrow();
  }

  public OptionalInt integer(String name) {
    return value(name).map(value -> OptionalInt.of(value.asInt())).orElse(OptionalInt.empty());
  }

  public OptionalLong number(String name) {
    return value(name).map(value -> OptionalLong.of(value.asLong())).orElse(OptionalLong.empty());
  }

  public OptionalDouble decimal(String name) {
    return value(name)
        .map(value -> OptionalDouble.of(value.asDouble()))
        .orElse(OptionalDouble.empty());
  }

  public boolean flag(String name) {
    return value(name).map(JsonNode::asBoolean).orElse(false);
  }

  public Optional<Body> object(String name) {
    return value(name).map(Body::new);
  }

  public List<Body> objects(String name) {
    List<Body> objects = new ArrayList<>();
    value(name).ifPresent(list -> list.forEach(one -> objects.add(new Body(one))));
    return objects;
  }

  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    value(name).ifPresent(list -> list.forEach(one -> texts.add(one.asString())));
    return texts;
  }

  public List<Integer> integers(String name) {
    List<Integer> numbers = new ArrayList<>();
    value(name).ifPresent(list -> list.forEach(one -> numbers.add(one.asInt())));
    return numbers;
  }

  public Map<String, String> named(String name) {
    Map<String, String> named = new LinkedHashMap<>();
    value(name)
        .ifPresent(
            object ->
                object
                    .properties()
                    .forEach(entry -> named.put(entry.getKey(), entry.getValue().asString())));
    return named;
  }

  /** The whole, to be kept as it was asked. */
  public JsonNode node() {
    return node;
  }
}
