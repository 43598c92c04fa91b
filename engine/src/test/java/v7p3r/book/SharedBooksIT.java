package v7p3r.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.notation.SharedData;

/** Public Polyglot books, made by other programs. */
class SharedBooksIT {
  private static final int GAMES = 300;

  @Test
  void leadThroughGamesFromTheStart() throws IOException {
    for (Path file : SharedData.files("books", ".bin")) {
      SplittableRandom random = new SplittableRandom(1);
      long known = 0;
      try (PolyglotBook book = PolyglotBook.open(file)) {
        for (int i = 0; i < GAMES; i++) {
          Position position = new Position();
          List<BookMove> moves = book.moves(position);
          assertThat(moves).as(file + " at the start").isNotEmpty();
          while (!moves.isEmpty() && position.movesMade() < 200) {
            position.make(BookMove.choose(moves, random).move());
            known++;
            moves = book.moves(position);
          }
        }
      }
      assertThat(known / GAMES).as("half moves of a game in " + file).isGreaterThanOrEqualTo(5);
    }
  }
}
