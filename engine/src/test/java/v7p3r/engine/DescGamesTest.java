package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.desc.control.Mode;
import v7p3r.desc.model.EffortModel;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/** Games on a clock that counts nodes, with models that were really trained. */
@Timeout(60)
class DescGamesTest {
  private static final int NODES_A_MILLI = 50;
  private static final int MOVES = 20;

  /** A search may run over by the nodes between two looks at the clock. */
  private static final int POLL = 256;

  private final Engine engine = new Engine();
  private final Engine opponent = new Engine();

  @ParameterizedTest
  @CsvSource({"tuned, 2000, 20", "tuned, 1500, 0", "seed, 1000, 10"})
  void theClockLastsWithEveryProfile(String profile, long clock, long increment)
      throws URISyntaxException {
    Path metadata = Path.of(EffortModel.class.getResource("trained/model_metadata.json").toURI());
    engine.setOption("nodestime", Integer.toString(NODES_A_MILLI));
    engine.setOption("DescModelPath", metadata.getParent().toString());
    engine.setOption("DescProfile", profile);
    engine.setOption("UseDesc", "true");
    engine.newGame();
    opponent.setOption("SearchType", "simple");
    Position game = new Position();
    double left = clock;
    for (int move = 0; move < MOVES && game.hasLegalMove(); move++) {
      HeardRemarks heard = new HeardRemarks();
      engine.setPosition(game);
      SearchResult result = engine.go(Limits.onClock((long) left, increment), heard);
      List<String> remarks =
          heard.all().stream().filter(text -> !text.startsWith("desc plays with")).toList();
      assertThat(result.statistics().nodes() == 1 || !remarks.isEmpty())
          .as("a mate in one, or a word on effort")
          .isTrue();
      assertThat(remarks).allMatch(text -> text.matches("desc pes [01]\\.\\d\\d mode [A-Z][a-z]+"));
      double used = (double) result.statistics().nodes() / NODES_A_MILLI;
      assertThat(used).as("move %d", move).isLessThan(left / 2 + (double) POLL / NODES_A_MILLI);
      left += increment - used;
      assertThat(left).as("move %d", move).isPositive();
      game.make(result.bestMove());
      if (game.hasLegalMove()) {
        opponent.setPosition(game);
        game.make(opponent.go(Limits.toDepth(1), SearchListener.SILENT).bestMove());
      }
    }
  }

  /** What effort control adds to the hand-written rule is PES, and nothing else. */
  @Test
  void withTheSameTimeForAllModesItPlaysAsTheSignalsDo() throws URISyntaxException {
    Path metadata = Path.of(EffortModel.class.getResource("trained/model_metadata.json").toURI());
    Engine signals = new Engine();
    for (Engine each : List.of(engine, signals)) {
      each.setOption("nodestime", Integer.toString(NODES_A_MILLI));
    }
    signals.setOption("TimeManager", "signals");
    engine.setOption("TimeManager", "fixed");
    engine.setOption("DescModelPath", metadata.getParent().toString());
    engine.setOption("UseDesc", "true");
    for (Mode mode : Mode.values()) {
      engine.setOption("Desc" + mode.label() + "Time", "100");
    }
    opponent.setOption("SearchType", "simple");
    Position game = new Position();
    for (int move = 0; move < MOVES && game.hasLegalMove(); move++) {
      SearchResult mine = go(engine, game);
      SearchResult other = go(signals, game);
      assertThat(mine.statistics().nodes())
          .as("nodes of move %d", move)
          .isEqualTo(other.statistics().nodes());
      assertThat(mine.bestMove()).isEqualTo(other.bestMove());
      game.make(mine.bestMove());
      if (game.hasLegalMove()) {
        opponent.setPosition(game);
        game.make(opponent.go(Limits.toDepth(1), SearchListener.SILENT).bestMove());
      }
    }
  }

  private static SearchResult go(Engine engine, Position game) {
    engine.setPosition(game);
    return engine.go(Limits.onClock(8_000, 80), SearchListener.SILENT);
  }
}
