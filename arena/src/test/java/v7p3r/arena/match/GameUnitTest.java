package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.notation.Fen;

class GameUnitTest {
  private static final String KINGS_PAWN =
      "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

  private static GameTask task(String fen, String... more) {
    GameRules rules =
        new GameRules(
            new Adjudication(
                Optional.of(new Adjudication.DrawRule(4, 2, 10)),
                Optional.of(new Adjudication.ResignRule(3, 900, true)),
                OptionalInt.of(8)),
            Duration.ofSeconds(20));
    return new GameTask(
        EntrantWords.read(List.of("nodes=400"), List.of("cmd=internal", "name=A")),
        EntrantWords.read(List.of("nodes=300"), List.of(more)),
        new Opening("C20", "x", fen, List.of()),
        rules);
  }

  private static List<String> moves(GameUnit unit, GameTask task) throws IOException {
    return unit.play(task, GameListener.SILENT).moves().stream().map(PlayedMove::uci).toList();
  }

  @Test
  void oneTaskGivesOneGameWhateverWasPlayedBefore() throws IOException {
    GameTask first = task(Fen.START, "cmd=internal:simple", "name=B");
    GameTask second = task(KINGS_PAWN, "cmd=internal:simple", "name=B");
    GameTask travelled = PlainJson.read(PlainJson.write(second), GameTask.class);
    try (Players players = new Players()) {
      GameUnit alone = new GameUnit(players, new StopSignal(), InstantSource.system());
      GameUnit after = new GameUnit(players, new StopSignal(), InstantSource.system());
      List<String> game = moves(alone, second);
      assertThat(moves(after, first)).isNotEqualTo(game).isNotEmpty();
      assertThat(moves(after, second)).isEqualTo(game);
      assertThat(moves(after, travelled)).isEqualTo(game);
    }
  }

  @Test
  void anEngineMayMeetItself() throws IOException {
    GameTask task = task(Fen.START, "cmd=internal", "name=A");
    GameTask alike = new GameTask(task.white(), task.white(), task.opening(), task.rules());
    try (Players players = new Players()) {
      GameUnit unit = new GameUnit(players, new StopSignal(), InstantSource.system());
      assertThat(moves(unit, alike)).isNotEmpty();
      assertThat(unit.players()).hasSize(2);
    }
  }

  @Test
  void tasksAndGamesAreTheSameAfterAWayThroughJson() throws IOException {
    GameTask task =
        task(Fen.START, "cmd=internal", "name=B", "option.Hash=2", "tc=8+0.08", "timemargin=20");
    assertThat(PlainJson.read(PlainJson.write(task), GameTask.class)).isEqualTo(task);
    try (Players players = new Players()) {
      GameUnit unit = new GameUnit(players, new StopSignal(), InstantSource.system());
      GameRecord game = unit.play(task, GameListener.SILENT);
      GameRecord read = PlainJson.read(PlainJson.write(game), GameRecord.class);
      assertThat(read.moves()).isEqualTo(game.moves());
      assertThat(read).isEqualTo(game);
    }
  }
}
