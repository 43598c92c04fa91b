package v7p3r.studio;

import java.io.IOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.http.Json;

/** An open page: hears what the studio tells it. */
public final class LivePageFixture implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 20;

  private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final LinkedBlockingQueue<Integer> closed = new LinkedBlockingQueue<>();
  private WebSocket socket;

  private LivePageFixture() {}

  static LivePageFixture open(StudioServerFixture studio) throws IOException {
    LivePageFixture page = new LivePageFixture();
    try {
      page.socket =
          studio
              .client()
              .newWebSocketBuilder()
              .header("Origin", "http://" + studio.host())
              .header("Cookie", studio.cookie())
              .buildAsync(URI.create("ws://" + studio.host() + "/api/live"), page.new Ears())
              .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IOException(e);
    }
    return page;
  }

  public LivePageFixture subscribe(String topic) {
    return say("{\"do\":\"subscribe\",\"topic\":\"" + topic + "\"}");
  }

  public LivePageFixture say(String text) {
    socket.sendText(text, true).join();
    return this;
  }

  /** The next message that is wanted; others are passed over. */
  public JsonNode await(Predicate<JsonNode> wanted) {
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
      while (true) {
        JsonNode message = heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (message == null) {
          throw new AssertionError("no such message came");
        }
        if (wanted.test(message)) {
          return message;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The data of the next message of a type. */
  public JsonNode await(String type) {
    return await(message -> message.get("type").asString().equals(type)).get("data");
  }

  /** How many messages wait. */
  public int heard() {
    return heard.size();
  }

  /** With which code the studio ended the connection. */
  public int awaitClose() {
    try {
      Integer code = closed.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (code == null) {
        throw new AssertionError("the connection goes on");
      }
      return code;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    socket.abort();
  }

  private final class Ears implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        heard.add(Json.MAPPER.readTree(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed.add(code);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
      closed.add(-1);
    }
  }
}
