package v7p3r.arena.plot;

import java.util.Locale;

/** The colors of all pictures and pages by what they are for, on light and on dark ground. */
public enum Token {
  BG(0xF6F6F3, 0x0F1211),
  SURFACE(0xFFFFFF, 0x171A19),
  SUNKEN(0xF0F0EC, 0x111413),
  LINE(0xE4E4DE, 0x272C2A),
  LINE_STRONG(0xC8C9C1, 0x424A46),
  TEXT(0x1B1E1C, 0xE9ECEA),
  TEXT_2(0x505652, 0xB0B7B3),
  TEXT_3(0x676D69, 0x8D9591),
  /** What a picture is about. */
  ACCENT(0x0E6B58, 0x5BC6A7),
  ACCENT_SOFT(0xE6F2EC, 0x122B24),
  /** Losses and faults. */
  JUDGE(0xA3195B, 0xF08AB8),
  /** The five modes of effort, from least to most. */
  EFFORT_1(0x8397A3, 0x5B6F7C),
  EFFORT_2(0x2B88C0, 0x2F83BC),
  EFFORT_3(0x31509D, 0x6BB6D9),
  EFFORT_4(0xCF7F12, 0xF0B44A),
  EFFORT_5(0xC1291B, 0xF5603F);

  private static final int MODES = 5;

  private final int light;
  private final int dark;

  Token(int light, int dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The mode that an effort score from 0 to 1 belongs to. */
  static Token ofEffort(double score) {
    return values()[EFFORT_1.ordinal() + Math.clamp((int) (score * MODES), 0, MODES - 1)];
  }

  int light() {
    return light;
  }

  /** In style sheets: {@code accent-soft}. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String lightText() {
    return String.format("#%06X", light);
  }

  private String darkText() {
    return String.format("#%06X", dark);
  }

  /** The tokens as variables of a page, dark where the reader wants it dark. */
  public static String variables() {
    StringBuilder lights = new StringBuilder();
    StringBuilder darks = new StringBuilder();
    for (Token token : values()) {
      lights.append(" --").append(token.key()).append(": ").append(token.lightText()).append(';');
      darks.append(" --").append(token.key()).append(": ").append(token.darkText()).append(';');
    }
    return """
    :root { color-scheme: light dark;%1$s }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {%2$s } }
    :root[data-theme="dark"] {%2$s }
    """
        .formatted(lights, darks);
  }

  /** The classes that pictures use; they need {@link #variables}. */
  public static String classes() {
    StringBuilder text = new StringBuilder();
    for (Token token : values()) {
      text.append(".f-%1$s { fill: var(--%1$s); } ".formatted(token.key()));
      text.append(".s-%1$s { stroke: var(--%1$s); }\n".formatted(token.key()));
    }
    return text.toString();
  }
}
