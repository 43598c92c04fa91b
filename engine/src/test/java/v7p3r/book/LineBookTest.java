package v7p3r.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.notation.San;

class LineBookTest {
  private static LineBook read(String text) throws IOException {
    return LineBook.read(new StringReader(text), "a book");
  }

  private static Position after(String... moves) {
    Position position = new Position();
    for (String move : moves) {
      position.make(San.parse(position, move));
    }
    return position;
  }

  /** Weights by move. */
  private static Map<String, Integer> moves(Book book, String... played) {
    Position position = after(played);
    Map<String, Integer> weights = new TreeMap<>();
    for (BookMove move : book.moves(position)) {
      weights.put(San.format(position, move.move()), move.weight());
    }
    return weights;
  }

  @Test
  void aMoveWeighsAsMuchAsItsLines() throws IOException {
    LineBook book = read("3 1. e4 e5\n# remark\n\n[Heading]\n4 1. e4 c6 2. d4\n5 d4");
    assertThat(moves(book)).containsExactly(Map.entry("d4", 5), Map.entry("e4", 7));
    assertThat(moves(book, "e4")).containsExactly(Map.entry("c6", 4), Map.entry("e5", 3));
    assertThat(moves(book, "e4", "c6")).containsExactly(Map.entry("d4", 4));
    assertThat(moves(book, "e4", "c6", "d4")).isEmpty();
  }

  @Test
  void linesMeetAgainAfterAnotherOrderOfMoves() throws IOException {
    LineBook book = read("1 1. d4 Nf6 2. c4 e6 3. Nc3\n2 1. c4 e6 2. d4 Nf6 3. Nf3");
    assertThat(moves(book, "c4", "Nf6", "d4", "e6"))
        .containsExactly(Map.entry("Nc3", 1), Map.entry("Nf3", 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 1. e4 e5 2. Nf5 | a book, line 2: expected a legal move | Nf5",
        "0 1. e4           | a book, line 2: expected a weight above 0 | 0",
        "1. e4 e5          | a book, line 2: expected a weight above 0 | 1."
      })
  void sayWhatIsWrongInWhichLine(String line, String problem, String found) {
    assertThatThrownBy(() -> read("1 1. d4\n" + line))
        .isInstanceOf(BookException.class)
        .hasMessageStartingWith(problem)
        .hasMessageEndingWith("found '" + found + "'");
  }

  // ---- The book built in ----

  private static List<String> builtInLines() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                LineBook.class.getResourceAsStream("openings.txt"), StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    }
  }

  /** Its lines as moves, without weights and numbers, by opening. */
  private static Map<String, List<List<String>>> builtIn() throws IOException {
    Map<String, List<List<String>>> openings = new TreeMap<>();
    List<List<String>> current = new ArrayList<>();
    for (String line : builtInLines()) {
      if (line.startsWith("[")) {
        current = new ArrayList<>();
        openings.put(line.substring(1, line.length() - 1), current);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        current.add(
            Stream.of(line.strip().split(" +")).skip(1).filter(w -> !w.endsWith(".")).toList());
      }
    }
    return openings;
  }

  @Test
  void hasTheEightOpeningsOfTheDesignInSeveralLinesOfAtMostTenMoves() throws IOException {
    Map<String, List<List<String>>> openings = builtIn();
    assertThat(openings.keySet())
        .containsExactlyInAnyOrder(
            "London System",
            "Queen's Gambit",
            "Caro-Kann Defense",
            "Scandinavian Defense",
            "French Defense",
            "Dutch Defense",
            "Vienna Game",
            "King's Indian Defense");
    assertThat(openings.values())
        .allSatisfy(lines -> assertThat(lines).hasSizeGreaterThanOrEqualTo(5))
        .allSatisfy(
            lines -> assertThat(lines).allMatch(line -> line.size() >= 14 && line.size() <= 20));
  }

  @Test
  void everyMoveOfEveryLineIsLegalWrittenAsUsualAndKnown() throws IOException {
    LineBook book = LineBook.builtIn();
    for (List<List<String>> lines : builtIn().values()) {
      for (List<String> line : lines) {
        Position position = new Position();
        for (String text : line) {
          int move = San.parse(position, text);
          assertThat(San.format(position, move)).as(line.toString()).isEqualTo(text);
          assertThat(book.moves(position)).anyMatch(known -> known.move() == move);
          position.make(move);
        }
        assertThat(position.repetitions()).as(line.toString()).isZero();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "London System, d4 d5 Bf4",
    "Queen's Gambit, d4 d5 c4",
    "Caro-Kann Defense, e4 c6",
    "Scandinavian Defense, e4 d5",
    "French Defense, e4 e6",
    "Dutch Defense, d4 f5",
    "Vienna Game, e4 e5 Nc3",
    "King's Indian Defense, d4 Nf6 c4 g6"
  })
  void knowsMovesOfBothSidesInEachOpening(String opening, String begin) throws IOException {
    LineBook book = LineBook.builtIn();
    Position position = after(begin.split(" "));
    assertThat(book.moves(position)).as(opening).isNotEmpty();
    position.make(book.moves(position).getFirst().move());
    assertThat(book.moves(position)).as(opening).isNotEmpty();
    long lines =
        builtIn().get(opening).stream()
            .filter(line -> String.join(" ", line).startsWith(begin))
            .count();
    assertThat(lines).isPositive();
  }

  @Test
  void leavesAChoiceToBothSidesFromTheFirstMoveOn() {
    LineBook book = LineBook.builtIn();
    assertThat(moves(book)).containsOnlyKeys("d4", "e4");
    assertThat(moves(book, "e4")).containsOnlyKeys("c6", "d5", "e6", "e5");
    assertThat(moves(book, "d4")).containsOnlyKeys("d5", "Nf6", "f5");
  }
}
