package v7p3r.lab.train;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * A profiled folder whose truth is known: labels follow a formula of a few features plus noise of a
 * known size, so it can be told how well a perfect model would predict them.
 */
public final class SyntheticProfile {
  /** The deviation of what cannot be predicted from a label before the search. */
  static final double NOISE = 0.06;

  private static final String DEEP_HEADER =
      "fen,source,game,ply,phase,split,n_ref,nodes,best_move,score,loss,loss_8t,r,f,v,c,y,y_live,"
          + "improves,legal_moves,captures,checks,doubled_pawns,isolated_pawns,attackers_king,"
          + "undefended_pieces,material_diff,tension_score,in_check,move_number,live_depth,"
          + "live_stable_iterations,live_best_share,live_chance_drop,live_hand_rule\n";
  private static final String WIDE_HEADER =
      "fen,legal_moves,captures,checks,doubled_pawns,isolated_pawns,attackers_king,"
          + "undefended_pieces,tt_hit_rate,eval_time_us,pruning_rate,eval_volatility,nps,"
          + "depth_reached,score,result,source,game,ply,phase,split,nodes,log_time_per_node,"
          + "material_diff,tension_score,in_check,move_number,efficiency,time_pawn_chains_us\n";
  private static final List<String> PHASES = List.of("opening", "middlegame", "endgame");
  private static final int POSITIONS_A_GAME = 10;
  private static final int CHECKPOINTS = 7;
  private static final int USUAL = 3;
  private static final int DEPTHS = 6;
  private static final long REFERENCE = 262_144;
  private static final int LONG_ONE_IN = 10;

  private final SplittableRandom random;
  private final SplittableRandom split;
  private int legalMoves;
  private int captures;
  private int checks;
  private int attackers;
  private int loose;
  private int doubled;
  private int isolated;
  private int materialDiff;
  private int moveNumber;
  private double truth;
  private double label;

  private SyntheticProfile(long seed) {
    random = new SplittableRandom(seed);
    split = new SplittableRandom(~seed);
  }

  /** Writes both layers. */
  public static Path write(Path folder, int games, long seed) throws IOException {
    Files.createDirectories(folder);
    SyntheticProfile profile = new SyntheticProfile(seed);
    try (BufferedWriter deep = Files.newBufferedWriter(folder.resolve("deep.csv"));
        BufferedWriter wide = Files.newBufferedWriter(folder.resolve("effort_dataset.csv"))) {
      deep.write(DEEP_HEADER);
      wide.write(WIDE_HEADER);
      for (int game = 0; game < games; game++) {
        String set = profile.split.nextInt(5) == 0 ? "validation" : "train";
        for (int i = 0; i < POSITIONS_A_GAME; i++) {
          profile.drawPosition();
          profile.writeDeep(deep, "g" + game, 2 * i, set);
          profile.writeWide(wide, "g" + game, 2 * i, set);
        }
      }
    }
    return folder;
  }

  private void drawPosition() {
    moveNumber = 1 + random.nextInt(60);
    legalMoves = 5 + random.nextInt(45);
    captures = random.nextInt(Math.min(9, legalMoves));
    checks = random.nextInt(4);
    attackers = random.nextInt(5);
    loose = random.nextInt(4);
    doubled = random.nextInt(4);
    isolated = random.nextInt(5);
    materialDiff = random.nextInt(10);
    truth = 0.05 + 0.35 * tension() + 0.06 * attackers + 0.05 * loose - 0.01 * materialDiff;
    truth = Math.clamp(moveNumber < 8 ? truth / 2 : truth, 0.02, 0.9);
    label = Math.clamp(truth + NOISE * random.nextGaussian(), 0, 1);
  }

  private double tension() {
    return (double) (captures + checks) / legalMoves;
  }

  private int phase() {
    return moveNumber < 12 ? 0 : moveNumber < 36 ? 1 : 2;
  }

  private String fen() {
    return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 " + moveNumber;
  }

  private String features() {
    return text(legalMoves, captures, checks, doubled, isolated, attackers, loose);
  }

  private String furtherFeatures() {
    return text(materialDiff, tension(), random.nextInt(2), moveNumber);
  }

  private void writeDeep(BufferedWriter out, String game, int ply, String set) throws IOException {
    String further = furtherFeatures();
    long reference = split.nextInt(LONG_ONE_IN) == 0 ? 8 * REFERENCE : REFERENCE;
    for (int i = 0; i < CHECKPOINTS; i++) {
      double done = i / (CHECKPOINTS - 1.0);
      int stable = random.nextInt(1 + 2 * i + 1);
      double share = random.nextDouble();
      double drop = 0.2 * random.nextDouble();
      double live = label * (1 - done) * (1.2 - 0.6 * share) + 0.5 * drop * (1 - done);
      double labelLive = Math.clamp(live + 0.03 * random.nextGaussian(), 0, 1);
      double loss = (i == USUAL ? label : labelLive) / 2; // of what is worth the full label
      out.write(
          text(fen(), "games", game, ply, PHASES.get(phase()), set, reference)
              + ","
              + text(reference >> CHECKPOINTS - 1 - i, "e2e4", 20, loss, 0, 0, 0, 0, 0.5)
              + ","
              + text(label, labelLive, random.nextDouble() < labelLive ? 1 : 0)
              + ","
              + features()
              + ","
              + further
              + ","
              + text(4 + 2 * i, stable, share, drop, 1.5 - share + drop)
              + "\n");
    }
  }

  private void writeWide(BufferedWriter out, String game, int ply, String set) throws IOException {
    String further = furtherFeatures();
    for (int depth = 1; depth <= DEPTHS; depth++) {
      double logTime = -7 + 0.02 * legalMoves + 0.1 * doubled + 0.1 * random.nextGaussian();
      out.write(
          text(fen(), features(), 0.3, 1.5, 0.8, 12, 1e6 * random.nextDouble(), depth, 20, 0.5)
              + ","
              + text("games", game, ply, PHASES.get(phase()), set, 1_000L * depth, logTime)
              + ","
              + further
              + ","
              + text(0.2, 0.3)
              + "\n");
    }
  }

  private static String text(Object... cells) {
    StringBuilder text = new StringBuilder();
    for (Object cell : cells) {
      text.append(text.isEmpty() ? "" : ",");
      text.append(cell instanceof Double d ? String.format(Locale.ROOT, "%.6g", d) : cell);
    }
    return text.toString();
  }

  /** For trials by hand: folder, games, seed. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]));
  }
}
