package v7p3r.studio.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Why a request cannot be done: told as JSON, with what was expected and where. */
public final class HttpProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String where;
  private final String expected;
  private final transient Optional<Object> state;

  private HttpProblem(
      int status, String what, String where, String expected, Optional<Object> state) {
    super(what, null, false, false);
    this.status = status;
    this.where = where;
    this.expected = expected;
    this.state = state;
  }

  /** Something in the request is not what it must be. */
  public static HttpProblem wrong(String what, String where, String expected) {
    return new HttpProblem(400, what, where, expected, Optional.empty());
  }

  public static HttpProblem forbidden(String what, String where, String expected) {
    return new HttpProblem(403, what, where, expected, Optional.empty());
  }

  public static HttpProblem notFound(String what) {
    return new HttpProblem(404, what, "path", "something that is there", Optional.empty());
  }

  /** The request does not fit how things stand. */
  public static HttpProblem conflict(String what, String expected) {
    return new HttpProblem(409, what, "state", expected, Optional.empty());
  }

  /** The same, with how they stand. */
  public static HttpProblem conflict(String what, String expected, Object state) {
    return new HttpProblem(409, what, "state", expected, Optional.of(state));
  }

  static HttpProblem of(int status, String what, String where, String expected) {
    return new HttpProblem(status, what, where, expected, Optional.empty());
  }

  public int status() {
    return status;
  }

  /** {@code {"what":...,"where":...,"expected":...}}. */
  public Map<String, String> error() {
    Map<String, String> error = new LinkedHashMap<>();
    error.put("what", getMessage());
    error.put("where", where);
    error.put("expected", expected);
    return error;
  }

  /** What is answered. */
  Map<String, Object> body() {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("error", error());
    state.ifPresent(now -> body.put("state", now));
    return body;
  }
}
