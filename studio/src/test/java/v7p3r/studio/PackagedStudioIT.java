package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.studio.http.Assets;

/** The jar with every command, made of this very build: it has the studio, too. */
class PackagedStudioIT {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Path APP = PROJECT.resolve("app/target/v7p3r-app.jar");

  @TempDir private Path folder;

  private Process java(String... words) throws IOException {
    List<String> all =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    all.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dv7p3r.home=" + PROJECT));
    all.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(all).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("V7P3R_CONFIG", "off");
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  private Path makeJar() throws IOException, InterruptedException {
    String classPath = APP + File.pathSeparator + APP.resolveSibling("lib") + "/*";
    Path dist = folder.resolve("dist");
    Process made =
        java("-cp", classPath, "v7p3r.app.cli.Main", "package", "--jars-only", "--out", "dist");
    String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(made.waitFor()).as(said).isZero();
    return dist.resolve("v7p3r.jar");
  }

  private static String addressOf(Process studio) throws IOException {
    BufferedReader out = studio.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    StringBuilder said = new StringBuilder();
    while (line != null && !line.contains("http://")) {
      said.append(line).append('\n');
      line = out.readLine();
    }
    assertThat(line).as("what it said before its end: %s", said).isNotNull();
    return line.substring(line.indexOf("http://"));
  }

  /** What the socket of the page answers to somebody who wants to listen. */
  private static String hello(HttpClient client, URI address) throws Exception {
    CompletableFuture<String> heard = new CompletableFuture<>();
    WebSocket.Listener ears =
        new WebSocket.Listener() {
          @Override
          public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            heard.complete(text.toString());
            return null;
          }
        };
    WebSocket socket =
        client
            .newWebSocketBuilder()
            .header("Origin", "http://" + address.getAuthority())
            .buildAsync(URI.create("ws://" + address.getAuthority() + "/api/live"), ears)
            .join();
    socket.sendText("{\"do\":\"subscribe\",\"topic\":\"engine\"}", true).join();
    String text = heard.get(30, TimeUnit.SECONDS);
    socket.abort();
    return text;
  }

  @Test
  @Timeout(120)
  void servesItsPage() throws Exception {
    Assumptions.assumeTrue(Files.exists(APP), "the application is not built");
    Assumptions.assumeTrue(Assets.builtIn().hasPage(), "no page");
    Process studio = java("-jar", makeJar().toString(), "play", "--no-open", "--port", "0");
    try (HttpClient client =
        HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build()) {
      URI address = URI.create(addressOf(studio));
      assertThat(
              client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).body())
          .contains("<title>V7P3R</title>");
      URI about = address.resolve("/api/about");
      assertThat(client.send(HttpRequest.newBuilder(about).build(), BodyHandlers.ofString()).body())
          .contains("V7P3R");
      assertThat(hello(client, address)).contains("\"topic\":\"engine\"", "\"type\":\"state\"");
    } finally {
      studio.destroy();
      studio.waitFor();
    }
  }
}
