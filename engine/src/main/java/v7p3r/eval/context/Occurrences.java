package v7p3r.eval.context;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects the cases of a theme for one side: their scores add up to what the theme gives. Themes
 * are asked for them to explain a score, never in play.
 */
public final class Occurrences {
  private final List<Occurrence> told = new ArrayList<>();

  /** Squares that together are given a score; what counts nothing is not told. */
  public void add(long squares, int score) {
    if (score != Score.ZERO) {
      told.add(new Occurrence(squares, score));
    }
  }

  /** Squares that are given the same score each. */
  public void addEach(long squares, int score) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      add(rest & -rest, score);
    }
  }

  /** Divides a score among the cases in proportion to the middlegame values told for them. */
  public void divide(int score) {
    int whole = told.stream().mapToInt(part -> Score.middlegame(part.score())).sum();
    int sum = 0;
    int given = Score.ZERO;
    for (int i = 0; i < told.size(); i++) {
      sum += Score.middlegame(told.get(i).score());
      int upToHere =
          Score.of(Score.middlegame(score) * sum / whole, Score.endgame(score) * sum / whole);
      told.set(i, new Occurrence(told.get(i).squares(), upToHere - given));
      given = upToHere;
    }
  }

  public List<Occurrence> list() {
    return List.copyOf(told);
  }
}
