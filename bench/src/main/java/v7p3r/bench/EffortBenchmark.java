package v7p3r.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.LiveFeatures;
import v7p3r.desc.PriorFeatures;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.EffortScratch;
import v7p3r.desc.model.ModelFile;
import v7p3r.desc.model.Stage;
import v7p3r.desc.model.StageParameters;
import v7p3r.search.Iteration;
import v7p3r.search.IterationFacts;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.tree.NegamaxSearch;

/**
 * From a position to its PES: features, classifier, regressor and calibration together, with the
 * spread of the times; {@code -prof gc} shows that nothing is allocated. Another folder of models:
 * {@code -p folder=...}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
public class EffortBenchmark {
  private static final int SEARCHED_NODES = 20_000;
  private static final int HASH_MEGABYTES = 1;

  /** A position and one of the iterations of its search. */
  private record Moment(Position position, IterationFacts facts, boolean isFirst) {}

  @Param("models/desc-v1.0")
  private String folder;

  /** Asks the regressor every time, instead of only where the classifier sees much effort. */
  @Param({"false", "true"})
  private boolean alwaysRefine;

  private final PriorFeatures priorFeatures = new PriorFeatures();
  private final LiveFeatures liveFeatures = new LiveFeatures();
  private final float[] features = new float[PriorFeatures.COUNT + LiveFeatures.COUNT];
  private EffortModel prior;
  private EffortModel live;
  private EffortScratch priorScratch;
  private EffortScratch liveScratch;
  private Position[] positions;
  private Moment[] moments;
  private int next;

  @Setup
  public void load() {
    List<String> names = new ArrayList<>(Feature.prior().stream().map(Feature::column).toList());
    prior = model(Stage.PRIOR, names);
    names.addAll(Feature.live().stream().map(Feature::column).toList());
    live = model(Stage.LIVE, names);
    priorScratch = prior.newScratch();
    liveScratch = live.newScratch();
    positions = positionsAfterEachMove();
    moments = moments();
  }

  private EffortModel model(Stage stage, List<String> names) {
    Path models = Path.of(folder);
    EffortModel trained = EffortModel.load(models, stage, names);
    if (!alwaysRefine) {
      return trained;
    }
    StageParameters given = trained.parameters();
    StageParameters refining =
        new StageParameters(
            0, 1, given.binEffort(), given.calibration(), given.pesScale(), given.labelEdges());
    return EffortModel.of(
        ModelFile.read(models.resolve(stage.classifierFile())),
        ModelFile.read(models.resolve(stage.regressorFile())),
        trained.scaler(),
        refining);
  }

  private static Position[] positionsAfterEachMove() {
    Position[] roots = BenchPositions.all();
    int[][] moves = BenchPositions.moves(roots);
    List<Position> after = new ArrayList<>(BenchPositions.MOVES);
    for (int i = 0; i < roots.length; i++) {
      for (int move : moves[i]) {
        Position position = roots[i].copy();
        position.make(move);
        after.add(position);
      }
    }
    return after.toArray(Position[]::new);
  }

  private static Moment[] moments() {
    List<Moment> moments = new ArrayList<>();
    NegamaxSearch search = new NegamaxSearch(HASH_MEGABYTES);
    for (Position position : BenchPositions.all()) {
      search.forget();
      search.prepare();
      search.search(
          position,
          Limits.toNodes(SEARCHED_NODES),
          new SearchListener() {
            private boolean isFirst = true;

            @Override
            public void onIteration(Iteration iteration) {}

            @Override
            public void onFacts(IterationFacts facts) {
              moments.add(new Moment(position, facts, isFirst));
              isFirst = false;
            }
          });
    }
    return moments.toArray(Moment[]::new);
  }

  /** What a search asks before it begins. */
  @Benchmark
  public float prior() {
    next = (next + 1) % positions.length;
    priorFeatures.extract(positions[next], features);
    return prior.pes(features, priorScratch);
  }

  /**
   * What it asks after an iteration; a search keeps the features of the position, this does not.
   */
  @Benchmark
  public float live() {
    next = (next + 1) % moments.length;
    Moment moment = moments[next];
    if (moment.isFirst) {
      liveFeatures.reset();
    }
    priorFeatures.extract(moment.position, features);
    liveFeatures.after(moment.facts, 1, features, PriorFeatures.COUNT);
    return live.pes(features, liveScratch);
  }
}
