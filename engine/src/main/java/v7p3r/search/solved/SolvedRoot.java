package v7p3r.search.solved;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.search.Value;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Wdl;

/**
 * What the tables say of the position to be played from: the moves that keep its result. Distances
 * to the next capture or pawn move decide among them as soon as the fifty-move rule comes near, so
 * that a win is never given away by shuffling.
 *
 * @param moves those that are as good as any
 * @param score what the position is worth
 * @param needsTables whether lines from here on should be asked about, too: without distances that
 *     is what finds a way to win
 * @param hits how many positions were looked up
 */
public record SolvedRoot(MoveList moves, int score, boolean needsTables, int hits) {
  /** More than any distance. */
  private static final int FAR = 1 << 18;

  /** Ranks of wins and losses that the fifty-move rule may spoil lie around half of that. */
  private static final int ENDANGERED = FAR / 2;

  private static final int FIFTY_MOVES = 100;

  /** Distances may be one too low. */
  private static final int SAFE_PLIES = FIFTY_MOVES - 1;

  private static final int CURSED = 101;

  /**
   * Asks about every move.
   *
   * @param moves to choose from
   * @param patienceNanos after this time the question is given up
   * @return nothing if the tables do not know all of it
   */
  public static Optional<SolvedRoot> of(
      Position root,
      MoveList moves,
      SolvedEndings endings,
      LongSupplier nanoTime,
      long patienceNanos) {
    if (!endings.covers(root)) {
      return Optional.empty();
    }
    Ranking ranking = new Ranking(root, endings, nanoTime, patienceNanos);
    Optional<int[]> byDistance = ranking.ranks(moves, true);
    if (byDistance.isPresent()) {
      return Optional.of(best(moves, byDistance.get(), endings, true));
    }
    return ranking.ranks(moves, false).map(ranks -> best(moves, ranks, endings, false));
  }

  private static SolvedRoot best(
      MoveList moves, int[] ranks, SolvedEndings endings, boolean byDistance) {
    int best = Arrays.stream(ranks).max().orElseThrow();
    MoveList kept = new MoveList();
    for (int i = 0; i < ranks.length; i++) {
      if (ranks[i] == best) {
        kept.add(moves.get(i));
      }
    }
    int result = result(best, endings.countsFiftyMoves());
    boolean needsTables = !byDistance && best > 0;
    return new SolvedRoot(kept, endings.score(result, 0), needsTables, ranks.length);
  }

  /** The result that a rank stands for. */
  private static int result(int rank, boolean countsFiftyMoves) {
    int certain = countsFiftyMoves ? ENDANGERED - FIFTY_MOVES : 1;
    if (rank >= certain) {
      return Wdl.WIN;
    }
    if (rank <= -certain) {
      return Wdl.LOSS;
    }
    return Integer.signum(rank) * Wdl.CURSED_WIN;
  }

  /** The score to be told: that of the search where it has found the mate, else what is known. */
  public int told(int searched) {
    boolean agrees = Value.isMate(searched) && Integer.signum(searched) == Integer.signum(score);
    return agrees && Math.abs(score) >= Value.DECIDED_BOUND ? searched : score;
  }

  /** Ranks the moves of one root: the more, the better. */
  private static final class Ranking {
    private final Position root;
    private final TableProbe probe;
    private final LongSupplier nanoTime;
    private final long startNanos;
    private final long patienceNanos;
    private final boolean countsFiftyMoves;
    private final int pliesBefore;
    private final boolean hasRepeated;

    Ranking(Position root, SolvedEndings endings, LongSupplier nanoTime, long patienceNanos) {
      this.root = root;
      this.probe = new TableProbe(endings.tables());
      this.nanoTime = nanoTime;
      this.startNanos = nanoTime.getAsLong();
      this.patienceNanos = patienceNanos;
      this.countsFiftyMoves = endings.countsFiftyMoves();
      this.pliesBefore = root.rule50();
      this.hasRepeated = root.hasRepeated();
    }

    /** Nothing if a move is unknown or the time is over. */
    Optional<int[]> ranks(MoveList moves, boolean byDistance) {
      int[] ranks = new int[moves.size()];
      for (int i = 0; i < ranks.length; i++) {
        if (nanoTime.getAsLong() - startNanos > patienceNanos) {
          return Optional.empty();
        }
        root.make(moves.get(i));
        int known = byDistance ? distance() : result();
        root.unmake();
        if (known == TableProbe.UNKNOWN_DISTANCE) {
          return Optional.empty();
        }
        ranks[i] = byDistance ? rankOfDistance(known) : rankOfResult(known);
      }
      return Optional.of(ranks);
    }

    /** Half moves until the mover makes progress, this move counted; 0 for a draw. */
    private int distance() {
      if (root.isCheckmate()) {
        return 1;
      }
      if (root.rule50() == 0) {
        return distanceAtOnce(result());
      }
      if (isDrawByRule()) {
        return 0;
      }
      int theirs = probe.distance(root);
      return theirs == TableProbe.UNKNOWN_DISTANCE ? theirs : -theirs - Integer.signum(theirs);
    }

    private static int distanceAtOnce(int result) {
      return switch (result) {
        case Wdl.WIN -> 1;
        case Wdl.CURSED_WIN -> CURSED;
        case Wdl.BLESSED_LOSS -> -CURSED;
        case Wdl.LOSS -> -1;
        case Wdl.UNKNOWN -> TableProbe.UNKNOWN_DISTANCE;
        default -> 0;
      };
    }

    /** For the mover. */
    private int result() {
      if (isDrawByRule()) {
        return Wdl.DRAW;
      }
      int theirs = probe.result(root);
      return theirs == Wdl.UNKNOWN ? theirs : -theirs;
    }

    private boolean isDrawByRule() {
      return root.isRepetition(1) || countsFiftyMoves && root.isFiftyMoveDraw();
    }

    /** Wins that are safe from the fifty-move rule are all alike, and so are losses. */
    private int rankOfDistance(int distance) {
      if (distance > 0) {
        boolean isSafe = distance + pliesBefore <= SAFE_PLIES && !hasRepeated;
        return isSafe ? FAR : ENDANGERED - (distance + pliesBefore);
      }
      if (distance < 0) {
        boolean isLost = -2 * distance + pliesBefore < FIFTY_MOVES;
        return isLost ? -FAR : -ENDANGERED + (-distance + pliesBefore);
      }
      return 0;
    }

    private static int rankOfResult(int result) {
      return switch (result) {
        case Wdl.WIN -> FAR;
        case Wdl.CURSED_WIN -> ENDANGERED - CURSED;
        case Wdl.BLESSED_LOSS -> CURSED - ENDANGERED;
        case Wdl.LOSS -> -FAR;
        default -> 0;
      };
    }
  }
}
