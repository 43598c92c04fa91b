package v7p3r.app.lichess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Thought;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class MoveWordsTest {
  private static final int MOST = 140;
  private final Position position =
      Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4");

  private MoveWords words(String uci, List<String> line, String remark) {
    Thought thought =
        new Thought(
            Optional.of(Score.mateIn(1)),
            OptionalInt.of(9),
            OptionalInt.of(12),
            OptionalLong.of(1_234_567),
            OptionalLong.empty(),
            OptionalLong.of(2_100),
            line,
            List.of(remark));
    return new MoveWords(position, UciMove.parse(position, uci), thought, 2_100_000_000L);
  }

  @Test
  void effortSaysWhatWasSpentAndWhy() {
    String text =
        words("f3f7", List.of("f3f7"), "desc pes 0.72 mode Deep factor 1.20 because checks 2")
            .effort();
    assertThat(text)
        .startsWith("4. Qxf7# took 2.1 s, depth 9, 1.2M positions. Hard to decide (PES 0.72)")
        .contains("mode Deep: checks 2");
    assertThat(text.length()).isLessThanOrEqualTo(MOST);
  }

  @Test
  void withoutTheEffortModelThereIsNothingSaidOfIt() {
    assertThat(words("f3f7", List.of("f3f7"), "something else").effort())
        .isEqualTo("4. Qxf7# took 2.1 s, depth 9, 1.2M positions.");
  }

  @Test
  void whyNamesTheThemesThatChange() {
    String text = words("f3f7", List.of("f3f7"), "").why();
    assertThat(text).startsWith("4. Qxf7#: +M1").contains("material");
    assertThat(text.length()).isLessThanOrEqualTo(MOST);
  }

  @Test
  void whyShowsTheRepliesThatAreExpected() {
    assertThat(words("b1c3", List.of("b1c3", "g8f6", "d2d3"), "").why())
        .startsWith("4. Nc3: +M1, expecting Nf6 d3");
  }

  @Test
  void aMoveOfTheBookIsCalledOne() {
    MoveWords book = new MoveWords(position, UciMove.parse(position, "b1c3"), Thought.NONE, 0);
    assertThat(book.why()).isEqualTo("4. Nc3 is from my opening book.");
  }

  @Test
  void nothingIsLongerThanALineOfChat() {
    assertThat(MoveWords.clip("x".repeat(200))).hasSize(MOST).endsWith("...");
    assertThat(MoveWords.clip("x".repeat(MOST))).hasSize(MOST).endsWith("x");
  }
}
