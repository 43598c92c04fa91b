package v7p3r.desc.control;

import v7p3r.board.Position;
import v7p3r.desc.CarryOver;

/**
 * Whether the moves of a side get harder or easier: the slope of PES over its last four positions,
 * this one included, as the prior model sees each by itself. It comes from the moves that the
 * position remembers and from nothing else, so a profile and a game find the same. For one thread.
 */
public final class PesGradient {
  private static final int OWN_MOVES = 3;

  /** The model of all phases, as a number of {@link PriorPes}. */
  static final int WHOLE_GAME = 0;

  private final StageModel model;
  private final PriorPes asked;
  private final PesTrend trend = new PesTrend();
  private final float[] features = new float[StageModel.COUNT];
  private final int[] moves = new int[2 * OWN_MOVES];

  public PesGradient(EffortModels models) {
    this(models, new PriorPes());
  }

  PesGradient(EffortModels models, PriorPes asked) {
    this.model = models.prior();
    this.asked = asked;
  }

  /**
   * Growth of PES from own move to own move, 0 where none is known; the position stays the same.
   */
  public float of(Position position) {
    int back = 2 * Math.min(position.movesMade() / 2, OWN_MOVES);
    for (int i = 0; i < back; i++) {
      moves[i] = position.lastMove();
      position.unmake(moves[i]);
    }
    trend.clear();
    add(position);
    for (int i = back - 1; i >= 0; i--) {
      position.make(moves[i]);
      if ((i & 1) == 0) {
        add(position);
      }
    }
    return trend.gradient();
  }

  private void add(Position position) {
    float pes = asked.of(position, CarryOver.NONE, 0, model, WHOLE_GAME, features);
    if (!Float.isNaN(pes)) {
      trend.add(pes);
    }
  }
}
