package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.config.BotConfig.PgnGrouping;
import v7p3r.app.lichess.game.FinishedGame;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.game.Termination;
import v7p3r.arena.player.Thought;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class ArchiveTest {
  private static final String SITE = "https://lichess.org";

  @TempDir private Path folder;

  /** A game of the bot with White against BOT Bert. */
  private static FinishedGame game(String id, String status, String winner, String... moves) {
    GameEvent event =
        GameEvent.of(
            JsonMapper.shared()
                .readTree(
                    """
                    {"type":"gameFull","id":"%s","rated":true,"speed":"blitz",
                     "variant":{"key":"standard"},"initialFen":"startpos",
                     "white":{"id":"v7bot","name":"V7Bot","title":"BOT","rating":2001},
                     "black":{"id":"bert","name":"Bert","title":"BOT","rating":1999},
                     "clock":{"initial":180000,"increment":2000},
                     "state":{"type":"gameState","moves":"%s","status":"%s","winner":"%s"}}
                    """
                        .formatted(id, String.join(" ", moves), status, winner)));
    GameEvent.Full full = (GameEvent.Full) event;
    Position position = Fen.parse(Fen.START);
    List<PlayedMove> played = new ArrayList<>();
    for (String uci : moves) {
      int move = UciMove.parse(position, uci);
      played.add(
          new PlayedMove(move, uci, false, Thought.NONE, 1_000_000, OptionalLong.of(170_000)));
      position.make(move);
    }
    return new FinishedGame(
        full,
        full.state(),
        Color.WHITE,
        played,
        position,
        Map.of("Hash", "64"),
        Instant.now(),
        Duration.ofMinutes(3));
  }

  private Archive open(PgnGrouping grouping) throws IOException {
    return Archive.open(folder, SITE, grouping);
  }

  @Test
  void aGameThatIsKeptTwiceIsThereOnce() throws IOException {
    FinishedGame game = game("abcd1234", "resign", "white", "e2e4", "c7c5");
    try (Archive archive = open(PgnGrouping.OPPONENT)) {
      archive.keep(game);
      archive.keep(game);
    }
    try (Archive archive = open(PgnGrouping.OPPONENT)) {
      archive.keep(game);
      archive.keep(game("other567", "resign", "black", "d2d4"));
      assertThat(archive.botGamesOfTheDay()).isEqualTo(2);
    }
    String pgn = Files.readString(folder.resolve("pgn/Bert.pgn"));
    assertThat(pgn)
        .containsOnlyOnce("[Site \"https://lichess.org/abcd1234\"]")
        .containsOnlyOnce("[Site \"https://lichess.org/other567\"]")
        .contains("[WhiteElo \"2001\"]")
        .contains("[TimeControl \"180+2\"]")
        .contains("Sicilian");
  }

  @Test
  void gamesAreGroupedAsTheOwnerWants() throws IOException {
    FinishedGame game = game("abcd1234", "resign", "white", "e2e4");
    try (Archive archive = open(PgnGrouping.ALL)) {
      archive.keep(game);
    }
    assertThat(folder.resolve("pgn/games.pgn")).exists();
    try (Archive archive = open(PgnGrouping.GAME)) {
      archive.keep(game);
    }
    try (var files = Files.list(folder.resolve("pgn"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .anyMatch(name -> name.endsWith("_abcd1234.pgn"));
    }
  }

  @Test
  void theEndIsNamedAsTheArenaNamesIt() {
    assertThat(LichessEnding.of(game("a", "mate", "white", "e2e4")).termination())
        .isEqualTo(Termination.CHECKMATE);
    assertThat(LichessEnding.of(game("a", "outoftime", "black", "e2e4")).result().text())
        .isEqualTo("0-1");
    assertThat(LichessEnding.of(game("a", "draw", "", "e2e4")).termination())
        .isEqualTo(Termination.AGREEMENT);
    String[] shuffle = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"};
    assertThat(LichessEnding.of(game("a", "draw", "", shuffle)).termination())
        .isEqualTo(Termination.REPETITION);
    assertThat(LichessEnding.of(game("a", "aborted", "")).result().text()).isEqualTo("*");
  }

  @Test
  void aLossOnTimeIsAnIncidentOfWhoLost() {
    assertThat(LichessEnding.incident(game("a", "outoftime", "black", "e2e4")))
        .hasValueSatisfying(
            incident -> {
              assertThat(incident.player()).isEqualTo("V7Bot");
              assertThat(incident.kind()).isEqualTo(Termination.TIME);
              assertThat(incident.words()).isEqualTo("the bot lost by outoftime");
            });
    assertThat(LichessEnding.incident(game("a", "mate", "black", "e2e4"))).isEmpty();
  }

  @Test
  void whoAlwaysLosesMeetsMoreContemptFromTheFourthGameOn() throws IOException {
    List<String> log = new ArrayList<>();
    try (Archive archive = open(PgnGrouping.ALL)) {
      OpponentTuning tuning = new OpponentTuning(archive, log::add);
      Person bert = new Person("bert", "Bert", "BOT", OptionalInt.empty());
      for (int i = 1; i <= 3; i++) {
        archive.keep(game("game" + i, "resign", "white", "e2e4", "c7c5"));
      }
      assertThat(tuning.of(bert)).containsEntry("Contempt", "6").containsEntry("TimeHorizon", "42");
      archive.keep(game("game4", "resign", "white", "e2e4", "c7c5"));
      assertThat(tuning.of(bert)).containsEntry("Contempt", "12");
    }
    assertThat(log).last().asString().startsWith("Bert: 4 games");
  }

  @Test
  void theEngineIsToldWhoPlaysAsUciHasIt() throws IOException {
    try (Archive archive = open(PgnGrouping.ALL)) {
      OpponentTuning tuning = new OpponentTuning(archive, _ -> {});
      assertThat(tuning.of(new Person("bert", "Bert", "BOT", OptionalInt.of(2345))))
          .containsEntry("UCI_Opponent", "none 2345 computer Bert");
      assertThat(tuning.of(new Person("anna", "Anna", "WGM", OptionalInt.of(2200))))
          .containsEntry("UCI_Opponent", "WGM 2200 human Anna");
      assertThat(tuning.of(Person.UNKNOWN))
          .containsEntry("UCI_Opponent", "none none human Anonymous");
    }
  }

  @Test
  void opponentsAreToldAsData() throws IOException {
    try (Archive archive = open(PgnGrouping.ALL)) {
      archive.keep(game("abcd1234", "resign", "white", "e2e4", "c7c5"));
    }
    JsonNode report = JsonMapper.shared().readTree(OpponentReport.json(folder));
    assertThat(report.size()).isOne();
    assertThat(report.at("/0/profile/name").asString()).isEqualTo("Bert");
    assertThat(report.at("/0/profile/games").asInt()).isOne();
    assertThat(report.at("/0/adjustment/contempt").asInt()).isEqualTo(6);
    try (MetricsDatabase database =
        MetricsDatabase.openExisting(folder.resolve(Archive.DATABASE))) {
      assertThat(database.unfinishedMatch()).isEmpty();
    }
  }
}
