package v7p3r.arena.analysis;

import v7p3r.arena.player.Score;

/** The centipawns that a move gave away; their mean is known as ACPL. */
public final class CentipawnLoss {
  private CentipawnLoss() {}

  /** From the scores before and after the move, both as the mover sees them. */
  public static int of(Score before, Score after) {
    return Math.max(0, WinChances.bounded(before) - WinChances.bounded(after));
  }
}
