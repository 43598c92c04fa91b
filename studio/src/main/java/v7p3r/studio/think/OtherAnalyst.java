package v7p3r.studio.think;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.UciAnalyst;
import v7p3r.arena.player.UciAnalyst.EngineLine;
import v7p3r.board.Color;
import v7p3r.board.Position;

/** An external engine as one that analyzes. */
public final class OtherAnalyst implements Analyst {
  private final EngineSpec spec;
  private volatile UciAnalyst engine;
  private Set<String> set = Set.of();

  public OtherAnalyst(EngineSpec spec) {
    this.spec = spec;
    this.engine = new UciAnalyst(spec);
  }

  /** An option that is no longer asked for is usual again only in an engine that was never told. */
  private UciAnalyst engineFor(Map<String, String> options) {
    if (!options.keySet().containsAll(set)) {
      engine.close();
      engine = new UciAnalyst(spec);
    }
    set = Set.copyOf(options.keySet());
    return engine;
  }

  @Override
  public void analyze(Question question, Consumer<Supplier<Insight>> news, BooleanSupplier wanted)
      throws IOException {
    Map<String, String> options = new LinkedHashMap<>(question.options());
    options.put("MultiPV", Integer.toString(question.lines()));
    options.put("UCI_ShowWDL", "true");
    Lines lines = new Lines(question.position());
    try {
      engineFor(question.options())
          .analyze(
              new UciAnalyst.Question(
                  question.start(), question.moves(), question.position().isChess960(), options),
              line -> {
                lines.add(line);
                news.accept(lines::insight);
              },
              wanted);
    } catch (PlayerException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** The newest of each line. */
  private static final class Lines {
    private final Position root;
    private final Map<Integer, EngineLine> newest = new TreeMap<>();

    Lines(Position root) {
      this.root = root.copy();
    }

    synchronized void add(EngineLine line) {
      newest.put(line.number(), line);
    }

    synchronized Insight insight() {
      List<Insight.LineView> views = new ArrayList<>();
      newest.values().forEach(line -> views.add(view(line.thought())));
      Optional<EngineLine> best = Optional.ofNullable(newest.get(1));
      if (best.isEmpty()) {
        return Insight.NONE;
      }
      Thought thought = best.get().thought();
      return new Insight(
          views.getFirst().cp(),
          views.getFirst().mate(),
          thought.depth().orElse(0),
          thought.selectiveDepth().orElse(0),
          thought.nodes().orElse(0),
          thought.nodesPerSecond().orElse(0),
          best.get().hashFull(),
          best.get().tbHits(),
          thought.millis().orElse(0),
          chances(best.get().wdl()),
          views,
          Optional.empty());
    }

    private Insight.LineView view(Thought thought) {
      WhiteScore score =
          thought
              .score()
              .map(own -> WhiteScore.of(own, root.sideToMove()))
              .orElse(new WhiteScore(OptionalInt.empty(), OptionalInt.empty()));
      List<String> san = MoveTexts.san(root, thought.line());
      return new Insight.LineView(
          score.cp(),
          score.mate(),
          thought.depth().orElse(0),
          thought.line().subList(0, san.size()),
          san);
    }

    private List<Integer> chances(List<Integer> own) {
      return root.sideToMove() == Color.WHITE ? own : own.reversed();
    }
  }

  @Override
  public void stop() {
    engine.stop();
  }

  @Override
  public void close() {
    engine.close();
  }
}
