package v7p3r.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Others who take as much as they get leave something to the own page. */
class FloodsTest {
  private static final int MORE_THAN_ALLOWED = 520;
  private static final int SENDERS = 16;
  private static final int OWN_REQUESTS = 20;
  private static final int TOO_MANY = 429;

  @TempDir private Path folder;

  @Test
  @Timeout(60)
  void aFloodOfStrangersDoesNotLockTheOwnPageOut() throws Exception {
    try (StudioServerFixture studio = StudioServerFixture.start(folder);
        HttpClient stranger = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://" + studio.host() + "/api/about")).build();
      CountDownLatch refused = new CountDownLatch(1);
      AtomicBoolean over = new AtomicBoolean();
      List<Thread> senders = new ArrayList<>();
      for (int i = 0; i < SENDERS; i++) {
        senders.add(Thread.ofVirtual().start(() -> flood(stranger, request, refused, over)));
      }
      refused.await();
      try {
        for (int i = 0; i < OWN_REQUESTS; i++) {
          assertThat(studio.send(studio.request("/api/about")).statusCode()).isEqualTo(200);
        }
        assertThat(stranger.send(entry(studio), BodyHandlers.discarding()).statusCode())
            .isEqualTo(303);
      } finally {
        over.set(true);
        for (Thread sender : senders) {
          sender.join();
        }
      }
    }
  }

  /** The printed address, which carries the key, as a browser without a cookie asks for it. */
  private static HttpRequest entry(StudioServerFixture studio) {
    return HttpRequest.newBuilder(URI.create(studio.address())).build();
  }

  private static void flood(
      HttpClient stranger, HttpRequest request, CountDownLatch refused, AtomicBoolean over) {
    try {
      while (!over.get()) {
        if (stranger.send(request, BodyHandlers.discarding()).statusCode() == TOO_MANY) {
          refused.countDown();
        }
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void connectionsAreLimitedAndServedAgainOnceOthersEnd() throws Exception {
    try (StudioServerFixture studio = StudioServerFixture.start(folder)) {
      List<Socket> idle = new ArrayList<>();
      for (int i = 0; i < MORE_THAN_ALLOWED; i++) {
        idle.add(new Socket(InetAddress.ofLiteral("127.0.0.1"), studio.port()));
      }
      Socket last = idle.getLast();
      last.getOutputStream()
          .write(
              "GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
                  .formatted(studio.host())
                  .getBytes(StandardCharsets.US_ASCII));
      last.setSoTimeout(500);
      assertThatThrownBy(() -> last.getInputStream().read())
          .isInstanceOf(SocketTimeoutException.class);
      for (Socket socket : idle) {
        socket.close();
      }
      try (HttpClient fresh = HttpClient.newHttpClient()) {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create("http://" + studio.host() + "/"))
                .timeout(Duration.ofSeconds(60))
                .build();
        assertThat(fresh.send(request, BodyHandlers.discarding()).statusCode()).isEqualTo(403);
      }
    }
  }
}
