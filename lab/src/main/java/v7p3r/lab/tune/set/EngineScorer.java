package v7p3r.lab.tune.set;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Turn;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.lab.tune.set.ScoreJournal.Entry;
import v7p3r.notation.Fen;

/**
 * A UCI engine that scores positions with a fixed number of nodes. It forgets everything between
 * positions, so a score depends on nothing but the position; one that hangs is given up.
 */
final class EngineScorer implements PositionScorer {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final String command;
  private final int nodes;
  private final Players players = new Players();
  private final Player player;

  EngineScorer(String command, int nodes) {
    this.command = command;
    this.nodes = nodes;
    this.player = players.create(EngineSpec.of("scorer", command));
  }

  @Override
  public Optional<Entry> score(String fen) throws IOException {
    Position position = Fen.parse(fen);
    Turn turn =
        new Turn(position, fen, List.of(), Optional.empty(), SearchLimit.ofNodes(nodes), PATIENCE);
    try {
      player.newGame(false);
      Reply reply = player.think(turn);
      int side = position.sideToMove() == Color.WHITE ? 1 : -1;
      int score =
          reply
              .thought()
              .score()
              .filter(each -> !each.isMate())
              .map(Score::value)
              .map(value -> side * value)
              .orElse(LabelledPosition.NO_SCORE);
      return Optional.of(new Entry(score, reply.move()));
    } catch (PlayerException e) {
      throw failed(e);
    }
  }

  private IOException failed(PlayerException e) {
    return new IOException(command + ": the engine that scores failed: " + e.getMessage(), e);
  }

  @Override
  public void close() {
    players.close();
  }
}
