package v7p3r.notation;

import java.util.Arrays;
import v7p3r.board.Move;
import v7p3r.board.Position;

/** A game without its remarks: headers and the moves that were played, all legal. */
public final class PgnGame {
  private final PgnTags tags;
  private final int[] moves;

  /** The moves, {@link Move#NONE} for a null move, must be legal one after the other. */
  public PgnGame(PgnTags tags, int[] moves) {
    this(moves.clone(), tags);
  }

  /** Takes the array as its own. */
  PgnGame(int[] moves, PgnTags tags) {
    this.tags = tags;
    this.moves = moves;
  }

  public PgnTags tags() {
    return tags;
  }

  public GameResult result() {
    return tags.result();
  }

  /** Half moves that were played. */
  public int length() {
    return moves.length;
  }

  public int move(int index) {
    return moves[index];
  }

  public int[] moves() {
    return moves.clone();
  }

  public Position startPosition() {
    return tags.startPosition();
  }

  /** The position after the last move, with the whole game as its history. */
  public Position finalPosition() {
    Position position = startPosition();
    for (int move : moves) {
      play(position, move);
    }
    return position;
  }

  /** Plays a move of a game, which may be a null move. */
  public static void play(Position position, int move) {
    if (move == Move.NONE) {
      position.makeNull();
    } else {
      position.make(move);
    }
  }

  static void takeBack(Position position, int move) {
    if (move == Move.NONE) {
      position.unmakeNull();
    } else {
      position.unmake();
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PgnGame game
        && tags.equals(game.tags)
        && Arrays.equals(moves, game.moves);
  }

  @Override
  public int hashCode() {
    return 31 * tags.hashCode() + Arrays.hashCode(moves);
  }

  @Override
  public String toString() {
    return tags.white() + " - " + tags.black() + ", " + result() + ", " + length() + " half moves";
  }
}
