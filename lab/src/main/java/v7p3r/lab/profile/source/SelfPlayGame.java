package v7p3r.lab.profile.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.profile.EffortCsv;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.tree.NegamaxSearch;

/**
 * A quick game of the engine against itself after random first moves: plain data, so that it can be
 * played elsewhere.
 *
 * @param number of the game among those of the seed
 * @param perGame positions of it at most
 */
public record SelfPlayGame(int number, int perGame, long seed) {
  private static final int RANDOM_PLIES = 8;
  private static final int LONGEST = 240;
  private static final int NODES = 800;
  private static final int HASH_MEGABYTES = 1;

  /** A search for such games, for one thread. */
  public static NegamaxSearch search() {
    return new NegamaxSearch(HASH_MEGABYTES);
  }

  /** The positions that are chosen of it. */
  public List<Sample> play(NegamaxSearch search) {
    Random random = new Random(FileSource.mix(seed * 1_000_003 + number));
    search.forget();
    Position position = begin(random);
    List<Position> seen = new ArrayList<>();
    GameEnd end = new GameEnd();
    while (seen.size() < LONGEST && !end.isKnown(position)) {
      seen.add(recent(position));
      search.prepare();
      SearchResult result = search.search(position, Limits.toNodes(NODES), SearchListener.SILENT);
      end.note(position.sideToMove(), result.score());
      position.make(result.bestMove());
    }
    return choose(seen, "selfplay-" + seed + "-" + number, end.result(position), random);
  }

  /** Random moves that leave a game to play. */
  private static Position begin(Random random) {
    while (true) {
      Position position = new Position();
      for (int ply = 0; ply < RANDOM_PLIES && position.hasLegalMove(); ply++) {
        MoveList moves = position.legalMoves();
        position.make(moves.get(random.nextInt(moves.size())));
      }
      if (position.hasLegalMove()) {
        return position;
      }
    }
  }

  /** The position with its last move as its only history. */
  private static Position recent(Position position) {
    int last = position.lastMove();
    position.unmake(last);
    Position recent = Fen.parse(Fen.format(position));
    recent.make(last);
    position.make(last);
    return recent;
  }

  private List<Sample> choose(List<Position> seen, String id, GameResult result, Random random) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < seen.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, random);
    return order.stream()
        .limit(perGame)
        .sorted()
        .map(seen::get)
        .map(
            position ->
                new Sample(
                    position,
                    new EffortCsv.Origin(
                        SourceKind.SELFPLAY.label(),
                        id,
                        position.gamePly(),
                        GameChoice.points(result, position.sideToMove()))))
        .toList();
  }
}
