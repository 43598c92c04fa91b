package v7p3r.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Ending;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

/** Two games with Ann, one of each color, and one with Bert. */
class ServerGamesTest {
  private static final Instant EARLY = Instant.parse("2026-03-01T12:00:00Z");
  private static final Instant LATE = Instant.parse("2026-03-03T12:00:00Z");
  private static final Opening SICILIAN = new Opening("B20", "Sicilian", Fen.START, List.of());

  @TempDir private Path folder;
  private MetricsDatabase database;
  private MetricsDatabase.StoredMatch match;

  @BeforeEach
  void keepGames() throws IOException {
    database = MetricsDatabase.open(folder.resolve("games.db"));
    match = database.addMatch("lichess", "{}", EARLY);
    database.addGame(match, 1, game("Ann", "V7Bot", "0-1", EARLY), "[Site \"x/one\"]");
    database.addGame(match, 2, game("V7Bot", "Ann", "0-1", LATE), "[Site \"x/two\"]");
    database.addGame(match, 3, game("Bert", "V7Bot", "1/2-1/2", LATE), "[Site \"x/three\"]");
  }

  @AfterEach
  void close() throws IOException {
    database.close();
  }

  /** 1. e4 c5 2. Nf3 d6; the bot sees 30 and then 90 centipawns. */
  private static GameRecord game(String white, String black, String result, Instant start) {
    Position position = Fen.parse(Fen.START);
    List<PlayedMove> played = new ArrayList<>();
    int botMoves = 0;
    for (String uci : List.of("e2e4", "c7c5", "g1f3", "d7d6")) {
      boolean isBot = (played.size() % 2 == 0 ? white : black).equals("V7Bot");
      int move = UciMove.parse(position, uci);
      position.make(move);
      Thought thought = isBot ? thought(30 + 60 * botMoves++) : Thought.NONE;
      played.add(new PlayedMove(move, uci, false, thought, 2_000_000_000L, OptionalLong.of(5_000)));
    }
    return new GameRecord(
        side(white),
        side(black),
        SICILIAN,
        played,
        new Ending(GameResult.parse(result).orElseThrow(), Termination.RESIGNATION, ""),
        Optional.empty(),
        start,
        Duration.ofSeconds(9));
  }

  private static Thought thought(int centipawns) {
    return new Thought(
        Optional.of(Score.centipawns(centipawns)),
        OptionalInt.of(9),
        OptionalInt.of(9),
        OptionalLong.of(1),
        OptionalLong.empty(),
        OptionalLong.of(1),
        List.of(),
        List.of("desc pes 0.40 mode Standard"));
  }

  private static GameRecord.Side side(String name) {
    return new GameRecord.Side(
        name,
        name.equals("V7Bot") ? "V7P3R development" : name,
        Allowance.of(SearchLimit.ofDepth(1)));
  }

  @Test
  void gamesAreFoundByWhatTheirPgnSays() throws IOException {
    assertThat(database.nextNumber(match)).isEqualTo(4);
    assertThat(database.hasGame(match, "\"x/two\"")).isTrue();
    assertThat(database.hasGame(match, "\"x/tw\"")).isFalse();
    assertThat(database.gamesSince(match, "[Site", EARLY)).isEqualTo(3);
    assertThat(database.gamesSince(match, "[Site", EARLY.plusSeconds(1))).isEqualTo(2);
    assertThat(database.gamesSince(match, "/three", EARLY)).isOne();
  }

  @Test
  void opponentsAreThoseWhoAreNotThisEngine() throws IOException {
    assertThat(database.opponents()).containsExactly("Ann", "Bert");
  }

  @Test
  void movesAreSeenFromTheOpponentWhateverItsColor() throws IOException {
    List<ObservedMove> moves = database.movesAgainst("Ann");
    assertThat(moves).hasSize(8);
    assertThat(moves)
        .extracting(ObservedMove::theirs)
        .containsExactly(true, false, true, false, false, true, false, true);
    assertThat(moves).extracting(ObservedMove::outcome).containsExactly(-1, -1, -1, -1, 1, 1, 1, 1);
    ObservedMove second = moves.get(3);
    assertThat(second.score()).hasValue(90);
    assertThat(second.pes()).hasValue(0.4);
    assertThat(second.micros()).isEqualTo(2_000_000);
    assertThat(second.clockMillis()).hasValue(5_000);
    assertThat(second.opening()).isEqualTo("B20 Sicilian");
    assertThat(moves.get(2).score()).isEmpty();
    assertThat(database.movesAgainst("Bert")).extracting(ObservedMove::outcome).containsOnly(0);
    assertThat(database.movesAgainst("Nobody")).isEmpty();
  }
}
