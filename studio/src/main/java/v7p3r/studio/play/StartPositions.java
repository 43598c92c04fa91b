package v7p3r.studio.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import v7p3r.arena.game.Opening;
import v7p3r.board.Position;
import v7p3r.book.LineBook;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.studio.http.HttpProblem;

/** Where games can begin: behind an opening of the built-in book, or from a start of Chess960. */
public final class StartPositions {
  private static final int STARTS = 960;

  /** Half moves that are on the board at the beginning. */
  private static final int PLIES = 6;

  private static final Map<String, Opening> OPENINGS = read("openings.txt");

  private StartPositions() {}

  /** The openings of the built-in book by their keys. */
  public static Map<String, Opening> openings() {
    return OPENINGS;
  }

  private static Map<String, Opening> read(String resource) {
    Map<String, Opening> openings = new LinkedHashMap<>();
    try (InputStream in = LineBook.class.getResourceAsStream(resource)) {
      Optional<String> heading = Optional.empty();
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        if (line.startsWith("[")) {
          heading = Optional.of(line.substring(1, line.indexOf(']')));
        } else if (heading.isPresent() && !line.isBlank() && !line.startsWith("#")) {
          openings.put(key(heading.get()), opening(heading.get(), line.strip()));
          heading = Optional.empty(); // the first line of each is its main line
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Collections.unmodifiableMap(openings);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  private static Opening opening(String name, String line) {
    Position position = Fen.parse(Fen.START);
    List<Integer> moves = new ArrayList<>();
    Arrays.stream(line.split("\\s+"))
        .skip(1)
        .filter(word -> !word.endsWith("."))
        .limit(PLIES)
        .forEach(
            san -> {
              int move = San.parse(position, san);
              position.make(move);
              moves.add(move);
            });
    return new Opening(name, Fen.START, moves);
  }

  // ---- Chess960 ----

  /** A start position by its number, or any. */
  static String chess960(String text) {
    int number = -1;
    if (text.equals("random")) {
      number = new SplittableRandom().nextInt(STARTS);
    } else if (text.matches("\\d{1,3}")) {
      number = Integer.parseInt(text);
    }
    if (number < 0 || number >= STARTS) {
      throw HttpProblem.wrong("found " + text, "body.chess960", "0 to 959, or random");
    }
    String pieces = backRank(number);
    return "%s/pppppppp/8/8/8/8/PPPPPPPP/%s w KQkq - 0 1"
        .formatted(pieces.toLowerCase(Locale.ROOT), pieces);
  }

  /** The first rank by the usual numbers: bishops, queen, knights, then rook, king and rook. */
  static String backRank(int number) {
    char[] rank = new char[8];
    int rest = number;
    rank[2 * (rest % 4) + 1] = 'B';
    rest /= 4;
    rank[2 * (rest % 4)] = 'B';
    rest /= 4;
    putOnFree(rank, rest % 6, 'Q');
    rest /= 6;
    int first = 0;
    int second = rest;
    for (int others = 4; second >= others; others--) {
      second -= others;
      first++;
    }
    putOnFree(rank, first, 'N');
    putOnFree(rank, first + second, 'N');
    putOnFree(rank, 0, 'R');
    putOnFree(rank, 0, 'K');
    putOnFree(rank, 0, 'R');
    return new String(rank);
  }

  private static void putOnFree(char[] rank, int index, char piece) {
    int left = index;
    for (int file = 0; file < rank.length; file++) {
      if (rank[file] == 0 && left-- == 0) {
        rank[file] = piece;
        return;
      }
    }
    throw new IllegalArgumentException("there is no free square " + index);
  }
}
