package v7p3r.studio.http;

import io.helidon.common.uri.UriQuery;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Finds the route of a request, checks what it says and lets it be done. */
final class ApiHandler {
  private static final System.Logger LOG = System.getLogger("v7p3r.studio");

  private final RouteTable routes;
  private final int longestBody;

  ApiHandler(RouteTable routes, int longestBody) {
    this.routes = routes;
    this.longestBody = longestBody;
  }

  Answer answer(ServerRequest request) {
    try {
      return route(request);
    } catch (HttpProblem e) {
      return Answer.json(e.status(), e.body());
    } catch (IOException e) {
      return problem(HttpProblem.of(503, e.getMessage(), "server", "files that can be used"));
    } catch (RuntimeException | StackOverflowError e) {
      LOG.log(System.Logger.Level.ERROR, "a request failed: " + request.path().path(), e);
      return problem(HttpProblem.of(500, "the studio failed: " + e, "server", "no failure"));
    }
  }

  private static Answer problem(HttpProblem problem) {
    return Answer.json(problem.status(), problem.body());
  }

  private Answer route(ServerRequest request) throws IOException {
    String method = request.prologue().method().text();
    String path = request.path().path();
    RouteTable.Found found =
        routes
            .find(method, path)
            .orElseThrow(
                () ->
                    routes.knows(path)
                        ? HttpProblem.of(405, "it cannot be asked so", "method", "another method")
                        : HttpProblem.notFound("there is no " + shown(path)));
    Route route = found.route();
    JsonNode query = query(request.query(), route.query());
    JsonNode body =
        route.method() == Route.Method.GET ? Json.MAPPER.createObjectNode() : body(request);
    route.query().check(query, "query");
    route.body().check(body, "body");
    return route.handler().answer(new Call(found.path(), new Body(query), new Body(body)));
  }

  private static String shown(String path) {
    return path.length() > 80 ? path.substring(0, 80) + "..." : path;
  }

  /** Texts of the query become numbers where numbers are expected. */
  private static JsonNode query(UriQuery query, Shape shape) {
    ObjectNode object = Json.MAPPER.createObjectNode();
    for (String name : query.names()) {
      String value = query.first(name).orElse("");
      Optional<Field> field = shape.field(name);
      if (field.isPresent() && field.get().kind() == Field.Kind.INTEGER) {
        try {
          object.put(name, Long.parseLong(value));
        } catch (NumberFormatException e) {
          object.put(name, value);
        }
      } else {
        object.put(name, value);
      }
    }
    return object;
  }

  private JsonNode body(ServerRequest request) throws IOException {
    String type = request.headers().first(HeaderNames.CONTENT_TYPE).orElse("").strip();
    String plain = type.contains(";") ? type.substring(0, type.indexOf(';')).strip() : type;
    if (!plain.equalsIgnoreCase("application/json")) {
      throw HttpProblem.of(415, "found " + shown(plain), "Content-Type", "application/json");
    }
    byte[] bytes = {};
    if (request.content().hasEntity()) {
      try (InputStream in = request.content().inputStream()) {
        bytes = in.readNBytes(longestBody + 1);
      }
    }
    if (bytes.length > longestBody) {
      throw HttpProblem.of(413, "it is too long", "body", longestBody + " bytes at most");
    }
    if (bytes.length == 0) {
      return Json.MAPPER.createObjectNode();
    }
    try {
      JsonNode body = Json.MAPPER.readTree(bytes);
      if (!body.isObject()) {
        throw HttpProblem.wrong("it is something else", "body", "a JSON object");
      }
      return body;
    } catch (JacksonException e) {
      throw HttpProblem.wrong(firstLine(e.getOriginalMessage()), "body", "a JSON object");
    }
  }

  private static String firstLine(String text) {
    String line = String.valueOf(text).lines().findFirst().orElse("it cannot be read");
    return line.length() > 200 ? line.substring(0, 200) + "..." : line;
  }
}
