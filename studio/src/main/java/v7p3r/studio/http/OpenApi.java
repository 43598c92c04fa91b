package v7p3r.studio.http;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes the API for programs. It is made of the routes themselves: the fields that requests are
 * checked by, and the records that are answered.
 */
public final class OpenApi {
  private final RouteTable routes;
  private final Map<String, ObjectNode> schemas = new TreeMap<>();

  public OpenApi(RouteTable routes) {
    this.routes = routes;
  }

  /** The route that serves it. */
  public Route route() {
    return Route.get(
        "/api/openapi.json",
        "This description.",
        Object.class,
        _ -> Answer.json(new OpenApi(routes).document()));
  }

  ObjectNode document() {
    ObjectNode root = Json.MAPPER.createObjectNode();
    root.put("openapi", "3.1.0");
    root.putObject("info").put("title", "V7P3R studio").put("version", "1");
    ObjectNode paths = root.putObject("paths");
    for (Route route : routes.routes()) {
      ObjectNode path = paths.withObject("/" + route.path().replace("~", "~0").replace("/", "~1"));
      path.set(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    ObjectNode components = root.putObject("components").putObject("schemas");
    schemas.forEach(components::set);
    return root;
  }

  private ObjectNode operation(Route route) {
    ObjectNode operation = Json.MAPPER.createObjectNode();
    operation.put("summary", route.summary());
    for (String part : route.path().split("/")) {
      if (part.startsWith("{")) {
        operation
            .withArray("parameters")
            .addObject()
            .put("name", part.substring(1, part.indexOf('}')))
            .put("in", "path")
            .put("required", true)
            .putObject("schema")
            .put("type", "string");
      }
    }
    for (Field field : route.query().fields()) {
      ObjectNode parameter =
          operation
              .withArray("parameters")
              .addObject()
              .put("name", field.name())
              .put("in", "query");
      parameter.put("required", field.required()).set("schema", field.schema());
    }
    if (route.method() != Route.Method.GET) {
      operation
          .putObject("requestBody")
          .put("required", true)
          .putObject("content")
          .putObject("application/json")
          .set("schema", route.body().schema());
    }
    ObjectNode answers = operation.putObject("responses");
    ObjectNode good = answers.putObject("2XX").put("description", "Done.");
    boolean text = route.path().endsWith(".pgn");
    ObjectNode content =
        good.putObject("content").putObject(text ? "application/x-chess-pgn" : "application/json");
    content.set("schema", text ? type("string") : schema(route.result()));
    answers.putObject("4XX").put("description", "Not possible: error.what, .where, .expected.");
    return operation;
  }

  private static ObjectNode type(String name) {
    return Json.MAPPER.createObjectNode().put("type", name);
  }

  private ObjectNode schema(Type type) {
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      if (raw == List.class) {
        ObjectNode list = type("array");
        list.set("items", schema(generic.getActualTypeArguments()[0]));
        return list;
      }
      if (raw == Optional.class) {
        ObjectNode either = Json.MAPPER.createObjectNode();
        either.withArray("anyOf").add(schema(generic.getActualTypeArguments()[0]));
        either.withArray("anyOf").add(type("null"));
        return either;
      }
      return type("object");
    }
    return plain((Class<?>) type);
  }

  private ObjectNode plain(Class<?> type) {
    if (type.isRecord()) {
      return record(type);
    }
    if (type == OptionalInt.class || type == OptionalLong.class) {
      return orNull("integer");
    }
    if (type == OptionalDouble.class) {
      return orNull("number");
    }
    return switch (type.getName()) {
      case "int", "long", "java.lang.Integer", "java.lang.Long" -> type("integer");
      case "double", "java.lang.Double" -> type("number");
      case "boolean", "java.lang.Boolean" -> type("boolean");
      case "java.lang.String" -> type("string");
      default -> Json.MAPPER.createObjectNode();
    };
  }

  private static ObjectNode orNull(String name) {
    ObjectNode node = Json.MAPPER.createObjectNode();
    node.putArray("type").add(name).add("null");
    return node;
  }

  private ObjectNode record(Class<?> type) {
    String name =
        type.getEnclosingClass() == null
            ? type.getSimpleName()
            : type.getEnclosingClass().getSimpleName() + type.getSimpleName();
    if (!schemas.containsKey(name)) {
      ObjectNode object = type("object");
      schemas.put(name, object);
      ObjectNode properties = object.putObject("properties");
      for (RecordComponent component : type.getRecordComponents()) {
        properties.set(component.getName(), schema(component.getGenericType()));
      }
    }
    return Json.MAPPER.createObjectNode().put("$ref", "#/components/schemas/" + name);
  }
}
