package v7p3r.app.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.Thought;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Commentary;
import v7p3r.notation.Evaluation;
import v7p3r.notation.Fen;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameResult;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnTags;
import v7p3r.notation.PgnWriter;

/**
 * The game at the table at one moment: its moves with what was thought of them, and how it ended.
 *
 * @param start where it began, as FEN
 */
record PlayedGame(String start, List<PlayedMove> moves, Optional<Ending> ending) {
  PlayedGame {
    moves = List.copyOf(moves);
  }

  static PlayedGame from(Position start) {
    return new PlayedGame(Fen.format(start), List.of(), Optional.empty());
  }

  static PlayedGame of(GameRecord record) {
    return new PlayedGame(
        record.opening().fen(),
        record.moves(),
        Optional.of(record.ending()).filter(_ -> record.isFinished()));
  }

  int length() {
    return moves.size();
  }

  int lastMove() {
    return moves.isEmpty() ? Move.NONE : moves.getLast().move();
  }

  boolean isOver() {
    return ending.isPresent();
  }

  /** Whether somebody ended it, not the rules. */
  boolean isEndedByHand() {
    return ending
        .map(Ending::termination)
        .filter(why -> why == Termination.RESIGNATION || why == Termination.AGREEMENT)
        .isPresent();
  }

  /** The position now, with its history. */
  Position position() {
    return positionAfter(moves.size());
  }

  Position positionAfter(int plies) {
    Position position = Fen.parse(start);
    moves.stream().limit(plies).forEach(move -> position.make(move.move()));
    return position;
  }

  /** The same game some half moves earlier; it goes on from there. */
  PlayedGame before(int plies) {
    return new PlayedGame(start, moves.subList(0, moves.size() - plies), Optional.empty());
  }

  /** The game so far as PGN, under the given headers. */
  String pgn(PgnTags headers) {
    GameResult result = ending.map(Ending::result).orElse(GameResult.UNKNOWN);
    GameTree tree = new GameTree(headers.withStart(Fen.parse(start)).with(result));
    Position position = Fen.parse(start);
    GameNode node = tree.root();
    for (PlayedMove move : moves) {
      node = node.play(move.move());
      node.setCommentary(comment(position.sideToMove(), move.thought()));
      position.make(move.move());
    }
    return PgnWriter.format(tree);
  }

  /** What a player thought of its prospects, seen from White. */
  static Commentary comment(int side, Thought thought) {
    if (thought.score().isEmpty()) {
      return Commentary.NONE;
    }
    Score score = thought.score().get();
    int value = side == Color.WHITE ? score.value() : -score.value();
    OptionalInt depth = thought.depth();
    Evaluation evaluation =
        score.isMate()
            ? new Evaluation.MateIn(value, depth)
            : new Evaluation.Centipawns(value, depth);
    return Commentary.NONE.withEvaluation(evaluation);
  }
}
