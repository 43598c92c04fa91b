package v7p3r.app.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;

class BoardViewTest {
  private static final Position POSITION = Fen.parse("r3k3/8/8/8/8/8/4P3/4K2N w - - 0 1");

  @Test
  void drawsLettersWithWhiteAtTheBottom() {
    String board = new BoardView(false, false).draw(POSITION, Color.WHITE, Move.NONE);
    assertThat(board)
        .isEqualTo(
            """
            8  r . . . k . . .
            7  . . . . . . . .
            6  . . . . . . . .
            5  . . . . . . . .
            4  . . . . . . . .
            3  . . . . . . . .
            2  . . . . P . . .
            1  . . . . K . . N
               a b c d e f g h\
            """
                .indent(2)
                .stripTrailing());
  }

  @Test
  void drawsSymbolsWithBlackAtTheBottom() {
    String board = new BoardView(true, false).draw(POSITION, Color.BLACK, Move.NONE);
    assertThat(board).startsWith("  1  ♘ · · ♔ · · · ·").endsWith("     h g f e d c b a");
  }

  @Test
  void marksTheLastMoveWhenThereAreColors() {
    BoardView view = new BoardView(true, true);
    String plain = view.draw(POSITION, Color.WHITE, Move.NONE);
    String marked = view.draw(POSITION, Color.WHITE, San.parse(POSITION, "e4"));
    assertThat(plain).contains("\u001b[0m").isNotEqualTo(marked);
    assertThat(marked.replace(";186m", ";180m").replace(";143m", ";137m")).isEqualTo(plain);
  }
}
