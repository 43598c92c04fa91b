package v7p3r.lab.profile.source;

import java.util.OptionalInt;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.profile.EffortCsv;

/**
 * A position of a recorded game, with what its player thought of it before the search.
 *
 * @param fen one half move before
 * @param move that led to the position; empty if the game began with it
 * @param pes the effort score that was announced
 * @param micros that the search took
 * @param points of the side to move in the end
 */
public record PlayedPosition(
    String game,
    int ply,
    String fen,
    String move,
    double pes,
    String mode,
    long micros,
    OptionalInt depth,
    String points) {
  private static final String SOURCE = "played";

  Position position() {
    Position position = Fen.parse(fen);
    if (!move.isEmpty()) {
      position.make(UciMove.parse(position, move));
    }
    return position;
  }

  Sample sample() {
    return new Sample(position(), new EffortCsv.Origin(SOURCE, game, ply, points));
  }
}
