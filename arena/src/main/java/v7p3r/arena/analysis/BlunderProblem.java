package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Epd;
import v7p3r.notation.EpdOperation;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;

/**
 * A bad move of a game as a problem of a test suite: what should have been played, what must not,
 * and what V7P3R's themes say of the two.
 *
 * @param themes what each theme gives the played line beyond the better one, centipawns for the
 *     mover, the greatest first: what is positive speaks for the bad move
 */
public record BlunderProblem(Epd epd, List<CriticalDifference.ThemeShare> themes) {
  private static final int TOLD = 5;

  public BlunderProblem {
    themes = List.copyOf(themes);
  }

  /**
   * The problem of a move.
   *
   * @throws IllegalArgumentException if it is the move that the judge would have made
   */
  public static BlunderProblem of(ReviewedGame game, ReviewedMove move) {
    if (move.best().equals(move.uci())) {
      throw new IllegalArgumentException("it is the best move that is known");
    }
    List<CriticalDifference.ThemeShare> themes = themes(game, move);
    List<String> told =
        themes.stream()
            .limit(TOLD)
            .map(share -> String.format(Locale.ROOT, "%s %+.0f", share.theme(), share.centipawns()))
            .toList();
    Epd epd =
        new Epd(Fen.parse(move.fen()), List.<EpdOperation>of())
            .with("bm", LineText.move(move.fen(), move.best()))
            .with("am", move.move())
            .with("id", plain(NotedMove.of(game, move, 0).place() + " " + move.move()))
            .with("c0", plain(AnnotatedGame.sentence(move)))
            .with("c1", "themes for the played line: " + String.join(", ", told));
    return new BlunderProblem(epd, themes);
  }

  /** EPD has no quotation marks within quotation marks. */
  private static String plain(String text) {
    return text.replace('"', '\'').replaceAll("\\p{Cntrl}", " ");
  }

  private static List<CriticalDifference.ThemeShare> themes(ReviewedGame game, ReviewedMove move) {
    List<String> played = new ArrayList<>(List.of(move.uci()));
    if (move.ply() + 1 < game.moves().size()) {
      played.addAll(game.moves().get(move.ply() + 1).before().judge().line());
    }
    Map<String, Double> gap = new TreeMap<>();
    add(move, played, 1, gap);
    add(move, move.before().judge().line(), -1, gap);
    return gap.entrySet().stream()
        .filter(entry -> Math.abs(entry.getValue()) >= 0.5)
        .map(entry -> new CriticalDifference.ThemeShare(entry.getKey(), entry.getValue()))
        .sorted(
            Comparator.comparingDouble(
                (CriticalDifference.ThemeShare share) -> -Math.abs(share.centipawns())))
        .toList();
  }

  private static void add(ReviewedMove move, List<String> line, int sign, Map<String, Double> gap) {
    Explanation explanation = Explanation.of(end(move.fen(), line), Weights.tuned(), ThemeSet.ALL);
    int forMover = move.side() == Color.WHITE ? sign : -sign;
    for (Explanation.Line theme : explanation.lines()) {
      gap.merge(theme.theme().key(), forMover * explanation.share(theme), Double::sum);
    }
  }

  /** Where a line leads, as far as it can be played. */
  private static Position end(String fen, List<String> line) {
    Position position = Fen.parse(fen);
    for (String uci : line) {
      try {
        position.make(UciMove.parse(position, uci));
      } catch (NotationException e) {
        break; // an engine may expect what cannot be played, at the end of its line
      }
    }
    return position;
  }
}
