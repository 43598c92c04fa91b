package v7p3r.studio.http;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The fields that an object of a request has; others are refused. */
public record Shape(List<Field> fields) {
  public static final Shape EMPTY = new Shape(List.of());

  public Shape {
    fields = List.copyOf(fields);
  }

  public static Shape of(Field... fields) {
    return new Shape(List.of(fields));
  }

  Optional<Field> field(String name) {
    return fields.stream().filter(field -> field.name().equals(name)).findFirst();
  }

  /**
   * Reads an object of this shape from elsewhere than a request.
   *
   * @throws HttpProblem if it is something else; names the place
   */
  public Body read(JsonNode object) {
    if (!object.isObject()) {
      throw HttpProblem.wrong("it is something else", "/", "an object");
    }
    check(object, "");
    return new Body(object);
  }

  /**
   * Looks whether an object is so.
   *
   * @throws HttpProblem if not; names the place
   */
  void check(JsonNode object, String where) {
    for (var entry : object.properties()) {
      Field field =
          field(entry.getKey())
              .orElseThrow(
                  () ->
                      HttpProblem.wrong(
                          "there is no such field", where + "." + shown(entry.getKey()), names()));
      field.check(entry.getValue(), where + "." + field.name());
    }
    for (Field field : fields) {
      if (field.required() && !object.has(field.name())) {
        throw HttpProblem.wrong("it is missing", where + "." + field.name(), field.expected());
      }
    }
  }

  private static String shown(String name) {
    return name.length() > 40 ? name.substring(0, 40) + "..." : name;
  }

  private String names() {
    return fields.isEmpty()
        ? "an empty object"
        : String.join(", ", fields.stream().map(Field::name).toList());
  }

  /** As JSON schema. */
  ObjectNode schema() {
    ObjectNode schema = Json.MAPPER.createObjectNode();
    schema.put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    fields.forEach(field -> properties.set(field.name(), field.schema()));
    List<String> required = fields.stream().filter(Field::required).map(Field::name).toList();
    if (!required.isEmpty()) {
      required.forEach(schema.withArray("required")::add);
    }
    schema.put("additionalProperties", false);
    return schema;
  }
}
