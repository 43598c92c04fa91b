package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The defences against other sites, other machines and programs that mean no good, one by one. */
class DefencesTest {
  private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");

  private static final HttpClient STRANGER = HttpClient.newHttpClient();

  @TempDir private static Path folder;
  private static StudioServerFixture studio;

  @BeforeAll
  static void start() throws IOException {
    studio = StudioServerFixture.start(folder);
  }

  @AfterAll
  static void end() {
    studio.close();
  }

  /** Says something to the port, byte by byte as given, and reads all of the answer. */
  private static String raw(String text) throws IOException {
    try (Socket socket = new Socket(InetAddress.getByName("127.0.0.1"), studio.port())) {
      socket.setSoTimeout(10_000);
      OutputStream out = socket.getOutputStream();
      out.write(text.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      return answer(socket.getInputStream());
    }
  }

  /** The head, and as much of the rest as the head promises. */
  private static String answer(InputStream in) throws IOException {
    StringBuilder text = new StringBuilder();
    int length = 0;
    for (int next = in.read(); next >= 0; next = in.read()) {
      text.append((char) next);
      if (text.toString().endsWith("\r\n\r\n")) {
        Matcher matcher = LENGTH.matcher(text);
        length = matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
        break;
      }
    }
    return text + new String(in.readNBytes(length), StandardCharsets.ISO_8859_1);
  }

  private static String get(String path, String host) throws IOException {
    return raw(
        "GET %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nConnection: close\r\n\r\n"
            .formatted(path, host, studio.cookie()));
  }

  // ---- Other machines ----

  @Test
  void listensOnTheMachineItselfOnly() throws IOException {
    List<InetAddress> outer = new ArrayList<>();
    for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      card.inetAddresses().filter(address -> !address.isLoopbackAddress()).forEach(outer::add);
    }
    for (InetAddress address : outer) {
      try (Socket socket = new Socket()) {
        assertThatThrownBy(
                () -> socket.connect(new InetSocketAddress(address, studio.port()), 2_000))
            .isInstanceOf(IOException.class);
      }
    }
    try (Socket own = new Socket("127.0.0.1", studio.port())) {
      assertThat(own.isConnected()).isTrue();
    }
  }

  @Test
  void answersOnTheOtherAddressOfTheMachineToo() throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress("::1", studio.port()), 2_000);
      assertThat(get("/api/about", "[::1]:" + studio.port())).startsWith("HTTP/1.1 200");
    } catch (ConnectException e) {
      assertThat(NetworkInterface.getByName("lo").inetAddresses())
          .as("IPv6 is refused only where there is none")
          .noneMatch(address -> address.getHostAddress().startsWith("0:0:0:0:0:0:0:1"));
    }
  }

  // ---- DNS rebinding ----

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:PORT",
        "127.0.0.1",
        "localhost:1",
        "127.0.0.1.evil:PORT",
        "localhost:PORT.evil"
      })
  void refusesToBeCalledByAnotherName(String host) throws IOException {
    String answer = get("/api/about", host.replace("PORT", Integer.toString(studio.port())));
    assertThat(answer).matches("(?s)HTTP/1.1 (400|403).*");
    assertThat(answer).doesNotContain("searchTypes");
  }

  @Test
  void isCalledByItsOwnNames() throws IOException {
    assertThat(get("/api/about", "localhost:" + studio.port())).startsWith("HTTP/1.1 200");
    assertThat(get("/api/about", "127.0.0.1:" + studio.port())).startsWith("HTTP/1.1 200");
  }

  // ---- The key ----

  @Test
  void theTokenBecomesACookieThatScriptsCannotRead() throws Exception {
    try (HttpClient stranger = HttpClient.newHttpClient()) {
      HttpResponse<String> entry =
          stranger.send(
              HttpRequest.newBuilder(URI.create(studio.address())).build(),
              BodyHandlers.ofString());
      assertThat(entry.statusCode()).isEqualTo(303);
      assertThat(entry.headers().firstValue("Location")).contains("/");
      assertThat(entry.headers().firstValue("Set-Cookie").orElseThrow())
          .startsWith("v7p3r-" + studio.port() + "=")
          .contains("; HttpOnly; SameSite=Strict; Path=/");
    }
  }

  @Test
  void withoutTheKeyThereIsNoPageAndNoData() throws Exception {
    try (HttpClient stranger = HttpClient.newHttpClient()) {
      HttpResponse<String> page =
          stranger.send(studio.request("/").build(), BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(403);
      assertThat(page.body()).contains("open the address that the program printed");
      HttpResponse<String> data =
          stranger.send(studio.request("/api/about").build(), BodyHandlers.ofString());
      assertThat(data.statusCode()).isEqualTo(403);
      assertThat(data.body()).contains("\"error\"");
      HttpResponse<String> guessed =
          stranger.send(
              studio.request("/?token=" + "x".repeat(43)).build(), BodyHandlers.ofString());
      assertThat(guessed.statusCode()).isEqualTo(403);
      HttpResponse<String> made =
          stranger.send(
              studio.request("/api/about").header("Cookie", "v7p3r-" + studio.port() + "=").build(),
              BodyHandlers.ofString());
      assertThat(made.statusCode()).isEqualTo(403);
    }
  }

  @Test
  void theTokenAloneOpensNoData() throws Exception {
    String token = URI.create(studio.address()).getQuery();
    try (HttpClient stranger = HttpClient.newHttpClient()) {
      assertThat(
              stranger
                  .send(studio.request("/api/about?" + token).build(), BodyHandlers.ofString())
                  .statusCode())
          .isEqualTo(403);
    }
  }

  // ---- Cross-site requests ----

  private static int post(String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://" + studio.host() + "/api/no-such-thing"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString("{}"));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return studio.send(request).statusCode();
  }

  @Test
  void onlyTheOwnPageMayChangeSomething() {
    assertThat(post()).as("neither origin nor site").isEqualTo(403);
    assertThat(post("Origin", "http://evil.example")).isEqualTo(403);
    assertThat(post("Origin", "null")).isEqualTo(403);
    assertThat(post("Sec-Fetch-Site", "cross-site")).isEqualTo(403);
    assertThat(post("Sec-Fetch-Site", "same-site")).isEqualTo(403);
    assertThat(post("Sec-Fetch-Site", "cross-site", "Origin", "http://" + studio.host()))
        .isEqualTo(403);
    // Let in, and then there is no such thing:
    assertThat(post("Sec-Fetch-Site", "same-origin")).isEqualTo(404);
    assertThat(post("Sec-Fetch-Site", "none")).isEqualTo(404);
    assertThat(post("Origin", "http://" + studio.host())).isEqualTo(404);
  }

  @Test
  void speaksJsonOnlyAndAllowsNoOtherSite() {
    for (String type : List.of("text/plain", "application/x-www-form-urlencoded", "multipart/x")) {
      HttpResponse<String> answer =
          studio.send(
              studio
                  .request("/api/explain")
                  .header("Content-Type", type)
                  .POST(BodyPublishers.ofString("{\"fen\":\"\"}")));
      assertThat(answer.statusCode()).isIn(404, 415);
    }
    HttpResponse<String> about = studio.send(studio.request("/api/about"));
    assertThat(about.headers().map().keySet())
        .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
  }

  // ---- Sockets of other sites ----

  private static WebSocket socket(String... headers) {
    WebSocket.Builder builder = STRANGER.newWebSocketBuilder();
    for (int i = 0; i < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    return builder
        .buildAsync(URI.create("ws://" + studio.host() + "/api/live"), new WebSocket.Listener() {})
        .orTimeout(10, TimeUnit.SECONDS)
        .join();
  }

  @Test
  void aSocketNeedsTheExactOriginAndTheCookie() throws IOException {
    String own = "http://" + studio.host();
    String cookie = studio.cookie();
    assertThatThrownBy(() -> socket("Cookie", cookie)).isInstanceOf(CompletionException.class);
    assertThatThrownBy(() -> socket("Cookie", cookie, "Origin", "http://evil.example"))
        .isInstanceOf(CompletionException.class);
    assertThatThrownBy(() -> socket("Cookie", cookie, "Origin", own + ".evil.example"))
        .isInstanceOf(CompletionException.class);
    assertThatThrownBy(() -> socket("Cookie", cookie, "Origin", "http://127.0.0.1"))
        .isInstanceOf(CompletionException.class);
    assertThatThrownBy(() -> socket("Origin", own, "Cookie", "v7p3r-" + studio.port() + "=x"))
        .isInstanceOf(CompletionException.class);
    WebSocket good = socket("Cookie", cookie, "Origin", own);
    assertThat(good.isOutputClosed()).isFalse();
    good.abort();
  }

  // ---- What browsers are told ----

  @Test
  void everyAnswerTellsBrowsersWhatMayNotBe() {
    for (String path : List.of("/", "/api/about", "/api/no-such-thing", "/no/such/page")) {
      HttpResponse<String> answer = studio.send(studio.request(path));
      assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'self'", "frame-ancestors 'none'");
      assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }
  }

  // ---- Paths ----

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/assets/../../studio.json",
        "/assets/..%2f..%2fstudio.json",
        "/assets/%2e%2e/%2e%2e/etc/passwd",
        "/..%5c..%5cetc/passwd",
        "/api/games/..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/assets/page.js%00.html"
      })
  void noPathLeadsOutside(String path) throws IOException {
    String answer = get(path, studio.host());
    assertThat(answer).doesNotStartWith("HTTP/1.1 200").doesNotStartWith("HTTP/1.1 5");
    assertThat(answer).doesNotContain("root:");
  }

  // ---- Too much ----

  @Test
  void refusesABodyThatIsTooLong() throws IOException {
    String answer =
        raw(
            ("POST /api/explain HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nOrigin: http://%s\r\n"
                    + "Content-Type: application/json\r\nContent-Length: 300000000\r\n"
                    + "Connection: close\r\n\r\n{\"fen\":\"")
                .formatted(studio.host(), studio.cookie(), studio.host()));
    assertThat(answer).startsWith("HTTP/1.1 413");
  }

  @Test
  void refusesHeadersThatAreTooLong() throws IOException {
    String answer =
        raw(
            "GET /api/about HTTP/1.1\r\nHost: %s\r\nX-Long: %s\r\n\r\n"
                .formatted(studio.host(), "x".repeat(100_000)));
    assertThat(answer).matches("(?s)(HTTP/1.1 4.*)?");
  }

  @Test
  void endsASocketWithOversizeFrames() throws IOException {
    try (LivePageFixture page = studio.page()) {
      page.say("x".repeat(200_000));
      assertThat(page.awaitClose()).isIn(1008, 1009, -1, 1006);
    }
    assertThat(studio.get("/api/about").get("version").asString()).isNotEmpty();
  }

  @Test
  void aPageThatIsGoneIsForgotten() throws Exception {
    try (StudioServerFixture own = StudioServerFixture.start(folder.resolve("gone"));
        LivePageFixture other = own.page()) {
      LivePageFixture gone = own.page();
      assertThat(pages(other)).isEqualTo(2);
      gone.close();
      for (int i = 0; i < 400 && pages(other) > 1; i++) {
        Thread.sleep(50);
      }
      assertThat(pages(other)).isOne();
    }
  }

  private static int pages(LivePageFixture page) {
    return page.subscribe("engine").await("state").get("pages").asInt();
  }

  @Test
  void endsASocketThatFloods() throws IOException {
    try (LivePageFixture page = studio.page()) {
      for (int i = 0; i < 500; i++) {
        try {
          page.say("{\"do\":\"ping\"}");
        } catch (CompletionException e) {
          break; // ended already
        }
      }
      assertThat(page.awaitClose()).isEqualTo(1008);
    }
  }

  @Test
  void answersAFloodOfRequestsWithPatience() throws Exception {
    try (StudioServerFixture own = StudioServerFixture.start(folder.resolve("flood"))) {
      AtomicBoolean refused = new AtomicBoolean();
      List<Thread> senders = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        // Side by side, so that even a busy machine gets more than it allows.
        senders.add(
            Thread.ofVirtual()
                .start(
                    () -> {
                      for (int sent = 0; sent < 2_000 && !refused.get(); sent++) {
                        if (own.send(own.request("/api/about")).statusCode() == 429) {
                          refused.set(true);
                        }
                      }
                    }));
      }
      for (Thread sender : senders) {
        sender.join();
      }
      assertThat(refused).isTrue();
    }
  }

  @Test
  void wrongMessagesAreAnsweredWithWhatIsWrong() throws IOException {
    try (LivePageFixture page = studio.page()) {
      for (String message :
          List.of("nonsense", "[]", "{}", "{\"do\":\"dance\"}", "{\"do\":\"subscribe\"}")) {
        page.say(message);
        assertThat(page.await("error").get("expected").asString()).isNotEmpty();
      }
    }
  }
}
