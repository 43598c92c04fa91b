package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;
import v7p3r.notation.UciMove;

/**
 * A game as it was read.
 *
 * @param number its place among all games, from 1
 */
record SourceGame(int number, String file, GameTree tree) {
  /** Whether it has moves, and only such as can be played. */
  boolean canBeAnalyzed() {
    List<GameNode> line = tree.mainLine();
    return !line.isEmpty() && line.stream().noneMatch(node -> node.move() == Move.NONE);
  }

  /** The game as a task, with all its positions. */
  AnalysisTask task(List<Integer> plies, Optional<Analyst> own, Optional<Analyst> reference) {
    Position position = tree.startPosition();
    String start = Fen.format(position);
    List<String> moves = new ArrayList<>();
    for (GameNode node : tree.mainLine()) {
      moves.add(UciMove.format(position, node.move()));
      position.make(node.move());
    }
    return new AnalysisTask(number, start, position.isChess960(), moves, plies, own, reference);
  }
}
