package v7p3r.arena.endgame;

import v7p3r.arena.game.GameRecord;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.tablebase.Wdl;

/**
 * An endgame to be played for what it is worth: a won one by the side that wins, a drawn one by the
 * side that has to defend it.
 *
 * @param side whom the engine plays
 * @param wdl what it is worth for the side to move, as {@link Wdl} says
 */
public record EndgameTask(String fen, MaterialClass material, Goal goal, int side, int wdl) {
  /** What is to be reached. */
  public enum Goal {
    WIN,
    HOLD
  }

  /** The task of a position whose worth for the side to move is known. */
  public static EndgameTask of(Position position, int wdl) {
    int mover = position.sideToMove();
    Goal goal = Math.abs(wdl) == Wdl.WIN ? Goal.WIN : Goal.HOLD;
    int side =
        switch (wdl) {
          case Wdl.WIN, Wdl.BLESSED_LOSS -> mover;
          case Wdl.LOSS, Wdl.CURSED_WIN -> Color.opposite(mover);
          default -> defender(position);
        };
    return new EndgameTask(Fen.format(position), MaterialClass.of(position), goal, side, wdl);
  }

  /** Who has less, or is to move if both have the same. */
  private static int defender(Position position) {
    int mover = position.sideToMove();
    int more = worth(position, mover) - worth(position, Color.opposite(mover));
    return more <= 0 ? mover : Color.opposite(mover);
  }

  /** In pawns, as beginners learn it. */
  private static int worth(Position position, int side) {
    return count(position, side, PieceType.PAWN)
        + 3 * count(position, side, PieceType.KNIGHT)
        + 3 * count(position, side, PieceType.BISHOP)
        + 5 * count(position, side, PieceType.ROOK)
        + 9 * count(position, side, PieceType.QUEEN);
  }

  private static int count(Position position, int side, int type) {
    return Bitboard.count(position.pieces(side, type));
  }

  /** Whether a game from here came to what it was worth. */
  boolean isReachedBy(GameRecord game) {
    GameResult result = game.ending().result();
    return result == win() || goal == Goal.HOLD && result == GameResult.DRAW;
  }

  /** Whether the opponent lost by a crash, an illegal move or on time: that says nothing. */
  boolean isGivenAwayBy(GameRecord game) {
    return game.ending().termination().isForfeit() && game.ending().result() == win();
  }

  private GameResult win() {
    return side == Color.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
  }

  /** As a line of EPD that needs no judge. */
  public String toEpd() {
    String[] fields = fen.split(" ");
    return "%s %s %s %s wdl %d; hmvc %s; fmvn %s;"
        .formatted(fields[0], fields[1], fields[2], fields[3], wdl, fields[4], fields[5]);
  }
}
