package v7p3r.lab.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.schema.GameName;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.profile.EffortCsv;
import v7p3r.profile.Split;

/** Searches to the reference node count, one line a checkpoint, and one an iteration. */
final class DeepLayer implements Layer {
  private static final List<Column> FACTS = Column.of(DataLayer.DEEP);
  private static final String ITERATIONS = "iterations.csv";

  private final long reference;
  private final double verifyShare;
  private final int longOneIn;
  private final boolean inPlay;

  /**
   * With a reference node count.
   *
   * @param longOneIn one game in this number is profiled with eight times the nodes; 0 for none
   * @param inPlay whether a game is played from each position on, and profiled in its course
   */
  DeepLayer(long reference, double verifyShare, int longOneIn, boolean inPlay) {
    this.reference = reference;
    this.verifyShare = verifyShare;
    this.longOneIn = longOneIn;
    this.inPlay = inPlay;
  }

  @Override
  public String name() {
    return DataLayer.DEEP.key();
  }

  @Override
  public List<String> files() {
    return List.of(DataLayer.DEEP.csv(), ITERATIONS);
  }

  @Override
  public String header(int file) {
    Stream<String> names =
        file == 1
            ? Column.OF_ITERATIONS.stream().map(Column::label)
            : Stream.concat(FACTS.stream().map(Column::label), features().map(Feature::column));
    return names.collect(Collectors.joining(",", "", "\n"));
  }

  /** Only games that are played here have the moves that a trend comes from. */
  private Stream<Feature> features() {
    return Stream.concat(
        DataLayer.DEEP.features().stream(), inPlay ? Feature.trend().stream() : Stream.empty());
  }

  @Override
  public List<String> settings() {
    List<String> settings = new ArrayList<>();
    settings.add(Column.N_REF + " " + reference);
    settings.add("verify_share " + verifyShare);
    settings.add("long_one_in " + longOneIn);
    if (inPlay) {
      settings.add("in_play");
      settings.add(GameGradient.setting());
    }
    return settings;
  }

  @Override
  public LayerChoice choice() {
    return new LayerChoice(DataLayer.DEEP.name(), reference, verifyShare, longOneIn, inPlay);
  }

  @Override
  public Worker worker() {
    DeepProfile usual = new DeepProfile(reference, verifyShare);
    DeepProfile longer = longOneIn == 0 ? usual : new DeepProfile(8 * reference, verifyShare);
    return inPlay ? gameWorker(usual, longer) : positionWorker(usual, longer);
  }

  private Worker positionWorker(DeepProfile usual, DeepProfile longer) {
    PriorFeatures extractor = new PriorFeatures();
    float[] prior = new float[PriorFeatures.COUNT];
    return (sample, texts) -> {
      DeepProfile profile = isLong(sample) ? longer : usual;
      if (sample.position().legalMoves().size() < 2) {
        return 0; // nothing to decide
      }
      Optional<DeepProfile.Result> result = profile.of(sample.position());
      if (result.isEmpty()) {
        return 0;
      }
      extractor.extract(sample.position(), profile.carryOver(sample.position()), prior);
      append(sample, sample.origin().game(), prior, new float[0], result.get(), texts);
      return 1;
    };
  }

  private Worker gameWorker(DeepProfile usual, DeepProfile longer) {
    WarmGame usualGame = new WarmGame(usual);
    WarmGame longerGame = longer == usual ? usualGame : new WarmGame(longer);
    GameGradient.Source gradient = GameGradient.source();
    PriorFeatures extractor = new PriorFeatures();
    float[] prior = new float[PriorFeatures.COUNT];
    return (sample, texts) -> {
      WarmGame game = isLong(sample) ? longerGame : usualGame;
      int[] positions = {0};
      game.play(
          sample.position(),
          lot(sample),
          (position, before, result) -> {
            extractor.extract(position, before, prior);
            float[] trend = {gradient.of(position)};
            append(in(sample, position), sample.origin().game(), prior, trend, result, texts);
            positions[0]++;
          });
      return positions[0];
    };
  }

  /** Apart from what decides whether a game is long. */
  private static int lot(Sample start) {
    return Integer.reverse(start.origin().game().hashCode()) + start.origin().ply();
  }

  /**
   * A position of the game that was played from a sample on. That game is called after the sample's
   * and the half move that it begins at; its result is not known yet.
   */
  private static Sample in(Sample start, Position position) {
    EffortCsv.Origin origin = start.origin();
    String game = GameName.playedFrom(origin.game(), origin.ply());
    return new Sample(
        position, new EffortCsv.Origin(origin.source(), game, position.gamePly(), ""));
  }

  private boolean isLong(Sample sample) {
    return longOneIn > 0 && Math.floorMod(sample.origin().game().hashCode(), longOneIn) == 0;
  }

  /** All that comes from one game stays in one part of the split, also games played from it on. */
  private static void append(
      Sample sample,
      String splitBy,
      float[] prior,
      float[] trend,
      DeepProfile.Result result,
      StringBuilder[] texts) {
    String fen = Fen.format(sample.position());
    String split = Split.of(splitBy).label();
    for (int i = 0; i < Checkpoints.COUNT; i++) {
      StringBuilder text = texts[0];
      int checkpoint = i;
      text.append(
          FACTS.stream()
              .map(
                  column ->
                      switch (column) {
                        case FEN -> fen;
                        case SPLIT -> split;
                        default -> fact(column, sample, result, checkpoint);
                      })
              .collect(Collectors.joining(",")));
      for (float value : prior) {
        EffortCsv.number(text, value);
      }
      for (float value : result.live()[i]) {
        EffortCsv.number(text, value);
      }
      for (float value : trend) {
        EffortCsv.number(text, value);
      }
      text.append('\n');
    }
    for (Snapshot snapshot : result.iterations()) {
      texts[1].append(
          Column.OF_ITERATIONS.stream()
              .map(column -> fact(column, sample, result, snapshot))
              .collect(Collectors.joining(",", "", "\n")));
    }
  }

  /** What a checkpoint found. */
  private static String fact(Column column, Sample sample, DeepProfile.Result result, int i) {
    EffortLabel label = result.label();
    return switch (column) {
      case NODES -> Long.toString(Checkpoints.nodes(i, result.reference()));
      case BEST_MOVE -> UciMove.format(sample.position(), result.curve().moves()[i]);
      case SCORE -> Integer.toString(result.at()[i].score());
      case LOSS -> number(result.curve().losses()[i]);
      case LOSS_8T -> number(result.curve().last());
      case RISK -> number(label.risk());
      case FLIP -> number(label.flip());
      case VOLATILITY -> number(label.volatility());
      case COST -> number(label.cost());
      case TARGET -> number(label.target());
      case LIVE_TARGET -> number(result.labels()[i].target());
      case IMPROVES -> EffortLabel.improves(i, result.curve()) ? "1" : "0";
      default -> place(column, sample, result);
    };
  }

  /** What an iteration found. */
  private static String fact(
      Column column, Sample sample, DeepProfile.Result result, Snapshot snapshot) {
    return switch (column) {
      case DEPTH -> Integer.toString(snapshot.depth());
      case NODES -> Long.toString(snapshot.nodes());
      case BEST_MOVE -> UciMove.format(sample.position(), snapshot.move());
      case SCORE -> Integer.toString(snapshot.score());
      case FAIL_LOWS -> Integer.toString(snapshot.failLows());
      case FAIL_HIGHS -> Integer.toString(snapshot.failHighs());
      case BEST_SHARE -> Integer.toString(snapshot.bestShare());
      default -> place(column, sample, result);
    };
  }

  /** Where a row comes from. */
  private static String place(Column column, Sample sample, DeepProfile.Result result) {
    EffortCsv.Origin origin = sample.origin();
    return switch (column) {
      case SOURCE -> origin.source();
      case GAME -> origin.game();
      case PLY -> Integer.toString(origin.ply());
      case PHASE -> GamePart.of(sample.position()).label();
      case N_REF -> Long.toString(result.reference());
      default -> throw new IllegalArgumentException("no value for the column " + column);
    };
  }

  private static String number(double value) {
    StringBuilder text = new StringBuilder();
    EffortCsv.number(text, (float) value);
    return text.substring(1);
  }
}
