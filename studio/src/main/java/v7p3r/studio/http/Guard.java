package v7p3r.studio.http;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.ServerRequestHeaders;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Stands before everything that is served: lets in who may, and says to browsers what may not. */
final class Guard implements Filter {
  private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
  private static final Set<String> READING = Set.of("GET", "HEAD");
  private static final double REQUESTS_A_SECOND = 200;
  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none';"
              + " form-action 'none'; object-src 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin");
  private static final String STRANGER =
      """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>V7P3R studio</title></head>
      <body><h1>This page is not open to everybody</h1>
      <p>Please open the address that the program printed when it started: it carries a key.</p>
      </body></html>
      """;

  private final Access access;
  private final RateLimit own =
      new RateLimit(REQUESTS_A_SECOND, 2 * REQUESTS_A_SECOND, System::nanoTime);

  /** Theirs apart, so that a flood of another site does not lock the own page out. */
  private final RateLimit strangers =
      new RateLimit(REQUESTS_A_SECOND, 2 * REQUESTS_A_SECOND, System::nanoTime);

  Guard(Access access) {
    this.access = access;
  }

  @Override
  public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
    ServerResponseHeaders out = response.headers();
    HEADERS.forEach((name, value) -> out.set(HeaderNames.create(name), value));
    ServerRequestHeaders in = request.headers();
    String path = request.path().path();
    boolean known = access.isKnown(in.first(HeaderNames.COOKIE));
    boolean entry = isEntry(request);
    if (!access.isOwnHost(in.first(HeaderNames.HOST))) {
      refuse(response, HttpProblem.forbidden("found another host", "Host", "localhost"));
    } else if (!(known || entry ? own : strangers).mayPass()) {
      refuse(response, HttpProblem.of(429, "too many requests", "rate", "a little patience"));
    } else if (entry) {
      enter(response, path);
    } else if (!known) {
      refuseStranger(response, path);
    } else if (!READING.contains(request.prologue().method().text()) && !isOwnPage(in)) {
      refuse(
          response,
          HttpProblem.forbidden("asked by another site", "Origin", "the page of the studio"));
    } else {
      chain.proceed();
    }
  }

  private boolean isOwnPage(Headers in) {
    return access.isOwnPage(
        in.first(FETCH_SITE), in.first(HeaderNames.ORIGIN), in.first(HeaderNames.HOST).orElse(""));
  }

  private boolean isEntry(RoutingRequest request) {
    Optional<String> token = request.query().first("token").asOptional();
    return request.prologue().method().text().equals("GET")
        && token.filter(access::isToken).isPresent()
        && !isApi(request.path().path());
  }

  /** The key goes from the address into a cookie that no script can read. */
  private void enter(RoutingResponse response, String path) {
    response.headers().set(HeaderNames.SET_COOKIE, access.cookie());
    response.headers().set(HeaderNames.LOCATION, path);
    response.headers().set(HeaderNames.CACHE_CONTROL, "no-store");
    response.status(Status.SEE_OTHER_303).send();
  }

  static boolean isApi(String path) {
    return path.equals("/api") || path.startsWith("/api/");
  }

  private static void refuseStranger(RoutingResponse response, String path) {
    if (isApi(path)) {
      refuse(
          response,
          HttpProblem.forbidden("there is no key", "Cookie", "that of the printed address"));
    } else {
      send(response, Answer.html(403, STRANGER));
    }
  }

  private static void refuse(RoutingResponse response, HttpProblem problem) {
    send(response, Answer.json(problem.status(), problem.body()));
  }

  static void send(ServerResponse response, Answer answer) {
    response.headers().set(HeaderNames.CACHE_CONTROL, "no-store");
    response.headers().set(HeaderNames.CONTENT_TYPE, answer.type());
    response.status(Status.create(answer.status())).send(answer.bytes());
  }
}
