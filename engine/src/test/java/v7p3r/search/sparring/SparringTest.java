package v7p3r.search.sparring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Searcher;

/** The two opponents that do not look ahead. */
class SparringTest {
  private static final String MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
  private static final String STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

  private static int play(Searcher searcher, Position position, Limits limits) {
    searcher.prepare();
    return searcher.search(position, limits, SearchListener.SILENT).bestMove();
  }

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1, Rd8#",
    "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1, exd5",
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a8=Q+"
  })
  void simpleTakesWhatItCanGetAtOnce(String fen, String san) {
    Position position = Fen.parse(fen);
    int move = play(new SimpleSearch(), position, Limits.UNLIMITED);
    assertThat(San.format(position, move)).isEqualTo(san);
  }

  @Test
  void simpleDoesNotStalemateWhenAhead() {
    Position position = Fen.parse("7k/8/8/6K1/8/8/5Q2/8 w - - 0 1");
    position.make(play(new SimpleSearch(), position, Limits.UNLIMITED));
    assertThat(position.isStalemate()).isFalse();
  }

  @Test
  void equalSeedsChooseEqualMoves() {
    RandomSearch first = new RandomSearch(5);
    RandomSearch second = new RandomSearch(5);
    Position position = new Position();
    for (int i = 0; i < 60 && position.hasLegalMove(); i++) {
      int move = play(first, position, Limits.UNLIMITED);
      assertThat(play(second, position, Limits.UNLIMITED)).isEqualTo(move);
      position.make(move);
    }
  }

  @Test
  void randomPlaysEveryLegalMoveSoonerOrLater() {
    RandomSearch random = new RandomSearch(1);
    Position position = new Position();
    long distinct =
        IntStream.range(0, 1000)
            .map(i -> play(random, position, Limits.UNLIMITED))
            .distinct()
            .count();
    assertThat(distinct).isEqualTo(20);
  }

  @Test
  void searchMovesLimitTheChoice() {
    Position position = new Position();
    int move = San.parse(position, "h4");
    Limits limits = Limits.UNLIMITED.withSearchMoves(Line.of(move));
    assertThat(play(new RandomSearch(3), position, limits)).isEqualTo(move);
    assertThat(play(new SimpleSearch(), position, limits)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({MATED + ", -32000", STALEMATE + ", 0"})
  void withoutMovesThereIsNoMoveButAScore(String fen, int score) {
    Position position = Fen.parse(fen);
    for (Searcher searcher : new Searcher[] {new RandomSearch(1), new SimpleSearch()}) {
      SearchResult result = searcher.search(position, Limits.UNLIMITED, SearchListener.SILENT);
      assertThat(result.bestMove()).isEqualTo(Move.NONE);
      assertThat(result.score()).isEqualTo(score);
    }
  }
}
