package v7p3r.studio.http;

import java.io.IOException;

/**
 * Something that can be asked of the API.
 *
 * @param path such as {@code /api/games/{id}/move}
 * @param summary one sentence
 * @param query fields behind the question mark
 * @param body fields of the JSON object that is sent
 * @param result what is answered, described by its record; {@code Object.class} if it is no record
 */
public record Route(
    Method method,
    String path,
    String summary,
    Shape query,
    Shape body,
    Class<?> result,
    Handler handler) {
  /** How it is asked. */
  public enum Method {
    GET,
    POST,
    DELETE
  }

  /** Does what was asked. */
  @FunctionalInterface
  public interface Handler {
    /**
     * Answers a request.
     *
     * @throws HttpProblem if it cannot be done
     * @throws IOException if a file fails
     */
    Answer answer(Call call) throws IOException;
  }

  public static Route get(String path, String summary, Class<?> result, Handler handler) {
    return get(path, summary, Shape.EMPTY, result, handler);
  }

  public static Route get(
      String path, String summary, Shape query, Class<?> result, Handler handler) {
    return new Route(Method.GET, path, summary, query, Shape.EMPTY, result, handler);
  }

  public static Route post(
      String path, String summary, Shape body, Class<?> result, Handler handler) {
    return new Route(Method.POST, path, summary, Shape.EMPTY, body, result, handler);
  }

  public static Route delete(String path, String summary, Class<?> result, Handler handler) {
    return new Route(Method.DELETE, path, summary, Shape.EMPTY, Shape.EMPTY, result, handler);
  }
}
