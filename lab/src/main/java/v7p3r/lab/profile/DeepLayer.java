package v7p3r.lab.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.schema.GameName;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.profile.EffortCsv;
import v7p3r.profile.Split;

/** Searches to the reference node count, one line a checkpoint, and one an iteration. */
final class DeepLayer implements Layer {
  private static final String COLUMNS =
      "fen,source,game,ply,phase,split,n_ref,nodes,best_move,score,loss,loss_8t,r,f,v,c,y,y_live,"
          + "improves";
  private static final String ITERATION_COLUMNS =
      "source,game,ply,n_ref,depth,nodes,best_move,score,fail_lows,fail_highs,best_share\n";

  private final long reference;
  private final double verifyShare;
  private final int longOneIn;
  private final boolean inPlay;

  /**
   * With a reference node count.
   *
   * @param longOneIn one game in so many is profiled with eight times the nodes; 0 for none
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
    return "deep";
  }

  @Override
  public List<String> files() {
    return List.of("deep.csv", "iterations.csv");
  }

  @Override
  public String header(int file) {
    if (file == 1) {
      return ITERATION_COLUMNS;
    }
    StringBuilder text = new StringBuilder(COLUMNS);
    Feature.prior().forEach(feature -> text.append(',').append(feature.column()));
    Feature.live().forEach(feature -> text.append(',').append(feature.column()));
    return text.append('\n').toString();
  }

  @Override
  public List<String> settings() {
    List<String> settings = new ArrayList<>();
    settings.add("n_ref " + reference);
    settings.add("verify_share " + verifyShare);
    settings.add("long_one_in " + longOneIn);
    if (inPlay) {
      settings.add("in_play");
    }
    return settings;
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
      append(sample, sample.origin().game(), prior, result.get(), texts);
      return 1;
    };
  }

  private Worker gameWorker(DeepProfile usual, DeepProfile longer) {
    WarmGame usualGame = new WarmGame(usual);
    WarmGame longerGame = longer == usual ? usualGame : new WarmGame(longer);
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
            append(in(sample, position), sample.origin().game(), prior, result, texts);
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
      DeepProfile.Result result,
      StringBuilder[] texts) {
    String fen = Fen.format(sample.position());
    EffortCsv.Origin origin = sample.origin();
    String place = origin.source() + ',' + origin.game() + ',' + origin.ply();
    String part = GamePart.of(sample.position()).label();
    String split = Split.of(splitBy).label();
    for (int i = 0; i < Checkpoints.COUNT; i++) {
      StringBuilder text = texts[0].append(fen).append(',').append(place);
      text.append(',').append(part).append(',').append(split);
      text.append(',').append(result.reference());
      text.append(',').append(Checkpoints.nodes(i, result.reference()));
      text.append(',').append(UciMove.format(sample.position(), result.curve().moves()[i]));
      text.append(',').append(result.at()[i].score());
      appendLabels(text, i, result);
      for (float value : prior) {
        EffortCsv.number(text, value);
      }
      for (float value : result.live()[i]) {
        EffortCsv.number(text, value);
      }
      text.append('\n');
    }
    for (Snapshot snapshot : result.iterations()) {
      StringBuilder text = texts[1].append(place).append(',').append(result.reference());
      text.append(',').append(snapshot.depth()).append(',').append(snapshot.nodes());
      text.append(',').append(UciMove.format(sample.position(), snapshot.move()));
      text.append(',').append(snapshot.score()).append(',').append(snapshot.failLows());
      text.append(',').append(snapshot.failHighs()).append(',').append(snapshot.bestShare());
      text.append('\n');
    }
  }

  private static void appendLabels(StringBuilder text, int i, DeepProfile.Result result) {
    EffortLabel label = result.label();
    EffortCsv.number(text, (float) result.curve().losses()[i]);
    EffortCsv.number(text, (float) result.curve().last());
    EffortCsv.number(text, (float) label.risk());
    EffortCsv.number(text, (float) label.flip());
    EffortCsv.number(text, (float) label.volatility());
    EffortCsv.number(text, (float) label.cost());
    EffortCsv.number(text, (float) label.target());
    EffortCsv.number(text, (float) result.labels()[i].target());
    EffortCsv.number(text, EffortLabel.improves(i, result.curve()) ? 1 : 0);
  }
}
