package v7p3r.lab.validate;

import java.util.Optional;
import v7p3r.arena.suite.Problem;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** A problem at its position, which still knows the move before it where the file had one. */
record PosedProblem(Position position, Problem problem) {
  /** At a position without a past. */
  static PosedProblem of(Problem problem) {
    return new PosedProblem(Fen.parse(problem.fen()), problem);
  }

  /** Whether a move, as UCI writes it, is one that was asked for. */
  boolean isSolvedBy(String move) {
    return problem.isSolvedBy(UciMove.parse(position, move), Optional.empty());
  }
}
