package v7p3r.studio.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;

/**
 * Who may talk to a studio. Programs of the same machine and pages of other sites can reach its
 * port, so it wants to be called by its own name, to be asked from its own page, and to be shown
 * the key of this start.
 */
public final class Access {
  private static final int KEY_BYTES = 32;

  private final String token = randomKey();
  private final String cookie = randomKey();
  private final int port;
  private final Set<String> hosts;

  public Access(int port) {
    this.port = port;
    this.hosts = Set.of("localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port);
  }

  private static String randomKey() {
    byte[] bytes = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** What the printed address ends with. */
  public String token() {
    return token;
  }

  /** Cookies do not know ports, so the name does: two studios do not disturb each other. */
  public String cookieName() {
    return "v7p3r-" + port;
  }

  String cookie() {
    return cookieName() + "=" + cookie + "; HttpOnly; SameSite=Strict; Path=/";
  }

  boolean isOwnHost(Optional<String> host) {
    return host.filter(hosts::contains).isPresent();
  }

  boolean isToken(String found) {
    return same(token, found);
  }

  boolean isKnown(Optional<String> cookieHeader) {
    String prefix = cookieName() + "=";
    for (String pair : cookieHeader.orElse("").split(";")) {
      String text = pair.strip();
      if (text.startsWith(prefix) && same(cookie, text.substring(prefix.length()))) {
        return true;
      }
    }
    return false;
  }

  /** Takes as long for a wrong key as for the right one. */
  private static boolean same(String expected, String found) {
    return MessageDigest.isEqual(
        expected.getBytes(StandardCharsets.UTF_8), found.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether something that changes things was asked by the own page, or typed by the user. */
  boolean isOwnPage(Optional<String> fetchSite, Optional<String> origin, String host) {
    if (fetchSite.isPresent()) {
      return fetchSite.get().equals("same-origin") || fetchSite.get().equals("none");
    }
    return isOwnOrigin(origin, host);
  }

  boolean isOwnOrigin(Optional<String> origin, String host) {
    return origin.filter(("http://" + host)::equals).isPresent();
  }
}
