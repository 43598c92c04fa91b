package v7p3r.desc;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What can be known about the effort that a position takes. Features of a side are those of the
 * side to move, so a position and its mirror image have the same.
 */
public enum Feature {
  // ---- Prior: known before the first iteration, from the board and the move before ----
  LEGAL_MOVES(Kind.POSITION, "legal moves"),
  CAPTURES(Kind.POSITION, "legal moves that capture"),
  CHECKS(Kind.POSITION, "legal moves that give check"),
  DOUBLED_PAWNS(Kind.POSITION, "pawns of both sides with a friendly pawn before them on the file"),
  ISOLATED_PAWNS(
      Kind.POSITION, "pawns of both sides without a friendly pawn on a neighboring file"),
  ATTACKERS_KING(
      Kind.POSITION, "enemy pieces that attack the zone of the king of the side to move"),
  UNDEFENDED_PIECES(Kind.POSITION, "own pieces, pawns and king apart, that no own man defends"),
  MATERIAL_DIFF(Kind.POSITION, "difference of material in pawns, without its sign"),
  PAWN_CHAIN_INTEGRITY(Kind.POSITION, "share of all pawns that a pawn defends"),
  ATTACKERS_ENEMY_KING(Kind.POSITION, "own pieces that attack the zone of the enemy king"),
  UNDEFENDED_ENEMY_PIECES(Kind.POSITION, "enemy pieces that no enemy man defends"),
  HANGING_PIECES(Kind.POSITION, "own men attacked and not defended"),
  HANGING_ENEMY_PIECES(Kind.POSITION, "enemy men attacked and not defended"),
  WINNING_CAPTURES(Kind.POSITION, "captures that win material by exchange"),
  SAFE_CHECKS(Kind.POSITION, "checks that lose no material by exchange"),
  PROMOTIONS(Kind.POSITION, "legal promotions"),
  RECAPTURES(Kind.POSITION, "captures on the square that the last move took on"),
  IN_CHECK(Kind.POSITION, "1 if the side to move is in check"),
  PINNED_PIECES(Kind.POSITION, "own men pinned against their king"),
  PINNED_ENEMY_PIECES(Kind.POSITION, "enemy men pinned against their king"),
  PASSED_PAWNS(Kind.POSITION, "own passed pawns"),
  PASSED_ENEMY_PAWNS(Kind.POSITION, "enemy passed pawns"),
  BACKWARD_PAWNS(Kind.POSITION, "pawns of both sides left behind whose next square is guarded"),
  BLOCKED_PAWNS(Kind.POSITION, "pawns of both sides with an enemy pawn right before them"),
  PAWN_CHAIN_LINKS(Kind.POSITION, "pawns of both sides beyond the second of a diagonal row"),
  SHELTER(Kind.POSITION, "own pawns close before their king"),
  ENEMY_SHELTER(Kind.POSITION, "enemy pawns close before the enemy king"),
  MOBILITY_DIFF(Kind.POSITION, "difference of safe squares of all pieces, without its sign"),
  MOBILITY(Kind.POSITION, "safe squares of the pieces of the side to move"),
  TOTAL_MATERIAL(Kind.POSITION, "material of both sides in pawns, kings apart"),
  PIECES_LEFT(Kind.POSITION, "phase: 24 with all pieces, 0 in a pawn ending"),
  PAWNS(Kind.POSITION, "pawns of both sides"),
  QUEENS(Kind.POSITION, "queens of both sides"),
  OPPOSITE_BISHOPS(Kind.POSITION, "1 if each side has one bishop, on different colors"),
  CASTLING_RIGHTS(Kind.POSITION, "castling rights left, of both sides"),
  QUIET_PLIES(Kind.POSITION, "half moves since the last capture or pawn move"),
  MOVE_NUMBER(Kind.POSITION, "number of the move in the game, 100 at most"),
  STATIC_CHANCE(Kind.POSITION, "win probability of the static evaluation"),
  STATIC_CERTAINTY(Kind.POSITION, "how far that is from even, 0 to 1"),
  TENSION_SCORE(Kind.DERIVED, "(checks + captures) / legal moves"),
  KING_DANGER(Kind.DERIVED, "attackers_king x (8 - shelter)"),
  MATERIAL_COMPLEXITY(Kind.DERIVED, "material_diff / total_material"),
  CAPTURES_X_ATTACKERS(Kind.DERIVED, "captures x attackers_king"),
  HAS_PAWN_CHAINS(Kind.FLAG, "1 if three pawns of a side stand in a diagonal row"),
  HAS_KING_ATTACK(Kind.FLAG, "1 if two pieces of a side attack the zone of the enemy king"),
  HAS_PASSED_PAWNS(Kind.FLAG, "1 if a side has a passed pawn"),
  HAS_BISHOP_PAIR(Kind.FLAG, "1 if a side has bishops on both colors"),
  POSITION_HAS_BAD_BISHOP(
      Kind.GAP, "1 if three or more own pawns, one blocked, stand on the color of a lone bishop"),
  POSITION_NEEDS_MOBILITY(Kind.GAP, "1 if mobility_diff is 12 or more"),
  POSITION_IS_ENDGAME_OPPOSITION(
      Kind.GAP, "1 if kings in a pawn ending face each other over 1, 3 or 5 squares"),
  CARRY_KNOWN(Kind.CARRY, "1 if the side to move searched before the last move"),
  CARRY_CHANCE(Kind.CARRY, "win probability that it found then, static_chance if unknown"),
  CARRY_STEP(Kind.CARRY, "static_chance minus carry_chance"),
  CARRY_SURPRISE(Kind.CARRY, "1 if the last move is another than it expected"),

  // ---- Live: known after each iteration ----
  LIVE_BUDGET(Kind.ROOT, "log2 of the share of the planned budget that is spent"),
  LIVE_DEPTH(Kind.ROOT, "depth of the last iteration"),
  LIVE_SELECTIVE_EXCESS(Kind.ROOT, "selective depth minus depth"),
  LIVE_STABLE_ITERATIONS(Kind.ROOT, "iterations since the best move changed"),
  LIVE_FLIPS(Kind.ROOT, "changes of the best move from the third iteration on"),
  LIVE_FLIP_DISTANCE(Kind.ROOT, "log2 of nodes now by nodes at the last change"),
  LIVE_BEST_SHARE(Kind.ROOT, "share of nodes that the best move took"),
  LIVE_SECOND_SHARE(Kind.ROOT, "the largest share of another move"),
  LIVE_SPREAD(Kind.ROOT, "entropy of nodes over root moves, 0 to 1"),
  LIVE_CHANCE(Kind.ROOT, "win probability of the score"),
  LIVE_CERTAINTY(Kind.ROOT, "how far that is from even, 0 to 1"),
  LIVE_CHANCE_STEP(Kind.ROOT, "its change since the iteration before"),
  LIVE_CHANCE_DROP(Kind.ROOT, "best of the last four iterations minus the last"),
  LIVE_VOLATILITY(Kind.ROOT, "its standard deviation over the last four iterations"),
  LIVE_STATIC_GAP(Kind.ROOT, "win probability of the score minus that of the static evaluation"),
  LIVE_FAIL_LOWS(Kind.ROOT, "searches of this iteration that ended below their window"),
  LIVE_FAIL_HIGHS(Kind.ROOT, "searches of this iteration that ended above their window"),
  LIVE_RECENT_FAIL_LOWS(Kind.ROOT, "fail lows, those of each earlier iteration counting half"),
  LIVE_GROWTH(Kind.ROOT, "log2 of nodes of this iteration by those of the one before"),
  LIVE_NODES_A_DEPTH(Kind.ROOT, "log2 of all nodes divided by the depth"),
  LIVE_TT_HIT_RATE(Kind.ENGINE, "looks into the table that found the position"),
  LIVE_TT_COLLISION_RATE(Kind.ENGINE, "table entries that drove out another, by looks"),
  LIVE_PRUNING_RATE(Kind.ENGINE, "beta cutoffs by nodes"),
  LIVE_FIRST_MOVE_CUTOFFS(Kind.ENGINE, "cutoffs that the first move gave"),
  LIVE_QUIESCENCE_SHARE(Kind.ENGINE, "nodes of the quiescence search"),
  LIVE_HAND_RULE(Kind.ROOT, "factor that the hand-written time rule gives"),

  // ---- Profiled: known after a search to a depth; never an input of a model ----
  TT_HIT_RATE(Kind.PROFILE, "looks into the table that found the position"),
  EVAL_TIME_US(Kind.COST, "processor time of one evaluation, microseconds"),
  PRUNING_RATE(Kind.PROFILE, "beta cutoffs by nodes"),
  EVAL_VOLATILITY(Kind.PROFILE, "change of the score since the depth before, centipawns"),
  NPS(Kind.COST, "nodes a second of processor time"),
  TT_COLLISION_RATE(Kind.PROFILE, "table entries that drove out another, by looks"),
  FIRST_MOVE_CUTOFF_RATE(Kind.PROFILE, "cutoffs that the first move gave"),
  QUIESCENCE_SHARE(Kind.PROFILE, "nodes of the quiescence search"),
  EFFICIENCY(Kind.COST, "(tt_hit_rate x nps) / (eval_time_us + 1)"),
  TIME_PAWN_CHAINS_US(Kind.COST, "time of the theme pawn-chains for both sides, microseconds"),
  TIME_KING_ATTACK_US(Kind.COST, "time of the theme king-attack for both sides, microseconds"),
  TIME_BACKWARD_PAWNS_US(
      Kind.COST, "time of the theme backward-pawns for both sides, microseconds"),

  // ---- Trend: known before the first iteration where the moves of the game are known ----
  CARRY_GRADIENT(Kind.TREND, "growth of PES from own move to own move, over the last four");

  /** What a feature speaks of. */
  public enum Kind {
    /** Category A: what the board is doing. */
    POSITION,
    /** Computed from others of the position. */
    DERIVED,
    /** Whether a theme is present. */
    FLAG,
    /** Whether a thing is present that evaluations find hard. */
    GAP,
    /** What the search for the side's last move left behind. */
    CARRY,
    /** What the iterations at the root say. */
    ROOT,
    /** Category B, while the search goes on. */
    ENGINE,
    /** Category B, after a search to a fixed depth. */
    PROFILE,
    /** Measured with a clock: different in every run. */
    COST,
    /** How the game went so far; a column of its own, only where it was asked for. */
    TREND
  }

  private static final String LIVE_PREFIX = "live_";
  private static final List<Feature> PRIOR =
      Arrays.stream(values()).filter(Feature::isPrior).toList();
  private static final List<Feature> FLAGS =
      Arrays.stream(values()).filter(f -> f.kind == Kind.FLAG || f.kind == Kind.GAP).toList();
  private static final List<Feature> LIVE =
      Arrays.stream(values()).filter(Feature::isLive).toList();
  private static final List<Feature> TREND =
      Arrays.stream(values()).filter(feature -> feature.kind == Kind.TREND).toList();
  private static final List<Feature> PROFILED =
      Arrays.stream(values())
          .filter(feature -> !feature.isPrior() && !feature.isLive() && !TREND.contains(feature))
          .toList();

  static {
    for (List<Feature> stage : List.of(PRIOR, LIVE, PROFILED, TREND)) {
      for (Feature feature : stage) {
        feature.index = stage.indexOf(feature);
      }
    }
  }

  private final Kind kind;
  private final String meaning;

  /** Set once, when all features are known. */
  private int index;

  Feature(Kind kind, String meaning) {
    this.kind = kind;
    this.meaning = meaning;
  }

  /** Known before the first iteration, in the order of {@link PriorFeatures}. */
  public static List<Feature> prior() {
    return PRIOR;
  }

  /** Those that tell whether something is present on the board. */
  public static List<Feature> flags() {
    return FLAGS;
  }

  /** Known after each iteration, in the order of {@link LiveFeatures}. */
  public static List<Feature> live() {
    return LIVE;
  }

  /** Known after a search to a fixed depth, in the order of the columns of a profile. */
  public static List<Feature> profiled() {
    return PROFILED;
  }

  /** Known before the first iteration of a game whose moves are known. */
  public static List<Feature> trend() {
    return TREND;
  }

  public Kind kind() {
    return kind;
  }

  /** One sentence. */
  public String meaning() {
    return meaning;
  }

  /** The name of the column, and of the input of a model. */
  public String column() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name among the features of its stage. */
  public String key() {
    String column = column();
    return isLive() ? column.substring(LIVE_PREFIX.length()) : column;
  }

  public boolean isLive() {
    return kind == Kind.ROOT || kind == Kind.ENGINE;
  }

  public boolean isPrior() {
    return switch (kind) {
      case POSITION, DERIVED, FLAG, GAP, CARRY -> true;
      case ROOT, ENGINE, PROFILE, COST, TREND -> false;
    };
  }

  /** Where the feature stands in the array of its stage. */
  public int index() {
    return index;
  }
}
