package v7p3r.studio.http;

import java.util.Map;

/**
 * A request that may be done.
 *
 * @param path the parts of the path that the route names
 * @param query what follows the question mark, checked
 * @param body what was sent, checked
 */
public record Call(Map<String, String> path, Body query, Body body) {
  public String id() {
    return path.get("id");
  }
}
