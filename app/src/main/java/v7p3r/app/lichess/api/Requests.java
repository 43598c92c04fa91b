package v7p3r.app.lichess.api;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.app.lichess.api.Pauses.Kind;

/**
 * Requests with a time limit and the token, and what their answers mean. HTTP/1.1 on purpose: every
 * stream has a connection of its own, so that a dead one does not hold up moves.
 */
final class Requests implements AutoCloseable {
  private static final int TOO_MANY = 429;
  private static final int SERVER_TROUBLE = 500;
  private static final int SHOWN_CHARS = 160;

  private final URI base;
  private final Token token;
  private final String userAgent;
  private final Timings timings;
  private final Pauses pauses;
  private final HttpClient client;

  Requests(URI base, Token token, String userAgent, Timings timings, LongSupplier nanoTime) {
    this.base = base;
    this.token = token;
    this.userAgent = userAgent;
    this.timings = timings;
    this.pauses = new Pauses(timings.limited(), timings.longestLimited(), nanoTime);
    this.client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(timings.request())
            .build();
  }

  /** An opened stream, or why there is none. */
  sealed interface Opening {
    record Open(InputStream lines) implements Opening {}

    record Closed(Answer why) implements Opening {}
  }

  Opening open(String path) {
    Optional<Answer> paused = paused(Kind.STREAM);
    if (paused.isPresent()) {
      return new Opening.Closed(paused.get());
    }
    CompletableFuture<HttpResponse<InputStream>> call =
        client.sendAsync(request(path).GET().build(), BodyHandlers.ofInputStream());
    try {
      HttpResponse<InputStream> response =
          call.get(timings.request().toMillis(), TimeUnit.MILLISECONDS);
      if (response.statusCode() == 200) {
        pauses.passed(Kind.STREAM);
        return new Opening.Open(response.body());
      }
      try (InputStream body = response.body()) {
        String text = new String(body.readNBytes(4096), StandardCharsets.UTF_8);
        return new Opening.Closed(answer(Kind.STREAM, response, text));
      }
    } catch (TimeoutException e) {
      call.cancel(true);
      return new Opening.Closed(timedOut());
    } catch (ExecutionException e) {
      return new Opening.Closed(new Answer.Unknown(reason(e.getCause())));
    } catch (IOException e) {
      return new Opening.Closed(new Answer.Unknown(reason(e)));
    } catch (InterruptedException e) {
      call.cancel(true);
      Thread.currentThread().interrupt();
      return new Opening.Closed(new Answer.Unknown("interrupted"));
    }
  }

  Answer get(Kind kind, String path) {
    return call(kind, request(path).GET().build());
  }

  Answer post(Kind kind, String path, Map<String, String> form) {
    String body =
        form.entrySet().stream()
            .map(field -> word(field.getKey()) + "=" + word(field.getValue()))
            .collect(Collectors.joining("&"));
    return call(
        kind,
        request(path)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(base.resolve(path))
        .header("Authorization", token.header())
        .header("User-Agent", userAgent)
        .header("Accept", "application/x-ndjson, application/json");
  }

  private Answer call(Kind kind, HttpRequest request) {
    Optional<Answer> paused = paused(kind);
    if (paused.isPresent()) {
      return paused.get();
    }
    CompletableFuture<HttpResponse<String>> call =
        client.sendAsync(request, BodyHandlers.ofString());
    try {
      HttpResponse<String> response = call.get(timings.request().toMillis(), TimeUnit.MILLISECONDS);
      return answer(kind, response, response.body());
    } catch (TimeoutException e) {
      call.cancel(true);
      return timedOut();
    } catch (ExecutionException e) {
      return new Answer.Unknown(reason(e.getCause()));
    } catch (InterruptedException e) {
      call.cancel(true);
      Thread.currentThread().interrupt();
      return new Answer.Unknown("interrupted");
    }
  }

  private Optional<Answer> paused(Kind kind) {
    Duration left = pauses.left(kind);
    return left.isPositive()
        ? Optional.of(new Answer.Limited("still paused", left))
        : Optional.empty();
  }

  private Answer timedOut() {
    return new Answer.Unknown("nothing within " + timings.request().toMillis() + " ms");
  }

  private Answer answer(Kind kind, HttpResponse<?> response, String text) {
    int status = response.statusCode();
    if (status >= SERVER_TROUBLE) {
      return new Answer.Unknown("status " + status);
    }
    JsonNode body = json(text);
    Optional<Answer.Limit> limit = limit(body);
    if (status == TOO_MANY) {
      if (limit.isPresent()) {
        return new Answer.Limited(limit.get().key(), limit.get().lasts());
      }
      return new Answer.Limited("", pauses.limited(kind, retryAfter(response)));
    }
    pauses.passed(kind);
    return status >= 200 && status < 300
        ? new Answer.Done(body)
        : new Answer.Refused(status, words(body, text), limit);
  }

  /** A list of lines becomes a list. */
  private static JsonNode json(String text) {
    JsonMapper mapper = JsonMapper.shared();
    try {
      String whole = text.strip();
      return whole.lines().count() > 1 && whole.startsWith("{") && !whole.contains("\n}")
          ? mapper.readTree("[" + whole.lines().collect(Collectors.joining(",")) + "]")
          : mapper.readTree(whole.isEmpty() ? "{}" : whole);
    } catch (JacksonException e) {
      return mapper.createObjectNode();
    }
  }

  /** A limit with a name is about one thing and leaves all other calls alone. */
  private static Optional<Answer.Limit> limit(JsonNode body) {
    JsonNode limit = body.path("ratelimit");
    return limit.has("key")
        ? Optional.of(
            new Answer.Limit(
                limit.get("key").asString(),
                Duration.ofSeconds(limit.path("seconds").asLong(24 * 3600))))
        : Optional.empty();
  }

  private static Optional<Duration> retryAfter(HttpResponse<?> response) {
    return response
        .headers()
        .firstValue("Retry-After")
        .filter(text -> text.matches("\\d{1,6}"))
        .map(text -> Duration.ofSeconds(Long.parseLong(text)));
  }

  private String words(JsonNode body, String text) {
    JsonNode error = body.path("error");
    String words =
        error.isMissingNode()
            ? text.strip()
            : error.isString() ? error.asString() : error.toString();
    String line = words.replaceAll("\\s+", " ");
    return token.hideIn(
        line.length() > SHOWN_CHARS ? line.substring(0, SHOWN_CHARS) + "..." : line);
  }

  private String reason(Throwable failure) {
    String words = failure.getMessage() == null ? "" : ": " + failure.getMessage();
    return token.hideIn(failure.getClass().getSimpleName() + words);
  }

  /** A part of an address or a form. */
  static String word(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
