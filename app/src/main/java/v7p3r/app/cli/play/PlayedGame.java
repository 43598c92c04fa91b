package v7p3r.app.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Commentary;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameResult;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnTags;
import v7p3r.notation.PgnWriter;

/** The game at the table: its moves with what the engine thought of them, and how it ended. */
final class PlayedGame {
  private final Position start;
  private final Position position;
  private final List<Integer> moves = new ArrayList<>();
  private final List<Commentary> comments = new ArrayList<>();
  private Optional<Outcome> outcome;

  PlayedGame(Position start) {
    this.start = start.copy();
    this.position = start.copy();
    this.outcome = Outcome.of(position);
  }

  /** The current position; not to be changed. */
  Position position() {
    return position;
  }

  int length() {
    return moves.size();
  }

  int lastMove() {
    return moves.isEmpty() ? Move.NONE : moves.getLast();
  }

  /** Plays a legal move. */
  void play(int move, Commentary comment) {
    position.make(move);
    moves.add(move);
    comments.add(comment);
    outcome = Outcome.of(position);
  }

  /** Takes a number of half moves back; a game that was over goes on. */
  void takeBack(int plies) {
    for (int i = 0; i < plies; i++) {
      position.unmake();
      moves.removeLast();
      comments.removeLast();
    }
    outcome = Outcome.of(position);
  }

  /** Ends the game by resignation or agreement. */
  void end(Outcome end) {
    outcome = Optional.of(end);
  }

  Optional<Outcome> outcome() {
    return outcome;
  }

  boolean isOver() {
    return outcome.isPresent();
  }

  /** The game so far as PGN, under the given headers. */
  String pgn(PgnTags headers) {
    GameResult result = outcome.map(Outcome::result).orElse(GameResult.UNKNOWN);
    GameTree tree = new GameTree(headers.withStart(start).with(result));
    GameNode node = tree.root();
    for (int i = 0; i < moves.size(); i++) {
      node = node.play(moves.get(i));
      node.setCommentary(comments.get(i));
    }
    return PgnWriter.format(tree);
  }
}
