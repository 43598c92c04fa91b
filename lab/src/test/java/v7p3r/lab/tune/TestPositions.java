package v7p3r.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/** Positions of half-sensible random games, all phases, the same in every run. */
public final class TestPositions {
  private static final int LONGEST_GAME = 160;

  private TestPositions() {}

  public static List<Position> list(int count, long seed) {
    List<Position> positions = new ArrayList<>(count);
    SplittableRandom random = new SplittableRandom(seed);
    Position position = new Position();
    while (positions.size() < count) {
      MoveList moves = position.legalMoves();
      boolean over =
          moves.isEmpty() || position.isFiftyMoveDraw() || position.movesMade() > LONGEST_GAME;
      if (over) {
        position = new Position();
        continue;
      }
      position.make(choose(position, moves, random));
      if (random.nextInt(4) == 0 && !position.inCheck()) {
        positions.add(position.copy());
      }
    }
    return positions;
  }

  /** Takes what is free more often than not, so that games reach endings. */
  private static int choose(Position position, MoveList moves, SplittableRandom random) {
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (Move.isCapture(move) && position.see(move, 0) && random.nextInt(3) == 0) {
        return move;
      }
    }
    return moves.get(random.nextInt(moves.size()));
  }
}
