package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.desc.control.Mode;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchResult;

/**
 * Games of effort control, with the models that come with it, against the fixed budget on a clock
 * that counts nodes: the same in every run.
 */
@Timeout(300)
class DescGamesIT {
  private static final String NODES_A_MILLI = "60";
  private static final Limits CLOCK = Limits.onClock(8_000, 80);
  private static final int LONGEST = 120;

  private static final List<String> OPENINGS =
      List.of(
          "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6",
          "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6",
          "e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 e4e5 c7c5",
          "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7",
          "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6",
          "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5",
          "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5",
          "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6",
          "d2d4 f7f5 g2g3 g8f6 f1g2 e7e6 g1f3 f8e7",
          "e2e4 e7e5 b1c3 g8f6 f2f4 d7d5 f4e5 f6e4",
          "d2d4 d7d5 c1f4 g8f6 e2e3 c7c5 c2c3 b8c6",
          "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 d1c2 e8g8");

  private static final Map<Mode, LongSummaryStatistics> NODES = new EnumMap<>(Mode.class);
  private static final LongSummaryStatistics ALL = new LongSummaryStatistics();

  @BeforeAll
  static void play() {
    Engine desc = new Engine();
    desc.setOption("DescModelPath", Path.of("../models/desc-v1.0").toString());
    desc.setOption("UseDesc", "true");
    Engine off = new Engine();
    for (Engine engine : List.of(desc, off)) {
      engine.setOption("TimeManager", "fixed");
      engine.setOption("nodestime", NODES_A_MILLI);
    }
    for (int game = 0; game < OPENINGS.size(); game++) {
      int side = game % 2 == 0 ? Color.WHITE : Color.BLACK;
      play(OPENINGS.get(game), desc, side, off);
    }
  }

  private static void play(String opening, Engine desc, int side, Engine off) {
    desc.newGame();
    off.newGame();
    Position position = new Position();
    for (String move : opening.split(" ")) {
      position.make(UciMove.parse(position, move));
    }
    for (int ply = 0; ply < LONGEST && isOpen(position); ply++) {
      boolean counts = position.sideToMove() == side;
      Engine engine = counts ? desc : off;
      HeardRemarks remarks = new HeardRemarks();
      engine.setPosition(position);
      SearchResult result = engine.go(CLOCK, remarks);
      if (counts && !remarks.all().isEmpty()) {
        String last = remarks.all().getLast();
        Mode mode =
            Mode.valueOf(last.substring(last.lastIndexOf(' ') + 1).toUpperCase(Locale.ROOT));
        long nodes = result.statistics().nodes();
        NODES.computeIfAbsent(mode, any -> new LongSummaryStatistics()).accept(nodes);
        ALL.accept(nodes);
      }
      position.make(result.bestMove());
    }
  }

  private static boolean isOpen(Position position) {
    return position.hasLegalMove()
        && !position.isInsufficientMaterial()
        && !position.isFiftyMoveDraw()
        && position.repetitions() < 2;
  }

  private static double mean(Mode... modes) {
    LongSummaryStatistics sum = new LongSummaryStatistics();
    for (Mode mode : modes) {
      sum.combine(NODES.getOrDefault(mode, new LongSummaryStatistics()));
    }
    return sum.getAverage();
  }

  @Test
  void hardMovesGetMoreThanThreeTimesTheTimeOfEasyOnes() {
    assertThat(mean(Mode.DEEP, Mode.CRITICAL)).as("%s", NODES).isGreaterThan(3 * mean(Mode.TURBO));
  }

  @Test
  void easyMovesTakeAtLeastAFifthLessThanTheOthers() {
    assertThat(mean(Mode.TURBO)).as("%s", NODES).isLessThan(0.8 * ALL.getAverage());
  }

  @Test
  void everyModeButTheLastIsCommon() {
    for (Mode mode : List.of(Mode.TURBO, Mode.FAST, Mode.STANDARD, Mode.DEEP)) {
      assertThat(NODES.get(mode).getCount())
          .as("%s of %s", mode, NODES)
          .isGreaterThan(ALL.getCount() / 20);
    }
  }
}
