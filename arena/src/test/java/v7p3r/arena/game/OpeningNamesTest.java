package v7p3r.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.source.SharedData;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;

class OpeningNamesTest {
  private static final Allowance NODES = Allowance.of(SearchLimit.ofNodes(1));

  private static List<Integer> moves(String line) {
    Position position = Fen.parse(Fen.START);
    List<Integer> moves = new ArrayList<>();
    for (String san : line.split(" ")) {
      int move = San.parse(position, san);
      moves.add(move);
      position.make(move);
    }
    return moves;
  }

  /** The game ends when the first player has nothing to say. */
  private static Opening played(Opening opening) {
    Contender mute = new Contender(new FakePlayer("Mute", 1, Optional.empty()), NODES);
    return new Game(mute, mute, opening, GameRules.USUAL, new StopSignal())
        .play(InstantSource.system())
        .opening();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5; B90; Sicilian Defense, Najdorf, English"
            + " Attack",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5; C89; Ruy Lopez, Marshall"
            + " Attack",
        "d4 d5 c4 dxc4 e4; D20; Queen's Gambit Accepted",
        "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 Kxf7; C57; Italian Game, Fried Liver Attack",
        "h4 h5 Rh3; ''; ''",
      })
  void aGameHasTheNameOfTheLastKnownPositionOnItsWay(String line, String eco, String name) {
    Opening opening = played(new Opening("", Fen.START, moves(line)));
    assertThat(opening.eco()).isEqualTo(eco);
    assertThat(opening.name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({
    "c4 e6 d4 Nf6 Nc3 Bb4,               E20",
    "Nf3 Nf6 c4 g6 Nc3 Bg7 e4 d6 d4 O-O Be2 e5, E92",
    "d4 e6 e4 d5 Nc3 Bb4,                C15",
    "Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6, B70",
    "c4 c6 d4 d5,                        D10",
  })
  void theOrderOfMovesDoesNotMatter(String line, String eco) {
    assertThat(played(new Opening("", Fen.START, moves(line))).eco()).isEqualTo(eco);
  }

  @Test
  void whatTheSuiteSaysStaysAndOnlyTheRestIsFilledIn() {
    Opening named = new Opening("Z99", "Our line", Fen.START, moves("e4 c5"));
    assertThat(played(named)).isEqualTo(named);
    Opening coded = new Opening("B20", "", Fen.START, moves("e4 c5"));
    assertThat(played(coded).name()).isEqualTo("Sicilian Defense");
  }

  @Test
  void aPositionOfASuiteIsKnownWithoutItsMoves() {
    String french = "rnbqkbnr/ppp2ppp/4p3/3p4/3PP3/2N5/PPP2PPP/R1BQKBNR b KQkq - 0 1";
    assertThat(played(new Opening("no. 7", french, List.of())))
        .extracting(Opening::eco, Opening::name)
        .containsExactly("C10", "no. 7");
  }

  /** The public table is much longer; wherever both know a position, the codes are the same. */
  @Test
  void codesAgreeWithThePublicTable() throws IOException {
    Map<Long, String> codes = new HashMap<>();
    for (String volume : List.of("a", "b", "c", "d", "e")) {
      Path file = SharedData.file("eco/" + volume + ".tsv");
      Files.readAllLines(file).stream()
          .skip(1)
          .map(row -> row.split("\t"))
          .forEach(row -> codes.put(after(row[2].replaceAll("\\d+\\. ", "")).key(), row[0]));
    }
    List<String> compared = new ArrayList<>();
    List<String> different = new ArrayList<>();
    for (String[] row : ownTable()) {
      String expected = codes.getOrDefault(after(row[2]).key(), "");
      if (!expected.isEmpty()) {
        compared.add(row[2]);
        if (!expected.equals(row[0])) {
          different.add(String.join(" | ", row) + ": expected " + expected);
        }
      }
    }
    assertThat(different).isEmpty();
    assertThat(compared).hasSizeGreaterThan(200);
  }

  private static Position after(String line) {
    Position position = Fen.parse(Fen.START);
    moves(line).forEach(position::make);
    return position;
  }

  private static List<String[]> ownTable() throws IOException {
    try (var in = OpeningNames.class.getResourceAsStream("openings.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.contains(" | ") && !line.startsWith("#"))
          .map(line -> line.split(" \\| "))
          .toList();
    }
  }
}
