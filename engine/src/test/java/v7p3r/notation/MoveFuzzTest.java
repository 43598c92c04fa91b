package v7p3r.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import v7p3r.board.Move;
import v7p3r.board.Position;

/** Any text is a legal move that survives being written, or an error that can be shown. */
class MoveFuzzTest {
  private static Position position(FuzzedDataProvider data) {
    RandomGames games = new RandomGames(data.consumeInt());
    return data.consumeBoolean() ? games.scattered() : games.position(60);
  }

  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({
    "O-O",
    "0-0-0",
    "e8=Q",
    "exd6 e.p.",
    "Nbd7",
    "R1a3",
    "--",
    "a1b1",
    "x",
    "+!?"
  })
  void anySan(FuzzedDataProvider data) {
    Position position = position(data);
    String fen = Fen.format(position);
    String text = data.consumeRemainingAsString();
    try {
      int move = San.parse(position, text);
      if (move != Move.NONE) {
        assertThat(position.legalMoves().contains(move)).isTrue();
      }
      assertThat(San.parse(position, San.format(position, move))).isEqualTo(move);
    } catch (NotationException e) {
      assertThat(e.getMessage()).hasSizeLessThan(600).doesNotContain("\0");
    }
    assertThat(Fen.format(position)).isEqualTo(fen);
  }

  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({"e2e4", "e7e8q", "e1g1", "e1h1", "0000"})
  void anyUciMove(FuzzedDataProvider data) {
    Position position = position(data);
    String text = data.consumeRemainingAsString();
    try {
      int move = UciMove.parse(position, text);
      if (move != Move.NONE) {
        assertThat(position.legalMoves().contains(move)).isTrue();
      }
      assertThat(UciMove.parse(position, UciMove.format(position, move))).isEqualTo(move);
    } catch (NotationException e) {
      assertThat(e.getMessage()).hasSizeLessThan(600).doesNotContain("\0");
    }
  }
}
