package v7p3r.profile;

import java.util.Random;
import java.util.function.Consumer;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

/**
 * Games to look at positions of, the same for the same seed: both sides take what they can win,
 * seldom leave a man to be taken, and move at random apart from that. They depend on no weights.
 */
public final class SampleGames {
  /** Positions before this half move look too much alike. */
  private static final int OPENING = 8;

  private static final int LONGEST_GAME = 240;

  /** One position in this many is looked at, on average. */
  private static final int STRIDE = 3;

  private static final int PERCENT_CAPTURES = 60;
  private static final int PERCENT_CASTLING = 50;

  /** How often a move is drawn again because it would lose material. */
  private static final int SECOND_THOUGHTS = 4;

  private final Random random;

  SampleGames(long seed) {
    random = new Random(seed);
  }

  /** Shows {@code count} positions one after the other; each is only valid while it is shown. */
  public static void forEach(int count, long seed, Consumer<Position> visitor) {
    SampleGames games = new SampleGames(seed);
    int left = count;
    while (left > 0) {
      left -= games.play(left, visitor);
    }
  }

  private int play(int limit, Consumer<Position> visitor) {
    Position position = new Position();
    int shown = 0;
    for (int ply = 0; ply < LONGEST_GAME && shown < limit; ply++) {
      MoveList moves = position.legalMoves();
      if (moves.isEmpty() || position.isInsufficientMaterial() || position.isFiftyMoveDraw()) {
        break;
      }
      if (ply >= OPENING && random.nextInt(STRIDE) == 0) {
        visitor.accept(position);
        shown++;
      }
      position.make(move(position, moves));
    }
    return shown;
  }

  /** The next move of a game, one of the legal moves. */
  int move(Position position, MoveList moves) {
    boolean greedy = random.nextInt(100) < PERCENT_CAPTURES;
    boolean careful = random.nextInt(100) < PERCENT_CASTLING;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      boolean wins = greedy && Move.isCapture(move) && position.see(move, 1);
      if (wins || careful && Move.isCastling(move)) {
        return move;
      }
    }
    int move = moves.get(random.nextInt(moves.size()));
    for (int i = 0; i < SECOND_THOUGHTS && !position.see(move, 0); i++) {
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }
}
