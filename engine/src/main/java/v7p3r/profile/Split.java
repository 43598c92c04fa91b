package v7p3r.profile;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32;

/** Which positions teach and which judge what was learned: by game, the same everywhere. */
public enum Split {
  TRAIN,
  VALIDATION;

  private static final int VALIDATION_ONE_IN = 5;

  public static Split of(String game) {
    CRC32 sum = new CRC32();
    sum.update(game.getBytes(StandardCharsets.UTF_8));
    return sum.getValue() % VALIDATION_ONE_IN == 0 ? VALIDATION : TRAIN;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
