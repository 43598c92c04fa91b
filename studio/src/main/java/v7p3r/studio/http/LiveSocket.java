package v7p3r.studio.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import v7p3r.studio.live.LiveEvent;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.live.LivePage;
import v7p3r.studio.live.PageSocket;

/** The socket of one page. */
final class LiveSocket implements WsListener {
  private static final System.Logger LOG = System.getLogger("v7p3r.studio");
  private static final int POLICY = 1008;
  private static final int TRY_LATER = 1013;
  private static final int MESSAGES_A_SECOND = 60;
  private static final int LONGEST_MESSAGE = 64 * 1024;
  private static final Shape MESSAGE =
      Shape.of(
          Field.choice("do", List.of("subscribe", "unsubscribe", "ping"), "what to do"),
          Field.word("topic", "such as game/3").optional());

  private final Access access;
  private final LiveHub hub;
  private final RateLimit rate =
      new RateLimit(MESSAGES_A_SECOND, 2 * MESSAGES_A_SECOND, System::nanoTime);
  private final StringBuilder text = new StringBuilder();
  private Optional<LivePage> page = Optional.empty();

  LiveSocket(Access access, LiveHub hub) {
    this.access = access;
    this.hub = hub;
  }

  /** Browsers let any site open a socket, and tell who it is: so that is looked at here. */
  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers)
      throws WsUpgradeException {
    Optional<String> host = headers.first(HeaderNames.HOST);
    if (!access.isOwnHost(host)
        || !access.isOwnOrigin(headers.first(HeaderNames.ORIGIN), host.orElse(""))
        || !access.isKnown(headers.first(HeaderNames.COOKIE))) {
      throw new WsUpgradeException("only the page of the studio may listen");
    }
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    page = hub.open(new Wire(session));
    if (page.isEmpty()) {
      session.close(TRY_LATER, "too many pages are open");
    }
  }

  @Override
  public void onMessage(WsSession session, String part, boolean last) {
    if (page.isEmpty()) {
      return;
    }
    text.append(part);
    if (!rate.mayPass() || text.length() > LONGEST_MESSAGE) {
      end(session, "too much was sent");
    } else if (last) {
      String whole = text.toString();
      text.setLength(0);
      obey(page.get(), whole);
    }
  }

  @Override
  public void onMessage(WsSession session, BufferData data, boolean last) {
    end(session, "expected text");
  }

  private void end(WsSession session, String why) {
    leave();
    new Wire(session).close(POLICY, why);
  }

  private void obey(LivePage talking, String message) {
    try {
      JsonNode node = Json.MAPPER.readTree(message);
      if (!node.isObject()) {
        throw HttpProblem.wrong("it is something else", "message", "a JSON object");
      }
      MESSAGE.check(node, "message");
      Body body = new Body(node);
      String topic = body.text("topic").orElse("");
      switch (body.requiredText("do")) {
        case "subscribe" -> subscribe(talking, topic);
        case "unsubscribe" -> hub.unsubscribe(talking, topic);
        default -> hub.send(talking, new LiveEvent("engine", "pong", Map.of()));
      }
    } catch (HttpProblem e) {
      hub.send(talking, new LiveEvent("error", "error", e.error()));
    } catch (JacksonException e) {
      HttpProblem problem = HttpProblem.wrong("it cannot be read", "message", "a JSON object");
      hub.send(talking, new LiveEvent("error", "error", problem.error()));
    }
  }

  private void subscribe(LivePage talking, String topic) {
    if (!hub.subscribe(talking, topic)) {
      throw HttpProblem.wrong(
          "there is no topic " + topic, "message.topic", "a topic that is there, such as engine");
    }
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    leave();
  }

  @Override
  public void onError(WsSession session, Throwable failure) {
    leave();
  }

  private void leave() {
    page.ifPresent(hub::close);
    page = Optional.empty();
  }

  /** The connection itself. */
  private record Wire(WsSession session) implements PageSocket {
    @Override
    public void send(String text) {
      session.send(text, true);
    }

    @Override
    public void close(int code, String reason) {
      try {
        session.close(code, reason);
      } catch (RuntimeException e) {
        terminate(); // The other side is gone already.
      }
    }

    @Override
    public void terminate() {
      try {
        session.terminate();
      } catch (RuntimeException e) {
        LOG.log(System.Logger.Level.DEBUG, "a page was gone", e);
      }
    }
  }
}
