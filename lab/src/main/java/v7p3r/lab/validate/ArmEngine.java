package v7p3r.lab.validate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.player.Effort;
import v7p3r.board.Position;
import v7p3r.engine.Engine;
import v7p3r.notation.UciMove;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/** The engine of this process with the options of an arm, asked for moves as in a game. */
final class ArmEngine {
  private static final String NODES_TIME = "nodestime";
  private static final long WARM_UP_NODES = 500_000;

  private final Engine engine;
  private final LongSupplier nanoTime;
  private final TimeControl control;
  private final int nodesAMilli;
  private ArmClock clock;

  /**
   * An engine of its own.
   *
   * @param control of each game
   * @param nodesAMilli nodes that count as a millisecond; 0 for the real clock
   * @throws v7p3r.engine.OptionException if the engine has no such option or value
   */
  ArmEngine(
      Map<String, String> options, TimeControl control, int nodesAMilli, LongSupplier nanoTime) {
    this.engine = new Engine(nanoTime);
    this.nanoTime = nanoTime;
    this.control = control;
    this.clock = new ArmClock(control);
    this.nodesAMilli = nodesAMilli;
    options.forEach(engine::setOption);
    if (nodesAMilli > 0) {
      engine.setOption(NODES_TIME, Integer.toString(nodesAMilli));
    }
  }

  /** Searches for a while, so that no search that counts pays for code that was never run. */
  void warmUp(Position position) {
    newGame();
    engine.setPosition(position);
    engine.go(Limits.toNodes(WARM_UP_NODES), new Witness());
  }

  /** Loads all that a search needs, so that no search pays for it. */
  void newGame() {
    engine.newGame();
    engine.makeReady();
    clock = new ArmClock(control);
  }

  /** Searches the next move of a game, with what its clock has left. */
  ArmSearch search(Position position) {
    engine.setPosition(position);
    Witness witness = new Witness();
    long begin = nanoTime.getAsLong();
    SearchResult result = engine.go(clock.limits(), witness);
    long nodes = result.statistics().nodes();
    long nanos = nodesAMilli > 0 ? nodes * 1_000_000 / nodesAMilli : nanoTime.getAsLong() - begin;
    clock.spend(nanos);
    return new ArmSearch(
        UciMove.format(position, result.bestMove()),
        result.score(),
        result.depth(),
        nodes,
        nanos,
        witness.pes(0),
        witness.pes(witness.efforts.size() - 1),
        witness.efforts.isEmpty()
            ? Optional.empty()
            : Optional.of(witness.efforts.getLast().mode()),
        witness.scores);
  }

  /** Notes what the search says. */
  private static final class Witness implements SearchListener {
    private final List<Integer> scores = new ArrayList<>();
    private final List<Effort> efforts = new ArrayList<>();

    @Override
    public void onIteration(Iteration iteration) {}

    @Override
    public void onFacts(IterationFacts facts) {
      scores.add(facts.score());
    }

    @Override
    public void onRemark(String remark) {
      Effort.of(List.of(remark)).ifPresent(efforts::add);
    }

    OptionalDouble pes(int index) {
      return efforts.isEmpty()
          ? OptionalDouble.empty()
          : OptionalDouble.of(efforts.get(index).pes());
    }
  }
}
