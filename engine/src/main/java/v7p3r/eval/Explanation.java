package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrence;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weights;

/**
 * Why a position has its score: what every theme that is on gives each side, and how the sum
 * becomes centipawns. The lines add up to the sum exactly, and the score is what {@link Evaluator}
 * says.
 *
 * @param lines one for every theme that is on, in the order of the registry
 * @param themes which themes are on
 * @param sideToMove whose move it is
 * @param phase pieces left, from 0 to {@link Position#FULL_PHASE}
 * @param scale how much of an advantage counts with this material, from 0 to {@link #FULL_SCALE}
 * @param sum packed, White's minus Black's
 * @param centipawns the score for White
 */
public record Explanation(
    List<Line> lines,
    ThemeSet themes,
    int sideToMove,
    int phase,
    int scale,
    int sum,
    int centipawns) {
  /** {@link #scale} of an ending that is not drawish. */
  public static final int FULL_SCALE = EndgameScale.FULL;

  /**
   * What one theme gives each side, packed, and the cases that it gives it for.
   *
   * @param whiteCases their scores add up to White's
   * @param blackCases their scores add up to Black's
   */
  public record Line(
      Theme theme, int white, int black, List<Occurrence> whiteCases, List<Occurrence> blackCases) {
    private static Line of(Theme theme, EvalContext context) {
      return new Line(
          theme,
          theme.score(context, WHITE),
          theme.score(context, BLACK),
          theme.occurrences(context, WHITE),
          theme.occurrences(context, BLACK));
    }

    public List<Occurrence> cases(int side) {
      return side == WHITE ? whiteCases : blackCases;
    }

    /** All squares that the theme speaks of for a side. */
    public long squares(int side) {
      long squares = 0;
      for (Occurrence occurrence : cases(side)) {
        squares |= occurrence.squares();
      }
      return squares;
    }

    /** White's minus Black's, packed. */
    public int total() {
      return white - black;
    }

    public boolean isSilent() {
      return white == Score.ZERO && black == Score.ZERO;
    }
  }

  public static Explanation of(Position position, Weights weights, ThemeSet themes) {
    EvalContext context = new EvalContext();
    context.look(position, weights.toArray());
    context.lookAtPawns();
    List<Line> lines = new ArrayList<>();
    int sum = Score.ZERO;
    for (Theme theme : Theme.values()) {
      if (themes.has(theme)) {
        Line line = Line.of(theme, context);
        lines.add(line);
        sum += line.total();
      }
    }
    boolean shrink = themes.has(Theme.DRAWISH_MATERIAL);
    return new Explanation(
        List.copyOf(lines),
        themes,
        position.sideToMove(),
        Math.min(position.phase(), Position.FULL_PHASE),
        shrink
            ? EndgameScale.scale(context, EndgameScale.taper(context.position(), sum))
            : FULL_SCALE,
        sum,
        EndgameScale.blend(context, sum, shrink));
  }

  /** The score for the side to move, centipawns. */
  public int forSideToMove() {
    return sideToMove == WHITE ? centipawns : -centipawns;
  }

  /**
   * What a theme adds to the score for White, centipawns; drawish material takes its part of the
   * whole away. Only the whole score is rounded, so these add up to it but for less than two.
   */
  public double share(Line line) {
    return line.theme() == Theme.DRAWISH_MATERIAL
        ? taper(sum) * (scale - FULL_SCALE) / FULL_SCALE
        : taper(line.total());
  }

  /** Of a packed score in this phase, centipawns. */
  public double taper(int score) {
    double middlegame = Score.middlegame(score);
    double endgame = Score.endgame(score);
    return (middlegame * phase + endgame * (Position.FULL_PHASE - phase)) / Position.FULL_PHASE;
  }

  /** A table for people, without a line end at its end. */
  public String toTable() {
    return ExplanationText.table(this);
  }

  /** The squares that each theme speaks of, for people, without a line end at its end. */
  public String toSquares() {
    return ExplanationText.squares(this);
  }

  /** A JSON object for programs; the FEN is the caller's, for this package cannot write it. */
  public String toJson(String fen) {
    return ExplanationJson.object(this, fen);
  }
}
