package v7p3r.lab.tune.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetRowsTest {
  private static final String BLACK_TO_MOVE = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
  private static final String WHITE_TO_MOVE = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

  @TempDir private Path folder;

  @Test
  void readsScoresOfTheSideToMoveAsWhites() throws IOException {
    List<LabelledPosition> samples =
        read(
            "quiet.tsv",
            "fen\tgame\tresult\tscore_cp\tdepth\tbest_move\n"
                + (BLACK_TO_MOVE + "\tg1\t0.5\t-70\t8\te8e7\n")
                + (WHITE_TO_MOVE + "\tg2\t\t80\t8\te2e4\n"));
    assertThat(samples)
        .containsExactly(
            new LabelledPosition(BLACK_TO_MOVE, "g1", 0.5, 70, "e8e7", "quiet"),
            new LabelledPosition(
                WHITE_TO_MOVE, "g2", LabelledPosition.NO_RESULT, 80, "e2e4", "quiet"));
    assertThat(samples.get(0).hasResult()).isTrue();
    assertThat(samples.get(1).hasResult()).isFalse();
  }

  @Test
  void readsWhatTheWriterWrote() throws IOException {
    List<LabelledPosition> samples =
        List.of(
            new LabelledPosition(WHITE_TO_MOVE, "a#1", 1, -5, "e2e4", "a"),
            new LabelledPosition(BLACK_TO_MOVE, "b", 0.5, LabelledPosition.NO_SCORE, "", "b"),
            new LabelledPosition(BLACK_TO_MOVE, "c", LabelledPosition.NO_RESULT, 0, "", "c"));
    for (String name : List.of("set.tsv", "set.tsv.gz", "set.tsv.zst")) {
      Path file = folder.resolve("deep").resolve(name);
      try (SetWriter out = new SetWriter(file)) {
        for (LabelledPosition sample : samples) {
          out.write(sample);
        }
        assertThat(file).doesNotExist();
        out.finish();
      }
      assertThat(read(file)).isEqualTo(samples);
    }
  }

  @Test
  void readsEpdWithResultsAndScoresAndPassesOverMates() throws IOException {
    List<LabelledPosition> samples =
        read(
            "some.epd",
            "4k3/8/8/8/8/8/4P3/4K3 b - - c9 \"1-0\"; sm e8e7; wv 1.46;\n"
                + "# a remark\n\n"
                + "4k3/8/8/8/8/8/4P3/4K3 w - - c9 \"1/2-1/2\";\n"
                + "4k3/8/8/8/8/8/4P3/4K3 w - - c9 \"0-1\"; wv -M5;\n");
    assertThat(samples)
        .containsExactly(
            new LabelledPosition(BLACK_TO_MOVE, "some:0", 1, 146, "", "some"),
            new LabelledPosition(
                WHITE_TO_MOVE, "some:1", 0.5, LabelledPosition.NO_SCORE, "", "some"));
  }

  /** One game of four lines, and two that end otherwise or begin with more men. */
  @Test
  void anEpdThatNamesNoGamesHasAsManyAsItShows() throws IOException {
    String game =
        "4k3/pp6/8/8/8/8/PP6/4K3 w - - c9 \"1-0\";\n"
            + "4k3/1p6/8/8/8/8/PP6/4K3 b - - c9 \"1-0\";\n"
            + "4k3/1p6/8/8/8/8/1P6/4K3 w - - c9 \"1-0\";\n"
            + "4k3/8/8/8/8/8/1P6/4K3 b - - c9 \"1-0\";\n";
    List<LabelledPosition> positions =
        read("games.epd", game + game + game.replace("1-0", "1/2-1/2"));
    assertThat(positions)
        .extracting(LabelledPosition::game)
        .containsExactly(
            "games:0", "games:0", "games:0", "games:0", "games:1", "games:1", "games:1", "games:1",
            "games:2", "games:2", "games:2", "games:2");
  }

  @Test
  void readsTheCsvOfChessForce() throws IOException {
    assertThat(read("force.csv", "fen_board,cp_score\n" + BLACK_TO_MOVE + ",0.0447\n"))
        .containsExactly(
            new LabelledPosition(
                BLACK_TO_MOVE, "force:0", LabelledPosition.NO_RESULT, 447, "", "force"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          empty.tsv   | ''                                | empty.tsv: expected positions, found an empty
          blank.epd   | '~ ~'                             | blank.epd: expected positions, found an empty
          head.tsv    | 'a>b>c~'                          | head.tsv, line 1: expected a header with fen
          short.tsv   | 'fen>game>result~x>y~'            | short.tsv, line 2: expected 3 columns, found 2
          result.tsv  | 'fen>game>result~x>y>1-0~'        | result.tsv, line 2: expected a result of 1, 0.5
          score.tsv   | 'fen>game>score~x>y>3~x>y>w~'     | score.tsv, line 3: expected centipawns, found 'w'
          neither.tsv | 'fen>game>result>score~x>y>>~'    | neither.tsv, line 2: expected a result or a score
          none.csv    | 'fen_board,cp_score~x~'           | none.csv, line 2: expected 'fen,score', found 'x'
          bad.csv     | 'fen_board,cp_score~x,y~'         | bad.csv, line 2: expected a score, found 'y'
          no.epd      | '8/8/4k3/8/8/8/8/4K3 w - - id 1;~' | no.epd, line 1: expected a result such as c9
          fen.epd     | '8/8/4k3/8/8/8/4K3 w - - c9 "1-0";~' | fen.epd, line 1: EPD, column
          wv.epd      | '8/8/4k3/8/8/8/8/4K3 w - - c9 "1-0"; wv x;~' | wv.epd, line 1: expected pawns after wv
          """)
  void aBrokenFileIsNamedWithItsLine(String name, String text, String message) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text.replace('>', '\t').replace('~', '\n'));
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(SetException.class)
        .hasMessageContaining(message);
  }

  private List<LabelledPosition> read(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return read(file);
  }

  private static List<LabelledPosition> read(Path file) throws IOException {
    List<LabelledPosition> samples = new ArrayList<>();
    try (SetRows rows = SetRows.open(file)) {
      for (Optional<LabelledPosition> next = rows.next(); next.isPresent(); next = rows.next()) {
        samples.add(next.get());
      }
    }
    return samples;
  }
}
