package v7p3r.studio;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;
import v7p3r.lab.studio.StudioServer;
import v7p3r.lab.studio.StudioSettings;
import v7p3r.studio.http.Assets;
import v7p3r.studio.http.Json;

/** A studio on a free port, with a folder of its own, and a client that knows its key. */
public final class StudioServerFixture implements AutoCloseable {
  static {
    // As the launcher says it, so that the models are found.
    System.setProperty("v7p3r.home", Path.of("..").toAbsolutePath().normalize().toString());
  }

  private final Path folder;
  private final StudioServer server;
  private final HttpClient client =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

  private StudioServerFixture(Path folder, StudioServer server) throws IOException {
    this.folder = folder;
    this.server = server;
    try {
      client.send(HttpRequest.newBuilder(URI.create(address())).build(), BodyHandlers.discarding());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /** With the page that was built, or a small one in its place. */
  public static StudioServerFixture start(Path folder) throws IOException {
    return start(folder, Optional.empty());
  }

  /** With the text of a configuration. */
  public static StudioServerFixture start(Path folder, String config) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve("studio.json");
    Files.writeString(file, config);
    return start(folder, Optional.of(file));
  }

  private static StudioServerFixture start(Path folder, Optional<Path> config) throws IOException {
    Files.createDirectories(folder);
    Assets built = Assets.builtIn();
    Assets page = built.hasPage() ? built : Assets.read(smallPage(folder.resolve("web")));
    StudioSettings settings =
        new StudioSettings(
            OptionalInt.of(0),
            folder.resolve("games"),
            folder.resolve("games/arena.db"),
            config,
            List.of(),
            "Ann");
    return new StudioServerFixture(folder, new HelidonStudio(page).start(settings));
  }

  private static Path smallPage(Path web) throws IOException {
    Files.createDirectories(web.resolve("assets"));
    Files.writeString(
        web.resolve("index.html"), "<!doctype html><title>V7P3R</title><p>a page for tests</p>");
    Files.writeString(web.resolve("assets/page-1a2b.js"), "// nothing\n".repeat(100));
    return web;
  }

  /** What a person opens: with the key of this start. */
  public String address() {
    return server.address();
  }

  public Path folder() {
    return folder;
  }

  /** Such as {@code 127.0.0.1:4711}. */
  public String host() {
    return URI.create(address()).getAuthority();
  }

  public int port() {
    return URI.create(address()).getPort();
  }

  /** The cookie, as a browser sends it. */
  public String cookie() throws IOException {
    return client
        .cookieHandler()
        .orElseThrow()
        .get(URI.create("http://" + host() + "/"), Map.of())
        .get("Cookie")
        .getFirst();
  }

  public HttpClient client() {
    return client;
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://" + host() + path))
        .header("Origin", "http://" + host());
  }

  public HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is answered, which must be a success. */
  public JsonNode get(String path) {
    return success(send(request(path)));
  }

  public HttpResponse<String> post(String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  public HttpResponse<String> delete(String path) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method("DELETE", HttpRequest.BodyPublishers.ofString("{}")));
  }

  /** What is answered, which must be a success. */
  public JsonNode posted(String path, String json) {
    return success(post(path, json));
  }

  private static JsonNode success(HttpResponse<String> response) {
    if (response.statusCode() >= 300) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return Json.MAPPER.readTree(response.body());
  }

  /** A page that listens. */
  public LivePageFixture page() throws IOException {
    return LivePageFixture.open(this);
  }

  @Override
  public void close() {
    server.close();
    client.close();
  }
}
