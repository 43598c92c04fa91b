package v7p3r.studio.http;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.logging.Level;
import java.util.logging.Logger;
import v7p3r.studio.live.LiveHub;

/** The web server of a studio, on both addresses by which a machine calls itself. */
public final class StudioHttp implements AutoCloseable {
  public static final int USUAL_PORT = 7373;

  private static final int LONGEST_BODY = 2 << 20;
  private static final int LONGEST_FRAME = 64 << 10;
  private static final int LONGEST_HEADERS = 16 << 10;
  private static final int MOST_CONNECTIONS = 512;
  private static final int MOST_REQUESTS = 256;
  private static final Duration IDLE = Duration.ofMinutes(5);

  /** It would tell every start and end; held here, for loggers that nobody holds are forgotten. */
  private static final Logger HELIDON = Logger.getLogger("io.helidon");

  static {
    HELIDON.setLevel(Level.WARNING);
  }

  private final List<WebServer> servers = new ArrayList<>();
  private final Access access;

  /**
   * Starts to serve.
   *
   * @param wanted the port; the usual one, or any that is free, when empty
   * @throws IOException if the port is taken
   */
  public static StudioHttp start(OptionalInt wanted, RouteTable routes, LiveHub hub, Assets assets)
      throws IOException {
    return new StudioHttp(freePort(wanted), routes, hub, assets);
  }

  private StudioHttp(int port, RouteTable routes, LiveHub hub, Assets assets) throws IOException {
    access = new Access(port);
    ApiHandler api = new ApiHandler(routes, LONGEST_BODY);
    Pages pages = new Pages(assets);
    servers.add(server(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port, api, pages, hub));
    try {
      byte[] loopback = new byte[16];
      loopback[15] = 1;
      servers.add(server(InetAddress.getByAddress(loopback), port, api, pages, hub));
    } catch (RuntimeException e) {
      // The machine has no IPv6, or the port is taken there: the other address is the one printed.
      System.getLogger("v7p3r.studio").log(System.Logger.Level.DEBUG, "no IPv6", e);
    }
  }

  private static int freePort(OptionalInt wanted) throws IOException {
    InetAddress own = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    if (wanted.isPresent() && wanted.getAsInt() != 0) {
      try (ServerSocket probe = new ServerSocket()) {
        probe.setReuseAddress(true);
        probe.bind(new InetSocketAddress(own, wanted.getAsInt()));
        return wanted.getAsInt();
      } catch (IOException e) {
        throw new IOException(
            "port %d is taken: choose another (--port), or none for any that is free"
                .formatted(wanted.getAsInt()),
            e);
      }
    }
    if (wanted.isEmpty()) {
      try {
        return freePort(OptionalInt.of(USUAL_PORT));
      } catch (IOException e) {
        return freePort(OptionalInt.of(0));
      }
    }
    try (ServerSocket probe = new ServerSocket(0, 1, own)) {
      return probe.getLocalPort();
    }
  }

  private WebServer server(
      InetAddress address, int port, ApiHandler api, Pages pages, LiveHub hub) {
    HttpRouting.Builder http =
        HttpRouting.builder()
            .addFilter(new Guard(access))
            .any(
                (request, response) -> {
                  if (Guard.isApi(request.path().path())) {
                    Guard.send(response, api.answer(request));
                  } else {
                    pages.serve(request, response);
                  }
                });
    return WebServer.builder()
        .address(address)
        .port(port)
        .shutdownHook(false)
        .maxPayloadSize(LONGEST_BODY)
        .maxTcpConnections(MOST_CONNECTIONS)
        .maxConcurrentRequests(MOST_REQUESTS)
        .idleConnectionTimeout(IDLE)
        .shutdownGracePeriod(Duration.ofMillis(200))
        .protocolsDiscoverServices(true)
        .addProtocol(Http1Config.builder().maxHeadersSize(LONGEST_HEADERS).build())
        .addProtocol(WsConfig.builder().maxFrameLength(LONGEST_FRAME).build())
        .routing(http)
        .addRouting(WsRouting.builder().endpoint("/api/live", () -> new LiveSocket(access, hub)))
        .build()
        .start();
  }

  public int port() {
    return servers.getFirst().port();
  }

  /** What to open: with the key of this start. */
  public String address() {
    return "http://127.0.0.1:%d/?token=%s".formatted(port(), access.token());
  }

  @Override
  public void close() {
    servers.forEach(WebServer::stop);
  }
}
