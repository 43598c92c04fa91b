package v7p3r.studio.http;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** All routes of the API; the most exact one is found for a path. */
public final class RouteTable {
  private static final int LONGEST_PART = 200;

  private final List<Route> routes = new ArrayList<>();

  public void add(Route route) {
    routes.add(route);
  }

  public void addAll(List<Route> more) {
    routes.addAll(more);
  }

  public List<Route> routes() {
    return List.copyOf(routes);
  }

  /** A route with the parts of the path that it names. */
  record Found(Route route, Map<String, String> path) {}

  /** The route for a path; one with a word beats one with a name at the same place. */
  Optional<Found> find(String method, String path) {
    Optional<Found> best = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (Route route : routes) {
      Optional<Map<String, String>> parts = match(route.path(), path);
      if (route.method().name().equals(method)
          && parts.isPresent()
          && weight(route.path()) < fewest) {
        fewest = weight(route.path());
        best = Optional.of(new Found(route, parts.get()));
      }
    }
    return best;
  }

  /** What a page would be answered, without the way through the net. */
  public Answer ask(String method, String path, JsonNode body) throws IOException {
    Found found = find(method, path).orElseThrow(() -> HttpProblem.notFound(path));
    Body nothing = new Body(Json.MAPPER.createObjectNode());
    return found.route().handler().answer(new Call(found.path(), nothing, new Body(body)));
  }

  /** Whether there is something under a path, asked in whatever way. */
  boolean knows(String path) {
    return routes.stream().anyMatch(route -> match(route.path(), path).isPresent());
  }

  /** Names weigh; those with an ending, such as {id}.pgn, less than bare ones. */
  private static int weight(String template) {
    int weight = 0;
    for (String part : template.split("/")) {
      weight += part.endsWith("}") ? 2 : part.startsWith("{") ? 1 : 0;
    }
    return weight;
  }

  private static Optional<Map<String, String>> match(String template, String path) {
    String[] wanted = template.split("/", -1);
    String[] found = path.split("/", -1);
    if (wanted.length != found.length) {
      return Optional.empty();
    }
    Map<String, String> parts = new LinkedHashMap<>();
    for (int i = 0; i < wanted.length; i++) {
      if (!wanted[i].startsWith("{")) {
        if (!wanted[i].equals(found[i])) {
          return Optional.empty();
        }
        continue;
      }
      int close = wanted[i].indexOf('}');
      String ending = wanted[i].substring(close + 1);
      int length = found[i].length() - ending.length();
      if (length < 1 || length > LONGEST_PART || !found[i].endsWith(ending)) {
        return Optional.empty();
      }
      parts.put(wanted[i].substring(1, close), found[i].substring(0, length));
    }
    return Optional.of(parts);
  }
}
