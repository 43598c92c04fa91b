package v7p3r.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import v7p3r.board.Position;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;

/**
 * A book written as lines of play from the start position: a weight, then moves in SAN. A move
 * weighs as much as all lines that play it together, also those that reach its position by another
 * order of moves.
 */
public final class LineBook implements Book {
  private static final String BUILT_IN = "openings.txt";

  private final String name;
  private final Map<Long, List<BookMove>> movesByKey = new HashMap<>();

  private LineBook(String name) {
    this.name = name;
  }

  /** The eight openings of the engine design. */
  public static LineBook builtIn() {
    try (InputStream in = LineBook.class.getResourceAsStream(BUILT_IN)) {
      return read(new InputStreamReader(in, StandardCharsets.UTF_8), "built-in book");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads lines of {@code weight 1. e4 e5 2. Nf3 ...}; empty lines, {@code # remarks} and {@code
   * [headings]} are skipped, and move numbers may be left out.
   *
   * @throws BookException if a line has no weight or an illegal move
   */
  public static LineBook read(Reader text, String name) throws IOException {
    LineBook book = new LineBook(name);
    BufferedReader lines = new BufferedReader(text);
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      String content = line.strip();
      if (!content.isEmpty() && content.charAt(0) != '#' && content.charAt(0) != '[') {
        book.add(content.split("\\s+"), number);
      }
    }
    return book;
  }

  private void add(String[] words, int lineNumber) {
    int weight = weight(words[0], lineNumber);
    Position position = new Position();
    for (int i = 1; i < words.length; i++) {
      if (!isMoveNumber(words[i])) {
        int move = move(position, words[i], lineNumber);
        add(position.key(), move, weight);
        position.make(move);
      }
    }
  }

  private int weight(String word, int lineNumber) {
    try {
      int weight = Integer.parseInt(word);
      if (weight > 0) {
        return weight;
      }
    } catch (NumberFormatException e) {
      throw broken(lineNumber, "a weight above 0", word, e);
    }
    throw broken(lineNumber, "a weight above 0", word, null);
  }

  private int move(Position position, String word, int lineNumber) {
    try {
      return San.parse(position, word);
    } catch (NotationException e) {
      throw broken(lineNumber, e.expected(), word, e);
    }
  }

  private BookException broken(int lineNumber, String expected, String found, Throwable cause) {
    String where = name + ", line " + lineNumber;
    return new BookException(where + ": expected " + expected + ", found '" + found + "'", cause);
  }

  private static boolean isMoveNumber(String word) {
    return word.endsWith(".") && Character.isDigit(word.charAt(0));
  }

  private void add(long key, int move, int weight) {
    List<BookMove> moves = movesByKey.get(key);
    if (moves == null) {
      moves = new ArrayList<>();
      movesByKey.put(key, moves);
    }
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).move() == move) {
        moves.set(i, new BookMove(move, moves.get(i).weight() + weight));
        return;
      }
    }
    moves.add(new BookMove(move, weight));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<BookMove> moves(Position position) {
    return List.copyOf(movesByKey.getOrDefault(position.key(), List.of()));
  }
}
