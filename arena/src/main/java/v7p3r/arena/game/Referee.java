package v7p3r.arena.game;

import java.util.Optional;
import v7p3r.arena.game.Adjudication.DrawRule;
import v7p3r.arena.game.Adjudication.ResignRule;
import v7p3r.arena.player.Score;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/** Watches a game and says when it is over: by the rules of chess, or by those of the match. */
final class Referee {
  /** In half moves. */
  private static final int FIFTY_MOVES = 100;

  private final Adjudication adjudication;
  private int quietPlies;

  /** Moves in a row for which each side has seen itself lost, and won. */
  private final int[] lost = new int[Color.COUNT];

  private final int[] won = new int[Color.COUNT];

  /** Half moves that were thought about. */
  private int plies;

  private TableProbe tables = new TableProbe(Tablebases.NONE);

  Referee(Adjudication adjudication) {
    this.adjudication = adjudication;
  }

  void consult(Tablebases tablebases) {
    tables = new TableProbe(tablebases);
  }

  /** The end by the rules of chess. */
  Optional<Ending> byRules(Position position) {
    if (!position.hasLegalMove()) {
      if (!position.inCheck()) {
        return Optional.of(Ending.draw(Termination.STALEMATE, "Draw by stalemate"));
      }
      int winner = Color.opposite(position.sideToMove());
      return Optional.of(Ending.win(winner, Termination.CHECKMATE, name(winner) + " mates"));
    }
    if (position.isInsufficientMaterial()) {
      return Optional.of(
          Ending.draw(Termination.INSUFFICIENT_MATERIAL, "Draw by insufficient material"));
    }
    if (position.repetitions() >= 2) {
      return Optional.of(Ending.draw(Termination.REPETITION, "Draw by threefold repetition"));
    }
    if (position.isFiftyMoveDraw()) {
      return Optional.of(Ending.draw(Termination.FIFTY_MOVES, "Draw by the fifty-move rule"));
    }
    return Optional.empty();
  }

  /** The end by adjudication, after a move that was thought about. */
  Optional<Ending> byAdjudication(Position position, Optional<Score> score) {
    plies++;
    int mover = Color.opposite(position.sideToMove());
    Optional<Ending> ending = byTables(position);
    if (ending.isEmpty()) {
      ending = adjudication.resign().flatMap(rule -> resign(rule, mover, score));
    }
    if (ending.isEmpty()) {
      ending = adjudication.draw().flatMap(rule -> draw(rule, position, score));
    }
    if (ending.isEmpty()
        && adjudication.maxMoves().isPresent()
        && plies >= 2 * adjudication.maxMoves().getAsInt()) {
      ending = Optional.of(Ending.draw(Termination.MAX_MOVES, "Draw by the limit of moves"));
    }
    return ending;
  }

  /** A win counts only if it surely comes before the fifty-move rule. */
  private Optional<Ending> byTables(Position position) {
    int side = position.sideToMove();
    return switch (tables.result(position)) {
      case Wdl.WIN -> isInTime(position) ? tableWin(side) : Optional.empty();
      case Wdl.LOSS -> isInTime(position) ? tableWin(Color.opposite(side)) : Optional.empty();
      case Wdl.UNKNOWN -> Optional.empty();
      default -> Optional.of(Ending.draw(Termination.ADJUDICATED_DRAW, "Draw by tablebases"));
    };
  }

  private static Optional<Ending> tableWin(int winner) {
    return Optional.of(
        Ending.win(winner, Termination.ADJUDICATED_WIN, name(winner) + " wins by tablebases"));
  }

  private boolean isInTime(Position position) {
    if (position.rule50() == 0) {
      return true;
    }
    int distance = tables.distance(position);
    return distance != TableProbe.UNKNOWN_DISTANCE
        && Math.abs(distance) + position.rule50() <= FIFTY_MOVES;
  }

  private Optional<Ending> resign(ResignRule rule, int mover, Optional<Score> score) {
    int value = score.map(Score::comparable).orElse(0);
    lost[mover] = score.isPresent() && value <= -rule.centipawns() ? lost[mover] + 1 : 0;
    won[mover] = score.isPresent() && value >= rule.centipawns() ? won[mover] + 1 : 0;
    for (int loser = 0; loser < Color.COUNT; loser++) {
      int winner = Color.opposite(loser);
      boolean agreed = !rule.twoSided() || won[winner] >= rule.moveCount();
      if (lost[loser] >= rule.moveCount() && agreed) {
        return Optional.of(
            Ending.win(
                winner, Termination.ADJUDICATED_WIN, name(winner) + " wins by adjudication"));
      }
    }
    return Optional.empty();
  }

  private Optional<Ending> draw(DrawRule rule, Position position, Optional<Score> score) {
    boolean quiet =
        score.isPresent()
            && Math.abs(score.get().comparable()) <= rule.centipawns()
            && position.rule50() > 0;
    quietPlies = quiet ? quietPlies + 1 : 0;
    return quietPlies >= 2 * rule.moveCount() && position.gamePly() / 2 >= rule.moveNumber()
        ? Optional.of(Ending.draw(Termination.ADJUDICATED_DRAW, "Draw by adjudication"))
        : Optional.empty();
  }

  static String name(int side) {
    return side == Color.WHITE ? "White" : "Black";
  }
}
