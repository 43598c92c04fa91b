package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import v7p3r.desc.model.EffortModel;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.Tunable;

/** The numbers that divide the clock do so under effort control, too. */
@Timeout(120)
class DescTunablesTest {
  private static final List<String> POSITIONS =
      List.of(
          "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 20",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 40");

  /** One for all: to load models takes a while. */
  private static final Engine ENGINE = new Engine();

  @BeforeAll
  static void useModels() throws URISyntaxException {
    Path metadata = Path.of(EffortModel.class.getResource("trained/model_metadata.json").toURI());
    ENGINE.setOption("nodestime", "4");
    ENGINE.setOption("DescModelPath", metadata.getParent().toString());
    ENGINE.setOption("UseDesc", "true");
  }

  @ParameterizedTest
  @EnumSource(
      value = Tunable.class,
      names = {"TIME_HORIZON", "TIME_HARD", "TIME_UNSTABLE", "TIME_NODES"})
  void timeTunablesAct(Tunable tunable) {
    List<Long> least = nodes(tunable, tunable.min());
    List<Long> most = nodes(tunable, tunable.max());
    ENGINE.setOption(tunable.key(), Integer.toString(tunable.initial()));
    assertThat(least).isNotEqualTo(most);
  }

  /** Nodes that moves take on a clock that counts them. */
  private static List<Long> nodes(Tunable tunable, int value) {
    ENGINE.setOption(tunable.key(), Integer.toString(value));
    List<Long> nodes = new ArrayList<>();
    for (String fen : POSITIONS) {
      ENGINE.newGame();
      ENGINE.setPosition(Fen.parse(fen));
      Limits clock = Limits.onClock(20_000, 300);
      nodes.add(ENGINE.go(clock, SearchListener.SILENT).statistics().nodes());
    }
    return nodes;
  }
}
