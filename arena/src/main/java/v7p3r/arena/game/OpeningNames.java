package v7p3r.arena.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;

/** The well-known openings. They are known by position, so the order of moves does not matter. */
public final class OpeningNames {
  private static final Pattern COLUMN = Pattern.compile(" \\| ");
  private static final Map<Long, OpeningName> BY_POSITION = read("openings.txt");

  private OpeningNames() {}

  /** The opening whose last move leads to a position. */
  public static Optional<OpeningName> of(Position position) {
    return Optional.ofNullable(BY_POSITION.get(position.key()));
  }

  private static Map<Long, OpeningName> read(String resource) {
    try (InputStream in = OpeningNames.class.getResourceAsStream(resource)) {
      Map<Long, OpeningName> names = new HashMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .forEach(line -> add(line, names));
      return Map.copyOf(names);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(String line, Map<Long, OpeningName> names) {
    String[] columns = COLUMN.split(line);
    OpeningName name = new OpeningName(columns[0], columns[1]);
    if (names.put(after(columns[2]).key(), name) != null) {
      throw new IllegalStateException("two openings lead to one position: " + line);
    }
  }

  private static Position after(String moves) {
    Position position = Fen.parse(Fen.START);
    for (String san : moves.split(" ")) {
      position.make(San.parse(position, san));
    }
    return position;
  }
}
