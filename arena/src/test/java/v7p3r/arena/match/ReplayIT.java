package v7p3r.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.result.ChessGameResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.match.MatchPlan.Format;
import v7p3r.arena.player.Executable;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;
import v7p3r.notation.San;

/**
 * Another library of the rules replays the games of real engines and finds the same results. The
 * system property {@code v7p3r.replay.games} asks for more games than the usual few.
 */
@Timeout(3600)
class ReplayIT {
  private static final InstantSource TIME = InstantSource.system();

  @TempDir Path folder;

  private static final int GAMES = Integer.getInteger("v7p3r.replay.games", 48);
  private static final List<String> OTHERS = List.of("stockfish", "ethereal-chess");

  /** Ours against programs of others, strong and weak, so that games end in all ways. */
  private static List<Entrant> entrants() {
    List<String> limit = List.of("nodes=300");
    List<Entrant> entrants = new ArrayList<>();
    entrants.add(EntrantWords.read(limit, List.of("cmd=internal", "name=V7P3R")));
    for (String program : OTHERS) {
      if (Executable.find(program, Path.of("")).isPresent()) {
        entrants.add(EntrantWords.read(limit, List.of("cmd=" + program)));
      }
    }
    Assumptions.assumeTrue(entrants.size() > 1, "skipped: none of " + OTHERS + " is installed");
    return entrants;
  }

  /** Four random half moves each, so that no two pairs of games are the same. */
  private Path openings(int count) throws IOException {
    Random random = new Random(5);
    StringBuilder pgn = new StringBuilder();
    for (int i = 0; i < count; i++) {
      Position position = Fen.parse(Fen.START);
      pgn.append("[Event \"opening\"]\n\n");
      for (int ply = 0; ply < 4; ply++) {
        MoveList moves = position.legalMoves();
        int move = moves.get(random.nextInt(moves.size()));
        pgn.append(San.format(position, move)).append(' ');
        position.make(move);
      }
      pgn.append("*\n\n");
    }
    return Files.writeString(folder.resolve("openings.pgn"), pgn);
  }

  @Test
  void resultsAgreeWithAnIndependentReplay() throws Exception {
    Path pgn = folder.resolve("games.pgn");
    List<Entrant> entrants = entrants();
    int rounds = (GAMES + 2 * entrants.size() - 3) / (2 * entrants.size() - 2);
    int planned = rounds * (2 * entrants.size() - 2);
    MatchPlan plan =
        new MatchPlan(
            "replay",
            Format.GAUNTLET,
            entrants,
            rounds,
            new OpeningSuite(
                Optional.of(openings(rounds).toString()),
                OpeningSuite.Order.SEQUENTIAL,
                0,
                0,
                Integer.MAX_VALUE),
            new GameRules(Adjudication.NONE, Duration.ofSeconds(20)),
            Optional.empty(),
            2);
    try (MetricsDatabase database = MetricsDatabase.open(folder.resolve("games.db"))) {
      MatchReport report =
          Match.begin(
                  plan, database, Optional.of(pgn), new MatchListener() {}, new StopSignal(), TIME)
              .run();
      assertThat(report.played()).isEqualTo(planned);
      assertThat(report.forfeits()).isZero();
      assertThat(ProcessHandle.current().descendants()).as("engines left behind").isEmpty();
    }
    List<PgnGame> games = read(pgn);
    assertThat(games).hasSize(planned);
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
