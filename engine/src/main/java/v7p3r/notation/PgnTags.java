package v7p3r.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.text.Excerpt;

/**
 * The headers of a game. The seven tags of the roster are always there and come first, unknown ones
 * as question marks; the others keep their order.
 */
public final class PgnTags {
  static final int MAX_NAME = 255;
  static final int MAX_VALUE = 1 << 16;

  private static final String[] ROSTER = {
    "Event", "Site", "Date", "Round", "White", "Black", "Result"
  };

  private static final List<String> CHESS960_NAMES =
      List.of("chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random");
  private static final List<String> STANDARD_NAMES =
      List.of("", "?", "standard", "chess", "normal", "from position", "classical");

  /** Nothing is known of the game. */
  public static final PgnTags UNKNOWN = new PgnTags(Map.of());

  private final Map<String, String> values;

  /**
   * Takes line breaks out of the values.
   *
   * @throws IllegalArgumentException if a name is not one word or a value is absurdly long
   */
  public PgnTags(Map<String, String> given) {
    Map<String, String> ordered = new LinkedHashMap<>();
    for (String name : ROSTER) {
      ordered.put(name, unknown(name));
    }
    given.forEach(
        (name, value) -> {
          if (!isName(name) || value.length() > MAX_VALUE) {
            throw new IllegalArgumentException("not a PGN tag: " + Excerpt.of(name));
          }
          ordered.put(name, oneLine(value));
        });
    values = Collections.unmodifiableMap(ordered);
  }

  public static PgnTags of(String white, String black) {
    return UNKNOWN.with("White", white).with("Black", black);
  }

  public PgnTags with(String name, String value) {
    Map<String, String> changed = new LinkedHashMap<>(values);
    changed.put(name, value);
    return new PgnTags(changed);
  }

  public PgnTags with(GameResult result) {
    return with("Result", result.text());
  }

  /** The game begins here; nothing is added for the usual start. */
  public PgnTags withStart(Position position) {
    String fen = Fen.format(position);
    Map<String, String> changed = new LinkedHashMap<>(values);
    if (position.isChess960()) {
      changed.put("Variant", "Chess960");
    }
    if (!fen.equals(Fen.START)) {
      changed.put("SetUp", "1");
      changed.put("FEN", fen);
    }
    return new PgnTags(changed);
  }

  public Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** All tags in the order in which they are written. */
  public Map<String, String> asMap() {
    return values;
  }

  public String white() {
    return values.get("White");
  }

  public String black() {
    return values.get("Black");
  }

  public String event() {
    return values.get("Event");
  }

  public GameResult result() {
    return GameResult.parse(values.get("Result")).orElse(GameResult.UNKNOWN);
  }

  public boolean isChess960() {
    return CHESS960_NAMES.contains(variant());
  }

  /** Whether the game follows the rules that this program knows. */
  boolean isChess() {
    return isChess960() || STANDARD_NAMES.contains(variant());
  }

  private String variant() {
    return Blank.strip(values.getOrDefault("Variant", "")).toLowerCase(Locale.ROOT);
  }

  /**
   * Where the game begins: the FEN tag, or the usual start.
   *
   * @throws NotationException if the FEN cannot be read
   */
  public Position startPosition() {
    String fen = values.get("FEN");
    Position position = fen == null ? new Position() : Fen.parse(fen);
    if (isChess960()) {
      position.setChess960(true);
    }
    return position;
  }

  static boolean isName(CharSequence name) {
    for (int i = 0; i < name.length(); i++) {
      if (!isNameCharacter(name.charAt(i))) {
        return false;
      }
    }
    return !name.isEmpty() && name.length() <= MAX_NAME;
  }

  static boolean isNameCharacter(char c) {
    return c > ' ' && c != '"' && c != '[' && c != ']' && !Blank.is(c);
  }

  private static String unknown(String name) {
    return switch (name) {
      case "Date" -> "????.??.??";
      case "Result" -> GameResult.UNKNOWN.text();
      default -> "?";
    };
  }

  private static String oneLine(String value) {
    return value.replace('\r', ' ').replace('\n', ' ');
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PgnTags tags && values.equals(tags.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
