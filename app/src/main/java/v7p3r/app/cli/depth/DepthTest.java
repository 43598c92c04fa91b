package v7p3r.app.cli.depth;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.Turn;
import v7p3r.engine.Engine;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/**
 * Searches positions for a fixed time each, with empty tables; the other engine, if there is one,
 * searches the same position right after, so that both see the same state of the machine.
 */
public final class DepthTest {
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Engine engine;
  private final Optional<Player> other;
  private final Duration time;
  private final LongSupplier nanoTime;

  public DepthTest(Engine engine, Optional<Player> other, Duration time, LongSupplier nanoTime) {
    this.engine = engine;
    this.other = other;
    this.time = time;
    this.nanoTime = nanoTime;
  }

  /** The JVM compiles the search while it runs: lets it do so before anything counts. */
  public void warmUp(String fen, Duration howLong) {
    engine.newGame();
    engine.setPosition(fen, List.of());
    engine.go(Limits.forMoveTime(howLong.toMillis()), SearchListener.SILENT);
  }

  /**
   * One position, by both.
   *
   * @throws PlayerException if the other engine fails
   */
  public DepthRow run(String fen) throws PlayerException {
    OwnSearch own = searchOwn(fen);
    return other.isPresent()
        ? new DepthRow(fen, own, Optional.of(searchOther(other.get(), fen)))
        : new DepthRow(fen, own, Optional.empty());
  }

  private OwnSearch searchOwn(String fen) {
    engine.newGame();
    engine.setPosition(fen, List.of());
    LastFacts facts = new LastFacts();
    long start = nanoTime.getAsLong();
    SearchResult result = engine.go(Limits.forMoveTime(time.toMillis()), facts);
    long nanos = nanoTime.getAsLong() - start;
    // The last facts are those of the last finished iteration; the rest cost as much a node.
    long evaluationNanos =
        facts.nodes == 0
            ? 0
            : Math.round(
                (double) facts.evaluationNanos * result.statistics().nodes() / facts.nodes);
    return OwnSearch.of(
        result.depth(), facts.selectiveDepth, result.statistics(), nanos, evaluationNanos);
  }

  private OtherSearch searchOther(Player player, String fen) throws PlayerException {
    player.newGame(false);
    Turn turn =
        new Turn(
            Fen.parse(fen),
            fen,
            List.of(),
            Optional.empty(),
            SearchLimit.ofMoveTime(time.toMillis()),
            time.plus(GRACE));
    Thought thought = player.think(turn).thought();
    return new OtherSearch(
        thought.depth().orElse(0),
        thought.selectiveDepth().orElse(0),
        thought.nodes().orElse(0),
        thought.nodesPerSecond().orElse(0));
  }

  private static final class LastFacts implements SearchListener {
    private int selectiveDepth;
    private long nodes;
    private long evaluationNanos;

    @Override
    public void onIteration(Iteration iteration) {}

    @Override
    public void onFacts(IterationFacts facts) {
      selectiveDepth = facts.selectiveDepth();
      nodes = facts.statistics().nodes();
      evaluationNanos = facts.evaluationNanos();
    }

    @Override
    public boolean wantsEvaluationTime() {
      return true;
    }
  }
}
