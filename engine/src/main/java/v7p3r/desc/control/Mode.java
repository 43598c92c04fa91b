package v7p3r.desc.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How hard a search works: one mode for each bin of PES, 0.2 wide. */
public enum Mode {
  TURBO,
  FAST,
  STANDARD,
  DEEP,
  CRITICAL;

  private static final Mode[] ALL = values();

  /** So far PES must lead beyond the bin of a mode before another one takes its place. */
  private static final float HYSTERESIS = 0.03f;

  /** The mode of a PES, 0 to 1, when nothing is known of earlier ones. */
  public static Mode of(float pes) {
    int bin = 0;
    while (bin < ALL.length - 1 && pes >= ALL[bin].end()) {
      bin++;
    }
    return ALL[bin];
  }

  /** The mode after another PES was found: the same while that is near its bin. */
  Mode after(float pes) {
    boolean stays = pes >= start() - HYSTERESIS && pes < end() + HYSTERESIS;
    return stays ? this : of(pes);
  }

  Mode atLeast(Mode other) {
    return ordinal() < other.ordinal() ? other : this;
  }

  float start() {
    return ordinal() / (float) ALL.length;
  }

  float end() {
    return (ordinal() + 1) / (float) ALL.length;
  }

  /** The name in files: {@code turbo}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name in messages and options: {@code Turbo}. */
  public String label() {
    return name().charAt(0) + key().substring(1);
  }

  static List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (Mode mode : ALL) {
      keys.add(mode.key());
    }
    return keys;
  }
}
