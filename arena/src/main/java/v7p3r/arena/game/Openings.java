package v7p3r.arena.game;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import v7p3r.arena.source.TextSource;
import v7p3r.book.BookException;
import v7p3r.book.PolyglotBook;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnProblem;
import v7p3r.notation.PgnReader;

/** The openings of a match, in the order in which they are played; they begin again at the end. */
public final class Openings {
  /** One opening: the start of the game. */
  public static final Openings START = new Openings(List.of(0), index -> Opening.START);

  private final List<Integer> order;
  private final IntFunction<Opening> source;

  private Openings(List<Integer> order, IntFunction<Opening> source) {
    this.order = order;
    this.source = source;
  }

  /** The openings of a list, one after the other. */
  public static Openings of(List<Opening> openings) {
    return new Openings(IntStream.range(0, openings.size()).boxed().toList(), openings::get);
  }

  /**
   * Reads a suite: a Polyglot book when the name ends in .bin, PGN when the text begins with a tag,
   * else one position (FEN or EPD) a line; texts plain or packed.
   *
   * @param plies how many half moves of a PGN game or of a line of a book are taken
   * @throws IOException if the file cannot be read or holds no opening
   */
  public static Openings read(Path file, int plies) throws IOException {
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".bin")) {
      return readBook(file, plies);
    }
    return isPgn(file) ? readPgn(file, plies) : readEpd(file);
  }

  private static Openings readBook(Path file, int plies) throws IOException {
    try (PolyglotBook book = PolyglotBook.open(file)) {
      List<Opening> lines =
          BookLines.of(book, plies == Integer.MAX_VALUE ? BookLines.USUAL_PLIES : plies);
      if (lines.isEmpty()) {
        throw new IOException(file + ": expected lines from the start of a game, found none");
      }
      return of(lines);
    } catch (BookException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static boolean isPgn(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(TextSource.open(file))) {
      int first = in.read();
      while (first >= 0 && (first <= ' ' || first >= 0x80)) {
        first = in.read();
      }
      return first == '[' || first == '%';
    }
  }

  private static Openings readPgn(Path file, int plies) throws IOException {
    List<Opening> openings = new ArrayList<>();
    List<PgnProblem> problems = new ArrayList<>();
    String name = file.getFileName().toString();
    try (PgnReader reader = new PgnReader(TextSource.open(file), name, problems::add)) {
      reader.games().forEach(game -> openings.add(opening(game, plies)));
    }
    if (!problems.isEmpty()) {
      throw new IOException(file + ": " + problems.getFirst());
    }
    if (openings.isEmpty()) {
      throw new IOException(file + ": expected openings, found no game");
    }
    return of(openings);
  }

  private static Opening opening(PgnGame game, int plies) {
    List<Integer> moves =
        IntStream.range(0, Math.min(plies, game.length())).mapToObj(game::move).toList();
    return new Opening(
        known(game, "ECO"), known(game, "Opening"), Fen.format(game.startPosition()), moves);
  }

  /** The value of a tag, however its letters are written; suites have ECO and Eco. */
  private static String known(PgnGame game, String tag) {
    return game.tags().asMap().entrySet().stream()
        .filter(entry -> entry.getKey().equalsIgnoreCase(tag))
        .map(Map.Entry::getValue)
        .filter(value -> !value.equals("?"))
        .findFirst()
        .orElse("");
  }

  private static Openings readEpd(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    try (var reader =
        new BufferedReader(new InputStreamReader(TextSource.open(file), StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (!line.isBlank() && !line.startsWith("#")) {
          lines.add(line);
          numbers.add(number);
        }
      }
    }
    if (lines.isEmpty()) {
      throw new IOException(file + ": expected positions, found none");
    }
    return new Openings(
        IntStream.range(0, lines.size()).boxed().toList(),
        index -> position(file, numbers.get(index), lines.get(index)));
  }

  private static Opening position(Path file, int number, String line) {
    try {
      Epd epd = Epd.parse(line);
      return new Opening(epd.id().orElse(""), Fen.format(epd.position()), List.of());
    } catch (NotationException e) {
      throw new IllegalArgumentException(
          "%s, line %d: %s".formatted(file, number, e.getMessage()), e);
    }
  }

  /** The same openings in a random order that the seed decides. */
  public Openings shuffled(long seed) {
    List<Integer> shuffled = new ArrayList<>(order);
    Collections.shuffle(shuffled, new Random(seed));
    return new Openings(shuffled, source);
  }

  /** The same openings, beginning with another one, counted from 0. */
  public Openings startingAt(int first) {
    List<Integer> rotated = new ArrayList<>(order);
    Collections.rotate(rotated, -first);
    return new Openings(rotated, source);
  }

  public int size() {
    return order.size();
  }

  /**
   * The opening of a round, from 0.
   *
   * @throws IllegalArgumentException if it cannot be read; names file, line and token
   */
  public Opening get(int round) {
    return source.apply(order.get(round % order.size()));
  }
}
