package v7p3r.lab.profile;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.desc.WinProbability;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;
import v7p3r.lab.schema.GameName;
import v7p3r.notation.Fen;
import v7p3r.profile.EffortCsv;
import v7p3r.profile.Split;
import v7p3r.search.effort.MoveRule;
import v7p3r.search.effort.MoveTrial;

/** Late moves that were tried in games with warm tables, one line a move. */
final class MovesLayer implements Layer {
  private static final List<Column> COLUMNS = Column.of(DataLayer.MOVES);

  private final TrialPlan plan;

  MovesLayer(TrialPlan plan) {
    this.plan = plan;
  }

  @Override
  public String name() {
    return DataLayer.MOVES.key();
  }

  @Override
  public List<String> files() {
    return List.of(DataLayer.MOVES.csv());
  }

  @Override
  public String header(int file) {
    return Stream.concat(
            COLUMNS.stream().map(Column::label), DataLayer.MOVES.featureColumns().stream())
        .collect(Collectors.joining(",", "", "\n"));
  }

  @Override
  public List<String> settings() {
    return List.of("nodes " + plan.nodes(), "one_in " + plan.oneIn());
  }

  @Override
  public LayerChoice choice() {
    return new LayerChoice(DataLayer.MOVES.name(), plan.nodes(), 0, plan.oneIn(), false);
  }

  @Override
  public Worker worker() {
    TrialGame game = new TrialGame(plan);
    RootEffort effort = new RootEffort();
    return (sample, texts) -> {
      int[] positions = {0};
      game.play(
          sample.position(),
          lot(sample),
          (root, trials) -> {
            Root here = Root.of(sample.origin(), root, effort);
            trials.forEach(trial -> append(here, trial, texts[0]));
            positions[0] += trials.isEmpty() ? 0 : 1;
          });
      return positions[0];
    };
  }

  private static long lot(Sample start) {
    return start.origin().game().hashCode() * 1_000_003L + start.origin().ply();
  }

  /** Where the rows of a search come from; the split goes by the game that all began with. */
  private record Root(
      String fen,
      String source,
      String game,
      int ply,
      String phase,
      String split,
      float pes,
      long flags) {
    static Root of(EffortCsv.Origin origin, Position root, RootEffort effort) {
      effort.look(root);
      return new Root(
          Fen.format(root),
          origin.source(),
          GameName.playedFrom(origin.game(), origin.ply()),
          root.gamePly(),
          GamePart.of(root).label(),
          Split.of(origin.game()).label(),
          effort.pes(),
          effort.flags());
    }
  }

  private static void append(Root root, MoveTrial trial, StringBuilder text) {
    for (Column column : COLUMNS) {
      text.append(column == Column.FEN ? "" : ",").append(value(column, root, trial));
    }
    for (int fact : trial.facts()) {
      text.append(',').append(fact);
    }
    text.append('\n');
  }

  private static String value(Column column, Root root, MoveTrial trial) {
    return switch (column) {
      case FEN -> root.fen;
      case SOURCE -> root.source;
      case GAME -> root.game;
      case PLY -> Integer.toString(root.ply);
      case PHASE -> root.phase;
      case SPLIT -> root.split;
      case PES -> number(root.pes);
      case THEMES -> Long.toString(root.flags);
      case RULE -> trial.rule().key();
      case WEIGHT -> Integer.toString(trial.weight());
      case TREE_PLY -> Integer.toString(trial.ply());
      case NEW_DEPTH -> Integer.toString(trial.newDepth());
      case FORMULA -> Integer.toString(trial.formula());
      case USUAL_PLIES -> Integer.toString(trial.usualPlies());
      case ALPHA -> Integer.toString(trial.alpha());
      default -> found(column, trial);
    };
  }

  private static String found(Column column, MoveTrial trial) {
    return switch (column) {
      case GAIN -> number(gain(trial));
      case RAISES -> trial.raises(0) ? "1" : "0";
      case RAISES_1 -> trial.raises(1) ? "1" : "0";
      case RAISES_2 -> trial.raises(2) ? "1" : "0";
      case FOUND -> Integer.toString(trial.found());
      case MISSED -> Integer.toString(missed(trial));
      case LOST -> number(isLost(trial) ? gain(trial) : 0);
      case SPENT ->
          Long.toString(trial.rule() == MoveRule.REDUCED ? trial.nodes()[plies(trial)] : 0);
      default -> Long.toString(trial.nodes()[Column.OF_REDUCTIONS.indexOf(column)]);
    };
  }

  private static double gain(MoveTrial trial) {
    return WinProbability.of(trial.score()) - WinProbability.of(trial.alpha());
  }

  private static int plies(MoveTrial trial) {
    return Math.min(trial.usualPlies(), MoveTrial.MOST_PLIES);
  }

  private static boolean isLost(MoveTrial trial) {
    return trial.rule() == MoveRule.REDUCED
        ? trial.missesForGood(plies(trial))
        : trial.isLeftOutForGood();
  }

  private static int missed(MoveTrial trial) {
    int missed = 0;
    for (int plies = 0; plies <= MoveTrial.MOST_PLIES; plies++) {
      missed |= trial.missesForGood(plies) ? 1 << plies : 0;
    }
    return missed;
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.5f", value);
  }
}
