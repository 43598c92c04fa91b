package v7p3r.arena.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The ratings, the advantage of White and the drawing under which given games are most likely, by
 * Fisher's scoring; the inverse of the information gives their covariances. In each component
 * without an anchor the ratings are those around its mean.
 */
final class RatingFit {
  private static final int MOST_STEPS = 200;

  /** Elo below which a step is the last. */
  private static final double CLOSE = 1e-7;

  /** No step is longer than this, in Elo. */
  private static final double LONGEST_STEP = 300;

  private static final double HIGHEST_LOG_DRAWING = 6;

  private final List<GameTally.Cell> cells;
  private final RatingGroups groups;
  private final boolean fitsWhite;
  private final boolean fitsDraws;

  /** The parameter of each player; -1 for anchors and players outside of cores. */
  private final int[] place;

  private final double[] ratings;
  private final int parameters;
  private double whiteElo;
  private double logDrawing = Math.log(0.5);
  private double[][] information;
  private double[] gradient;
  private double[][] covariance;

  /**
   * @param whiteElo the advantage of White, if it shall not be found from the games
   */
  RatingFit(
      int players,
      List<GameTally.Cell> cells,
      RatingGroups groups,
      Map<Integer, Double> anchors,
      OptionalDouble whiteElo) {
    this.cells = cells;
    this.groups = groups;
    place = new int[players];
    ratings = new double[players];
    int next = 0;
    for (int i = 0; i < players; i++) {
      ratings[i] = anchors.getOrDefault(i, 0.0);
      place[i] = groups.inCore(i) && !anchors.containsKey(i) ? next++ : -1;
    }
    fitsWhite = whiteElo.isEmpty() && RatingGroups.tellColors(players, cells, anchors.keySet());
    this.whiteElo = whiteElo.orElse(0);
    fitsDraws = cells.stream().anyMatch(cell -> cell.draws() > 0);
    parameters = next + (fitsWhite ? 1 : 0) + (fitsDraws ? 1 : 0);
    startAtAnchors(anchors);
    climb(anchors);
  }

  private void startAtAnchors(Map<Integer, Double> anchors) {
    double mean = anchors.values().stream().mapToDouble(Double::doubleValue).average().orElse(0);
    for (int i = 0; i < ratings.length; i++) {
      if (place[i] >= 0 && componentHasAnchor(i, anchors)) {
        ratings[i] = mean;
      }
    }
  }

  private boolean componentHasAnchor(int player, Map<Integer, Double> anchors) {
    return anchors.keySet().stream()
        .anyMatch(anchor -> groups.component(anchor) == groups.component(player));
  }

  private int whitePlace() {
    return fitsWhite ? parameters - (fitsDraws ? 2 : 1) : -1;
  }

  private int drawPlace() {
    return fitsDraws ? parameters - 1 : -1;
  }

  double drawing() {
    return fitsDraws ? Math.exp(logDrawing) : 0;
  }

  double whiteElo() {
    return whiteElo;
  }

  double rating(int player) {
    return ratings[player];
  }

  /** The variance of the difference of two ratings; with one player, of his own rating. */
  double variance(int first, int second) {
    return covariance(first, first) + covariance(second, second) - 2 * covariance(first, second);
  }

  double covariance(int first, int second) {
    return place[first] < 0 || place[second] < 0 ? 0 : covariance[place[first]][place[second]];
  }

  /** The standard error of the advantage of White; 0 if it was given. */
  double whiteError() {
    return fitsWhite ? Math.sqrt(covariance[whitePlace()][whitePlace()]) : 0;
  }

  private void climb(Map<Integer, Double> anchors) {
    double likelihood = look();
    for (int step = 0; step < MOST_STEPS; step++) {
      center(anchors);
      double[] change = new Cholesky(held(anchors)).solve(gradient);
      double longest = 0;
      for (double part : change) {
        longest = Math.max(longest, Math.abs(part));
      }
      double share = Math.min(1, LONGEST_STEP / Math.max(longest, CLOSE));
      double[] before = state();
      double now = Double.NEGATIVE_INFINITY;
      for (int half = 0; half < 40 && !(now >= likelihood); half++) {
        restore(before);
        move(change, share);
        now = look();
        share /= 2;
      }
      likelihood = now;
      if (longest < CLOSE) {
        break;
      }
    }
    center(anchors);
    look();
    covariance = parameters == 0 ? new double[0][] : new Cholesky(held(anchors)).inverse();
    releaseMeans(anchors);
  }

  private double[] state() {
    double[] state = new double[ratings.length + 2];
    System.arraycopy(ratings, 0, state, 0, ratings.length);
    state[ratings.length] = whiteElo;
    state[ratings.length + 1] = logDrawing;
    return state;
  }

  private void restore(double[] state) {
    System.arraycopy(state, 0, ratings, 0, ratings.length);
    whiteElo = state[ratings.length];
    logDrawing = state[ratings.length + 1];
  }

  private void move(double[] change, double share) {
    for (int i = 0; i < ratings.length; i++) {
      ratings[i] += place[i] < 0 ? 0 : share * change[place[i]];
    }
    if (fitsWhite) {
      whiteElo += share * change[whitePlace()];
    }
    if (fitsDraws) {
      double wanted = logDrawing + share * drawScale() * change[drawPlace()];
      logDrawing = Math.min(HIGHEST_LOG_DRAWING, wanted);
    }
  }

  /** The logarithm of the drawing is counted in steps that are alike to those of Elo. */
  private static double drawScale() {
    return OutcomeModel.LOG_ODDS_OF_ELO;
  }

  /** Log likelihood, its gradient and the expected information, at the current place. */
  private double look() {
    information = new double[parameters][parameters];
    gradient = new double[parameters];
    double drawing = drawing();
    double sum = 0;
    for (GameTally.Cell cell : cells) {
      double elo = ratings[cell.white()] + whiteElo - ratings[cell.black()];
      OutcomeModel chances = OutcomeModel.of(elo, drawing);
      OutcomeModel byElo = chances.byElo(drawing);
      OutcomeModel byDraw = chances.byLogDrawing(drawing);
      sum +=
          cell.wins() * Math.log(chances.win())
              + (cell.draws() == 0 ? 0 : cell.draws() * Math.log(chances.draw()))
              + cell.losses() * Math.log(chances.loss());
      count(cell, chances, byElo, byDraw);
    }
    return sum;
  }

  private void count(
      GameTally.Cell cell, OutcomeModel chances, OutcomeModel byElo, OutcomeModel byDraw) {
    int[] places = {place[cell.white()], place[cell.black()], whitePlace(), drawPlace()};
    double[] signs = {1, -1, 1, drawScale()};
    OutcomeModel[] slopes = {byElo, byElo, byElo, byDraw};
    for (int i = 0; i < places.length; i++) {
      if (places[i] < 0) {
        continue;
      }
      gradient[places[i]] += signs[i] * slope(cell, chances, slopes[i]);
      for (int j = 0; j < places.length; j++) {
        if (places[j] >= 0 && places[j] <= places[i]) {
          information[places[i]][places[j]] +=
              cell.games() * signs[i] * signs[j] * information(chances, slopes[i], slopes[j]);
        }
      }
    }
  }

  private static double slope(GameTally.Cell cell, OutcomeModel chances, OutcomeModel slope) {
    return cell.wins() * slope.win() / chances.win()
        + (cell.draws() == 0 ? 0 : cell.draws() * slope.draw() / chances.draw())
        + cell.losses() * slope.loss() / chances.loss();
  }

  private static double information(OutcomeModel chances, OutcomeModel a, OutcomeModel b) {
    return a.win() * b.win() / chances.win()
        + (chances.draw() == 0 ? 0 : a.draw() * b.draw() / chances.draw())
        + a.loss() * b.loss() / chances.loss();
  }

  // ---- Components without an anchor: only differences count ----

  /** The parameters of each component whose mean is free. */
  private List<List<Integer>> floating(Map<Integer, Double> anchors) {
    List<List<Integer>> result = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      if (place[i] >= 0 && !componentHasAnchor(i, anchors)) {
        while (result.size() <= groups.component(i)) {
          result.add(new ArrayList<>());
        }
        result.get(groups.component(i)).add(i);
      }
    }
    return result;
  }

  private void center(Map<Integer, Double> anchors) {
    for (List<Integer> members : floating(anchors)) {
      double mean = members.stream().mapToDouble(i -> ratings[i]).average().orElse(0);
      members.forEach(i -> ratings[i] -= mean);
    }
  }

  /** The information, with each free mean held by as much as one typical game tells. */
  private double[][] held(Map<Integer, Double> anchors) {
    double[][] held = new double[parameters][];
    for (int i = 0; i < parameters; i++) {
      held[i] = information[i].clone();
    }
    for (List<Integer> members : floating(anchors)) {
      for (int i : members) {
        for (int j : members) {
          if (place[j] <= place[i]) {
            held[place[i]][place[j]] += hold(members.size());
          }
        }
      }
    }
    return held;
  }

  private static double hold(int members) {
    return OutcomeModel.LOG_ODDS_OF_ELO * OutcomeModel.LOG_ODDS_OF_ELO / members;
  }

  /** Takes the variance of the held mean out again: 1 / (n² · hold) for each pair. */
  private void releaseMeans(Map<Integer, Double> anchors) {
    for (List<Integer> members : floating(anchors)) {
      double n = members.size();
      for (int i : members) {
        for (int j : members) {
          covariance[place[i]][place[j]] -= 1 / (n * n * hold(members.size()));
        }
      }
    }
  }
}
