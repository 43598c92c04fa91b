package v7p3r.lab.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import v7p3r.search.effort.MoveFact;
import v7p3r.search.effort.MoveTrial;

/**
 * Late moves that were tried, in columns. What a move costs is told in units of what moves at nodes
 * of its depth cost on the mean, and it counts as often as that mean: all depths matter alike,
 * because from ply to ply there are fewer nodes, and more depends on each.
 */
final class MoveRows {
  /** Reductions from 0 plies on. */
  static final int REDUCTIONS = MoveTrial.MOST_PLIES + 1;

  private static final int DEPTH = MoveFact.DEPTH.ordinal();
  private static final int DEPTHS = 64;

  /**
   * One move.
   *
   * @param game all rows of a game are kept together by those who resample
   * @param formula in 1/1024 of a ply
   * @param most the greatest reduction that leaves a ply
   * @param facts as they were
   * @param missed a bit for each reduction
   * @param gain win probability lost by a miss
   */
  record Row(
      String game,
      double weight,
      int formula,
      int most,
      int[] facts,
      double[] nodes,
      int missed,
      double gain,
      boolean raises) {}

  private final List<String> games = new ArrayList<>();
  private int size;
  private int[] game = new int[1024];
  private float[] weight = new float[1024];
  private int[] formula = new int[1024];
  private byte[] most = new byte[1024];
  private boolean[] raises = new boolean[1024];

  /** The places of the bins of each fact among all bins. */
  private short[] bins = new short[1024 * MoveFact.COUNT];

  private byte[] depth = new byte[1024];
  private float[] costs = new float[1024 * REDUCTIONS];
  private float[] losses = new float[1024 * REDUCTIONS];

  void add(Row row) {
    if (size == weight.length) {
      grow();
    }
    if (games.isEmpty() || !games.getLast().equals(row.game)) {
      games.add(row.game);
    }
    game[size] = games.size() - 1;
    weight[size] = (float) row.weight;
    formula[size] = row.formula;
    most[size] = (byte) Math.min(row.most, MoveTrial.MOST_PLIES);
    raises[size] = row.raises;
    depth[size] = (byte) Math.clamp(row.facts[DEPTH], 0, DEPTHS - 1);
    for (MoveFact fact : MoveFact.values()) {
      int place = fact.offset() + fact.bin(row.facts[fact.ordinal()]);
      bins[size * MoveFact.COUNT + fact.ordinal()] = (short) place;
    }
    for (int plies = 0; plies < REDUCTIONS; plies++) {
      costs[size * REDUCTIONS + plies] = (float) row.nodes[plies];
      losses[size * REDUCTIONS + plies] = (float) ((row.missed >> plies & 1) != 0 ? row.gain : 0);
    }
    size++;
  }

  private void grow() {
    int room = 2 * size;
    game = Arrays.copyOf(game, room);
    weight = Arrays.copyOf(weight, room);
    formula = Arrays.copyOf(formula, room);
    most = Arrays.copyOf(most, room);
    raises = Arrays.copyOf(raises, room);
    depth = Arrays.copyOf(depth, room);
    bins = Arrays.copyOf(bins, room * MoveFact.COUNT);
    costs = Arrays.copyOf(costs, room * REDUCTIONS);
    losses = Arrays.copyOf(losses, room * REDUCTIONS);
  }

  /** Costs become shares of the mean of their depth with the usual reductions; weights follow. */
  void normalize(double[] meanNodes) {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      double mean = meanNodes[depth[i]];
      for (int plies = 0; plies < REDUCTIONS; plies++) {
        costs[i * REDUCTIONS + plies] /= (float) mean;
      }
      weight[i] *= (float) mean;
      sum += weight[i];
    }
    for (int i = 0; i < size; i++) {
      weight[i] *= (float) (1 / sum);
    }
  }

  /** The mean nodes of moves with the usual reductions by depth of their node, before that. */
  double[] meanNodes() {
    double[] nodes = new double[DEPTHS];
    double[] weights = new double[DEPTHS];
    for (int i = 0; i < size; i++) {
      nodes[depth[i]] += weight[i] * costs[i * REDUCTIONS + plies(i, formula[i])];
      weights[depth[i]] += weight[i];
    }
    for (int i = 0; i < DEPTHS; i++) {
      nodes[i] = weights[i] == 0 ? 1 : Math.max(1, nodes[i] / weights[i]);
    }
    return nodes;
  }

  int size() {
    return size;
  }

  int games() {
    return games.size();
  }

  int game(int row) {
    return game[row];
  }

  /** After {@link #normalize} all weights together are one. */
  double weight(int row) {
    return weight[row];
  }

  int formula(int row) {
    return formula[row];
  }

  int most(int row) {
    return most[row];
  }

  boolean raises(int row) {
    return raises[row];
  }

  double cost(int row, int plies) {
    return costs[row * REDUCTIONS + plies];
  }

  double loss(int row, int plies) {
    return losses[row * REDUCTIONS + plies];
  }

  /** What tables add to the formula of a row. */
  double sum(int row, double[] weights) {
    double sum = 0;
    int end = (row + 1) * MoveFact.COUNT;
    for (int i = row * MoveFact.COUNT; i < end; i++) {
      sum += weights[bins[i]];
    }
    return sum;
  }

  /** Adds a number to the places of all bins of a row. */
  void addTo(int row, double[] places, double number) {
    int end = (row + 1) * MoveFact.COUNT;
    for (int i = row * MoveFact.COUNT; i < end; i++) {
      places[bins[i]] += number;
    }
  }

  /** The plies that the search makes of a reduction in 1/1024 of a ply. */
  int plies(int row, double reduction) {
    return Math.clamp((int) Math.max(reduction, 0) >> 10, 0, most[row]);
  }
}
