package v7p3r.lab.profile;

import java.util.List;
import java.util.Optional;
import v7p3r.board.Color;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.lab.profile.source.GameEnd;
import v7p3r.search.SearchResult;

/**
 * A game of the engine against itself, some of whose positions are profiled as they come up: with
 * the tables of the side to move as they are then. Several own moves lie between two such searches,
 * so that what one leaves in the table means little to the next.
 */
final class WarmGame {
  /** Of how many moves of a side one is profiled. */
  static final int ONE_IN = 8;

  private static final int LONGEST_GAME = 240;

  /** Is told each profiled position. */
  interface Listener {
    void onProfile(Position position, CarryOver before, DeepProfile.Result result);
  }

  private final DeepProfile profile;
  private final WarmPlayer[] players;
  private final long usual;

  WarmGame(DeepProfile profile) {
    this.profile = profile;
    this.usual = profile.usual();
    this.players = new WarmPlayer[] {new WarmPlayer(usual), new WarmPlayer(usual)};
  }

  /**
   * Plays from a position to the end.
   *
   * @param lot which moves are profiled: any number, the same one for the same moves
   */
  void play(Position start, int lot, Listener listener) {
    Position position = start.copy();
    GameEnd end = new GameEnd();
    for (WarmPlayer player : players) {
      player.newGame();
    }
    for (int ply = 0; ply < LONGEST_GAME && !end.isKnown(position); ply++) {
      int side = position.sideToMove();
      int own = ply / 2 + lot + (side == Color.WHITE ? 0 : ONE_IN / 2);
      MoveList moves = position.legalMoves();
      if (moves.size() == 1) {
        position.make(moves.get(0));
        continue;
      }
      boolean asked = Math.floorMod(own, ONE_IN) == 0;
      position.make(asked ? profiled(position, listener, end) : played(position, end));
    }
  }

  private int played(Position position, GameEnd end) {
    SearchResult result = players[position.sideToMove()].choose(position);
    end.note(position.sideToMove(), result.score());
    return result.bestMove();
  }

  /** The move is that of the usual effort, not what the longer search has found. */
  private int profiled(Position position, Listener listener, GameEnd end) {
    WarmPlayer player = players[position.sideToMove()];
    Optional<DeepProfile.Result> result = profile.inPlay(position, player.search());
    if (result.isEmpty()) {
      return played(position, end);
    }
    listener.onProfile(position, player.before(), result.get());
    Snapshot chosen = ended(result.get().iterations());
    end.note(position.sideToMove(), chosen.score());
    return chosen.move();
  }

  /** Where the hand-written rule would have ended the search. */
  private Snapshot ended(List<Snapshot> iterations) {
    Snapshot last = iterations.getFirst();
    for (Snapshot snapshot : iterations) {
      if (snapshot.nodes() > WarmPlayer.LONGEST * usual) {
        return last;
      }
      last = snapshot;
      if (snapshot.nodes() >= usual * snapshot.live()[Feature.LIVE_HAND_RULE.index()]) {
        return last;
      }
    }
    return last;
  }
}
