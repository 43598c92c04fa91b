package v7p3r.lab.profile.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

/** From a real database. */
class PlayedChoiceTest {
  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

  @TempDir private Path folder;

  /** White announces 0.30, then 0.50 as the search goes on; Black announces nothing. */
  private static GameRecord game(String... moves) {
    Position position = new Position();
    List<PlayedMove> played = new ArrayList<>();
    for (String text : moves) {
      List<String> remarks =
          position.sideToMove() == 0
              ? List.of("hello", "desc pes 0.30 mode Fast", "desc pes 0.50 mode Standard")
              : List.of("nothing to say");
      Thought thought =
          new Thought(
              Optional.empty(),
              OptionalInt.of(7),
              OptionalInt.empty(),
              OptionalLong.empty(),
              OptionalLong.empty(),
              OptionalLong.empty(),
              List.of(),
              remarks);
      int move = UciMove.parse(position, text);
      position.make(move);
      played.add(new PlayedMove(move, text, false, thought, 5_000_000, OptionalLong.empty()));
    }
    Allowance allowance = Allowance.of(SearchLimit.ofNodes(1));
    return new GameRecord(
        new GameRecord.Side("A", "A 1", allowance),
        new GameRecord.Side("B", "B 1", allowance),
        Opening.START,
        played,
        new Ending(GameResult.WHITE_WINS, Termination.ADJUDICATED_WIN, ""),
        Optional.empty(),
        NOW,
        Duration.ofSeconds(1));
  }

  private List<PlayedPosition> chosen(PlayedChoice choice, GameRecord... games) throws IOException {
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games.db"))) {
      MetricsDatabase.StoredMatch match = database.addMatch("my match, 1", "", NOW);
      for (int i = 0; i < games.length; i++) {
        database.addGame(match, i + 1, games[i], "");
      }
      return choice.of(
          database,
          problem -> {
            throw new AssertionError(problem);
          });
    }
  }

  @Test
  void takesThePositionsOfAnnouncedEffortWithWhatWasSaidFirst() throws IOException {
    List<PlayedPosition> positions =
        chosen(new PlayedChoice(9, 100, 1), game("e2e4", "e7e5", "g1f3", "b8c6"));
    assertThat(positions)
        .containsExactly(
            new PlayedPosition(
                "my_match__1#1", 0, Fen.START, "", 0.3, "Fast", 5000, OptionalInt.of(7), "1"),
            new PlayedPosition(
                "my_match__1#1",
                2,
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                "e7e5",
                0.3,
                "Fast",
                5000,
                OptionalInt.of(7),
                "1"));
    Position second = positions.getLast().position();
    assertThat(Fen.format(second))
        .isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assertThat(UciMove.format(second, second.lastMove())).isEqualTo("e7e5");
  }

  @Test
  void newestGamesComeFirstAndNoPositionTwice() throws IOException {
    GameRecord old = game("e2e4", "c7c5", "g1f3", "d7d6");
    GameRecord fresh = game("d2d4", "d7d5", "c2c4", "e7e6");
    List<PlayedPosition> positions = chosen(new PlayedChoice(9, 3, 1), old, fresh);
    assertThat(positions)
        .extracting(PlayedPosition::game, PlayedPosition::ply)
        .containsExactly(
            tuple("my_match__1#1", 2), tuple("my_match__1#2", 0), tuple("my_match__1#2", 2));
  }

  @Test
  void gamesBeforeAndBehindThoseThatCountAreLeftOut() throws IOException {
    chosen(
        new PlayedChoice(9, 100, 1),
        game("e2e4", "e7e5", "g1f3", "b8c6"),
        game("d2d4", "d7d5", "c2c4", "e7e6"),
        game("c2c4", "c7c5", "g1f3", "g8f6"));
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games.db"))) {
      List<Long> keys = database.effortGames();
      assertThat(
              new PlayedChoice(9, 100, 1)
                  .of(database, keys.get(0), keys.get(1), _ -> {}).stream()
                      .map(PlayedPosition::game)
                      .distinct())
          .containsExactly("my_match__1#2");
    }
  }

  @Test
  void ofAGameNoMoreThanWantedAndTheSameForASeed() throws IOException {
    GameRecord game = game("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "c2c3", "g8f6");
    List<PlayedPosition> two = chosen(new PlayedChoice(2, 100, 5), game);
    assertThat(two).hasSize(2).isSortedAccordingTo((a, b) -> Integer.compare(a.ply(), b.ply()));
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games.db"))) {
      assertThat(new PlayedChoice(2, 100, 5).of(database, _ -> {})).isEqualTo(two);
    }
  }

  @Test
  void aProfileGetsThemGameByGame() throws IOException {
    List<PlayedPosition> positions =
        chosen(
            new PlayedChoice(9, 100, 1),
            game("e2e4", "c7c5", "g1f3", "d7d6"),
            game("d2d4", "d7d5", "c2c4", "e7e6"));
    PlayedPositions sources = new PlayedPositions(positions);
    try (SampleSource source = sources.open(_ -> {})) {
      List<Sample> first = source.next().orElseThrow().samples().get();
      List<Sample> second = source.next().orElseThrow().samples().get();
      assertThat(source.next()).isEmpty();
      assertThat(first).hasSize(1);
      assertThat(second).hasSize(2);
      assertThat(second.getFirst().origin().game()).isEqualTo("my_match__1#2");
      assertThat(second.getFirst().origin().source()).isEqualTo("played");
      assertThat(second.getFirst().origin().result()).isEqualTo("1");
    }
    assertThat(sources.describe()).isEqualTo(new PlayedPositions(positions).describe());
    assertThat(sources.describe())
        .isNotEqualTo(new PlayedPositions(positions.subList(0, 2)).describe());
  }
}
