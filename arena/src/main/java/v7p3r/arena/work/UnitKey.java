package v7p3r.arena.work;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What tells one unit of work from all others: who does it twice gets the same result twice, and
 * one of the two is kept.
 *
 * @param kind of the unit, see {@link UnitKind#name}
 * @param unit which one of its kind, such as the number of a game
 * @param settings a sum over all that its result depends on besides
 * @param seed of all chance; 0 where there is none
 */
public record UnitKey(String kind, String unit, String settings, long seed)
    implements Serializable {
  private static final int BYTES_SHOWN = 8;

  /** With the sum of settings. */
  public static UnitKey of(String kind, String unit, String settings, long seed) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(settings.getBytes(StandardCharsets.UTF_8));
      String sum = HexFormat.of().formatHex(digest.digest(), 0, BYTES_SHOWN);
      return new UnitKey(kind, unit, sum, seed);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String toString() {
    return "%s %s (settings %s, seed %d)".formatted(kind, unit, settings, seed);
  }
}
