package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.result.ChessGameResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.MatchPlan.Format;
import v7p3r.arena.player.Executable;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.board.Position;
import v7p3r.notation.GameResult;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;
import v7p3r.notation.San;

/** Another library of the rules replays the games of real engines and finds the same results. */
@Timeout(300)
class ReplayIT {
  private static final InstantSource TIME = InstantSource.system();

  @TempDir Path folder;

  private static List<Entrant> entrants() {
    Assumptions.assumeTrue(
        Executable.find("stockfish", Path.of("")).isPresent(),
        "skipped: the program stockfish is not installed");
    List<String> limit = List.of("nodes=200");
    return List.of(
        EntrantWords.read(limit, List.of("cmd=stockfish", "option.Skill Level=1")),
        EntrantWords.read(limit, List.of("cmd=internal:simple", "name=Simple")),
        EntrantWords.read(limit, List.of("cmd=internal:random", "name=Random")));
  }

  @Test
  void resultsAgreeWithAnIndependentReplay() throws Exception {
    Path pgn = folder.resolve("games.pgn");
    MatchPlan plan =
        new MatchPlan(
            "replay",
            Format.ROUND_ROBIN,
            entrants(),
            8,
            OpeningSuite.START,
            new GameRules(Adjudication.NONE, Duration.ofSeconds(20)),
            Optional.empty(),
            2);
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games.db"))) {
      MatchReport report =
          Match.begin(
                  plan, database, Optional.of(pgn), new MatchListener() {}, new StopSignal(), TIME)
              .run();
      assertThat(report.played()).isEqualTo(48);
      assertThat(report.forfeits()).isZero();
    }
    List<PgnGame> games = read(pgn);
    assertThat(games).hasSize(48);
    for (PgnGame game : games) {
      assertReplayAgrees(game);
    }
  }

  private static List<PgnGame> read(Path pgn) throws IOException {
    List<PgnGame> games = new ArrayList<>();
    try (PgnReader reader =
        PgnReader.open(
            pgn,
            problem -> {
              throw new AssertionError(problem);
            })) {
      reader.games().forEach(games::add);
    }
    return games;
  }

  private static void assertReplayAgrees(PgnGame game) throws Exception {
    ChessGame oracle = new ChessGame();
    Position position = game.startPosition();
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 0; i < game.length(); i++) {
      assertThat(oracle.getGameResult()).as("before the end of %s", game).isNull();
      oracle.playMove(NotationType.SAN, San.format(position, game.move(i)));
      position.make(game.move(i));
      seen.merge(menAndRights(oracle), 1, Integer::sum);
    }
    if (oracle.getGameResult() == null && seen.get(menAndRights(oracle)) == 3) {
      // The library takes any pawn that went two steps for one that can be taken in passing.
      assertThat(game.result()).isEqualTo(GameResult.DRAW);
      return;
    }
    assertThat(result(oracle.getGameResult())).as(game.toString()).isEqualTo(game.result());
  }

  private static String menAndRights(ChessGame oracle) {
    return String.join(" ", List.of(oracle.getFen().split(" ")).subList(0, 3));
  }

  private static GameResult result(ChessGameResult result) {
    return switch (result.chessGameResultType) {
      case WHITE_WINS -> GameResult.WHITE_WINS;
      case BLACK_WINS -> GameResult.BLACK_WINS;
      case DRAW -> GameResult.DRAW;
    };
  }
}
