package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import v7p3r.board.SharedData;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;

/** Mates that others have proved: the short ones are seen as such, the shortest by both sides. */
class ShortMatesIT {
  /** "bm #3;", or "bm #-3;" where the side to move is mated. */
  private static final Pattern MATE = Pattern.compile("(.*) bm #(-?\\d+);.*");

  private static final int LONGEST = 3;

  /** Less than a second's work. */
  private static final long NODES = 500_000;

  @Test
  void areSeenWithinHalfAMillionNodes() {
    NegamaxSearch search = new NegamaxSearch(16);
    List<Matcher> shorts =
        SharedData.lines("mates/mates2000.epd").stream()
            .map(MATE::matcher)
            .filter(Matcher::matches)
            .filter(line -> Math.abs(Integer.parseInt(line.group(2))) <= LONGEST)
            .toList();
    assertThat(shorts).hasSizeGreaterThanOrEqualTo(50);
    for (Matcher line : shorts) {
      int moves = Integer.parseInt(line.group(2));
      search.newGame();
      search.prepare();
      SearchResult result =
          search.search(
              Fen.parse(line.group(1)),
              Limits.toNodes(NODES).withMate(Math.abs(moves)),
              SearchListener.SILENT);
      assertThat(Value.isMate(result.score())).as(line.group(1)).isTrue();
      assertThat(Value.movesToMate(result.score())).as(line.group(1)).isEqualTo(moves);
    }
  }
}
