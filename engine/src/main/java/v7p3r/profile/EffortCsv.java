package v7p3r.profile;

import java.util.List;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.desc.Feature;
import v7p3r.notation.Fen;

/** The text of {@code effort_dataset.csv}: one line for each position and depth. */
public final class EffortCsv {
  /** The columns that come first, for ever in this order. */
  private static final List<String> FIRST =
      List.of(
          "fen",
          "legal_moves",
          "captures",
          "checks",
          "doubled_pawns",
          "isolated_pawns",
          "attackers_king",
          "undefended_pieces",
          "tt_hit_rate",
          "eval_time_us",
          "pruning_rate",
          "eval_volatility",
          "nps",
          "depth_reached",
          "score",
          "result");

  private static final List<String> ORIGIN =
      List.of("source", "game", "ply", "phase", "split", "nodes", "log_time_per_node");

  private static final List<Feature> FIRST_PRIOR =
      Feature.prior().stream().filter(feature -> FIRST.contains(feature.column())).toList();
  private static final List<Feature> FIRST_PROFILED =
      Feature.profiled().stream().filter(feature -> FIRST.contains(feature.column())).toList();

  /**
   * Where a position comes from.
   *
   * @param source the kind of source, such as {@code pgn}
   * @param game names the game; positions of a game stay together in a split
   * @param ply half moves since the start of the game
   * @param result points of the side to move, empty if not known
   */
  public record Origin(String source, String game, int ply, String result) {
    /** Fields are separated by commas, so no field may have one. */
    public Origin {
      if ((source + game + result).indexOf(',') >= 0) {
        throw new IllegalArgumentException("expected no comma, found one in " + source + game);
      }
    }
  }

  private EffortCsv() {}

  public static String header() {
    StringBuilder text = new StringBuilder(1000).append(String.join(",", FIRST));
    text.append(',').append(String.join(",", ORIGIN));
    for (Feature feature : Feature.prior()) {
      text.append(FIRST_PRIOR.contains(feature) ? "" : "," + feature.column());
    }
    for (Feature feature : Feature.profiled()) {
      text.append(FIRST_PROFILED.contains(feature) ? "" : "," + feature.column());
    }
    return text.append('\n').toString();
  }

  /** Appends a line for each row. */
  public static void append(
      StringBuilder text,
      Position position,
      Origin origin,
      float[] prior,
      List<DepthProfile.Row> rows) {
    String fen = Fen.format(position);
    String part = GamePart.of(position).label();
    String split = Split.of(origin.game).label();
    for (DepthProfile.Row row : rows) {
      text.append(fen);
      for (Feature feature : FIRST_PRIOR) {
        number(text, prior[feature.index()]);
      }
      for (Feature feature : FIRST_PROFILED) {
        number(text, row.features()[feature.index()]);
      }
      text.append(',').append(row.depth()).append(',').append(row.score());
      text.append(',').append(origin.result).append(',').append(origin.source);
      text.append(',').append(origin.game).append(',').append(origin.ply);
      text.append(',').append(part).append(',').append(split).append(',').append(row.nodes());
      number(text, (float) row.logTimePerNode());
      appendOthers(text, Feature.prior(), FIRST_PRIOR, prior);
      appendOthers(text, Feature.profiled(), FIRST_PROFILED, row.features());
      text.append('\n');
    }
  }

  private static void appendOthers(
      StringBuilder text, List<Feature> all, List<Feature> first, float[] values) {
    for (int i = 0; i < values.length; i++) {
      if (!first.contains(all.get(i))) {
        number(text, values[i]);
      }
    }
  }

  /** A comma and a number, whole numbers without a point. */
  public static void number(StringBuilder text, float value) {
    text.append(',');
    if (value == (int) value) {
      text.append((int) value);
    } else {
      text.append(value);
    }
  }
}
