package v7p3r.lab.profile;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.lab.profile.source.GameEnd;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.effort.MoveSampling;
import v7p3r.search.effort.MoveTrial;
import v7p3r.search.tree.NegamaxSearch;

/**
 * A game of the engine against itself whose searches try late moves on their way, each side with
 * the tables of its own searches before.
 */
final class TrialGame {
  private static final int HASH_MEGABYTES = 16;
  private static final int LONGEST_GAME = 160;
  private static final long MOST_NODES_OF_A_TRIAL = 60_000;
  private static final int MOST_DEPTH = 12;

  /** Is told what a search has tried, before its move is made. */
  interface Listener {
    void onTrials(Position root, List<MoveTrial> trials);
  }

  private final TrialPlan plan;
  private final List<MoveTrial> trials = new ArrayList<>();

  TrialGame(TrialPlan plan) {
    this.plan = plan;
  }

  /**
   * Plays from a position to the end.
   *
   * @param lot which moves are tried: the same number for the same moves
   */
  void play(Position start, long lot, Listener listener) {
    Position position = start.copy();
    NegamaxSearch[] players = {player(lot), player(~lot)};
    GameEnd end = new GameEnd();
    for (int ply = 0; ply < LONGEST_GAME && !end.isKnown(position); ply++) {
      MoveList moves = position.legalMoves();
      if (moves.size() == 1) {
        position.make(moves.get(0));
        continue;
      }
      trials.clear();
      NegamaxSearch player = players[position.sideToMove()];
      player.prepare();
      SearchResult result =
          player.search(position, Limits.toNodes(plan.nodes()), SearchListener.SILENT);
      listener.onTrials(position, trials);
      end.note(position.sideToMove(), result.score());
      position.make(result.bestMove());
    }
  }

  private NegamaxSearch player(long seed) {
    MoveSampling sampling = new MoveSampling(plan.oneIn(), MOST_NODES_OF_A_TRIAL, MOST_DEPTH, seed);
    return NegamaxSearch.withTrials(HASH_MEGABYTES, sampling, trials::add);
  }
}
