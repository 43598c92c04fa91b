package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import v7p3r.board.Bitboard;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PawnTerrain;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.eval.king.BackRank;
import v7p3r.eval.king.CastlingState;
import v7p3r.eval.king.DriveKing;
import v7p3r.eval.king.EscapeSquares;
import v7p3r.eval.king.KingActivity;
import v7p3r.eval.king.KingAttack;
import v7p3r.eval.king.KingExposure;
import v7p3r.eval.king.KingRace;
import v7p3r.eval.king.Opposition;
import v7p3r.eval.king.PawnShelter;
import v7p3r.eval.king.PawnStorm;
import v7p3r.eval.king.PromotionThreat;
import v7p3r.eval.pawn.BackwardPawns;
import v7p3r.eval.pawn.CenterControl;
import v7p3r.eval.pawn.ConnectedPawns;
import v7p3r.eval.pawn.DoubledPawns;
import v7p3r.eval.pawn.HangingPawns;
import v7p3r.eval.pawn.IsolatedPawns;
import v7p3r.eval.pawn.OutsidePassedPawns;
import v7p3r.eval.pawn.PassedPawnAdvance;
import v7p3r.eval.pawn.PassedPawns;
import v7p3r.eval.pawn.PawnChains;
import v7p3r.eval.pawn.PawnMajority;
import v7p3r.eval.pawn.ProtectedPassedPawns;
import v7p3r.eval.piece.BadBishop;
import v7p3r.eval.piece.Battery;
import v7p3r.eval.piece.BishopPair;
import v7p3r.eval.piece.DoubledRooks;
import v7p3r.eval.piece.Material;
import v7p3r.eval.piece.Outposts;
import v7p3r.eval.piece.PieceSquares;
import v7p3r.eval.piece.RookFiles;
import v7p3r.eval.piece.RookOnSeventh;
import v7p3r.eval.piece.Space;
import v7p3r.eval.piece.Tempo;
import v7p3r.eval.piece.TrappedPieces;
import v7p3r.eval.tactic.AbsolutePins;
import v7p3r.eval.tactic.Counterplay;
import v7p3r.eval.tactic.DiscoveredAttacks;
import v7p3r.eval.tactic.DiscoveredChecks;
import v7p3r.eval.tactic.Forks;
import v7p3r.eval.tactic.HangingPieces;
import v7p3r.eval.tactic.MateThreats;
import v7p3r.eval.tactic.RelativePins;
import v7p3r.eval.tactic.Skewers;
import v7p3r.eval.tactic.Threats;

/**
 * The score of a position in centipawns: every theme that is on, for both sides, blended between
 * middlegame and endgame. One instance a thread; it allocates nothing after it is made.
 */
public final class Evaluator {
  private static final long MATERIAL = 1L << 0;
  private static final long PIECE_SQUARES = 1L << 1;
  private static final long TEMPO = 1L << 2;
  private static final long PASSED_PAWNS = 1L << 3;
  private static final long PROTECTED_PASSED_PAWNS = 1L << 4;
  private static final long OUTSIDE_PASSED_PAWNS = 1L << 5;
  private static final long ISOLATED_PAWNS = 1L << 6;
  private static final long BACKWARD_PAWNS = 1L << 7;
  private static final long DOUBLED_PAWNS = 1L << 8;
  private static final long CONNECTED_PAWNS = 1L << 9;
  private static final long PAWN_CHAINS = 1L << 10;
  private static final long HANGING_PAWNS = 1L << 11;
  private static final long PAWN_MAJORITY = 1L << 12;
  private static final long CENTER_CONTROL = 1L << 13;
  private static final long PASSED_PAWN_ADVANCE = 1L << 14;
  private static final long BISHOP_PAIR = 1L << 15;
  private static final long OUTPOSTS = 1L << 16;
  private static final long BAD_BISHOP = 1L << 17;
  private static final long ROOK_FILES = 1L << 18;
  private static final long ROOK_ON_SEVENTH = 1L << 19;
  private static final long DOUBLED_ROOKS = 1L << 20;
  private static final long BATTERY = 1L << 21;
  private static final long MOBILITY = 1L << 22;
  private static final long TRAPPED_PIECES = 1L << 23;
  private static final long SPACE = 1L << 24;
  private static final long CASTLING = 1L << 25;
  private static final long PAWN_SHELTER = 1L << 26;
  private static final long PAWN_STORM = 1L << 27;
  private static final long KING_EXPOSURE = 1L << 28;
  private static final long KING_ATTACK = 1L << 29;
  private static final long ESCAPE_SQUARES = 1L << 30;
  private static final long BACK_RANK = 1L << 31;
  private static final long KING_ACTIVITY = 1L << 32;
  private static final long PROMOTION_THREAT = 1L << 33;
  private static final long OPPOSITION = 1L << 34;
  private static final long KING_RACE = 1L << 35;
  private static final long DRIVE_KING = 1L << 36;
  private static final long THREATS = 1L << 37;
  private static final long HANGING_PIECES = 1L << 38;
  private static final long FORKS = 1L << 39;
  private static final long ABSOLUTE_PINS = 1L << 40;
  private static final long RELATIVE_PINS = 1L << 41;
  private static final long SKEWERS = 1L << 42;
  private static final long DISCOVERED_ATTACKS = 1L << 43;
  private static final long DISCOVERED_CHECKS = 1L << 44;
  private static final long MATE_THREATS = 1L << 45;
  private static final long COUNTERPLAY = 1L << 46;
  private static final long DRAWISH_MATERIAL = 1L << 47;

  private final EvalContext context = new EvalContext();

  /** By pawns and the wings of the kings. */
  private final PawnTable skeletons = new PawnTable();

  /** By pawns and the squares of the kings. */
  private final PawnTable shelters = new PawnTable();

  /** Squares from which each side would give mate in the position that was evaluated last. */
  private final int[] mateThreats = new int[2];

  private int[] weights;
  private long on;

  public Evaluator() {
    this(Weights.tuned(), ThemeSet.ALL);
  }

  public Evaluator(Weights weights, ThemeSet themes) {
    this.weights = weights.toArray();
    this.on = themes.bits();
  }

  public ThemeSet themes() {
    return ThemeSet.of(on);
  }

  /** Switches themes; what was cached for other sets is not used again. */
  public void use(ThemeSet themes) {
    if (themes.bits() != on) {
      on = themes.bits();
      forgetPawns();
    }
  }

  public void use(Weights weights) {
    this.weights = weights.toArray();
    forgetPawns();
  }

  private void forgetPawns() {
    skeletons.clear();
    shelters.clear();
  }

  /** Centipawns for the side to move. */
  public int evaluate(Position position) {
    context.look(position, weights);
    long key = PawnTable.keyByKings(context);
    if (!shelters.probe(key)) {
      scorePawns(key);
    }
    context.recallPawns(shelters.passedPawns(), shelters.outposts(), shelters.files());
    int score = shelters.score();
    score += scoreStanding(WHITE) - scoreStanding(BLACK);
    score += scoreTension(WHITE) - scoreTension(BLACK);
    int white = EndgameScale.blend(context, score, (on & DRAWISH_MATERIAL) != 0);
    return position.sideToMove() == WHITE ? white : -white;
  }

  /** What the right to move is worth in a position, in centipawns. */
  public int tempo(Position position) {
    return (on & TEMPO) == 0 ? 0 : EndgameScale.taper(position, weights[Weight.TEMPO.offset()]);
  }

  /** Whether a side threatens mate in the position that was evaluated last. */
  public boolean seesMateThreat(int side) {
    return (on & MATE_THREATS) != 0 && mateThreats[side] > 0;
  }

  private void scorePawns(long shelterKey) {
    long passed = PawnTerrain.passedPawns(context);
    long outposts = PawnTerrain.outposts(context);
    int files = PawnTerrain.files(context);
    context.recallPawns(passed, outposts, files);
    long key = PawnTable.keyByWings(context);
    if (!skeletons.probe(key)) {
      skeletons.store(key, scorePawnSkeleton(context, on));
    }
    int score = skeletons.score() + scoreKingsAmongPawns(context, on);
    shelters.store(shelterKey, score, passed, outposts, files);
  }

  /**
   * Themes that depend on nothing but pawns and the kings' wings: their sum is kept in the pawn
   * table.
   */
  private static int scorePawnSkeleton(EvalContext context, long on) {
    int score = Score.ZERO;
    if ((on & PIECE_SQUARES) != 0) {
      score += PieceSquares.scorePawns(context, WHITE) - PieceSquares.scorePawns(context, BLACK);
    }
    if ((on & PASSED_PAWNS) != 0) {
      score += PassedPawns.score(context, WHITE) - PassedPawns.score(context, BLACK);
    }
    if ((on & PROTECTED_PASSED_PAWNS) != 0) {
      score +=
          ProtectedPassedPawns.score(context, WHITE) - ProtectedPassedPawns.score(context, BLACK);
    }
    if ((on & OUTSIDE_PASSED_PAWNS) != 0) {
      score += OutsidePassedPawns.score(context, WHITE) - OutsidePassedPawns.score(context, BLACK);
    }
    if ((on & ISOLATED_PAWNS) != 0) {
      score += IsolatedPawns.score(context, WHITE) - IsolatedPawns.score(context, BLACK);
    }
    if ((on & BACKWARD_PAWNS) != 0) {
      score += BackwardPawns.score(context, WHITE) - BackwardPawns.score(context, BLACK);
    }
    if ((on & DOUBLED_PAWNS) != 0) {
      score += DoubledPawns.score(context, WHITE) - DoubledPawns.score(context, BLACK);
    }
    if ((on & CONNECTED_PAWNS) != 0) {
      score += ConnectedPawns.score(context, WHITE) - ConnectedPawns.score(context, BLACK);
    }
    if ((on & PAWN_CHAINS) != 0) {
      score += PawnChains.score(context, WHITE) - PawnChains.score(context, BLACK);
    }
    if ((on & HANGING_PAWNS) != 0) {
      score += HangingPawns.score(context, WHITE) - HangingPawns.score(context, BLACK);
    }
    if ((on & PAWN_MAJORITY) != 0) {
      score += PawnMajority.score(context, WHITE) - PawnMajority.score(context, BLACK);
    }
    if ((on & CENTER_CONTROL) != 0) {
      score += CenterControl.score(context, WHITE) - CenterControl.score(context, BLACK);
    }
    if ((on & SPACE) != 0) {
      score += Space.score(context, WHITE) - Space.score(context, BLACK);
    }
    return score;
  }

  /**
   * Themes that depend on nothing but pawns, the kings' squares and who has rooks or queens: kept
   * with these.
   */
  private static int scoreKingsAmongPawns(EvalContext context, long on) {
    int score = Score.ZERO;
    if ((on & PAWN_SHELTER) != 0) {
      score += PawnShelter.score(context, WHITE) - PawnShelter.score(context, BLACK);
    }
    if ((on & PAWN_STORM) != 0) {
      score += PawnStorm.score(context, WHITE) - PawnStorm.score(context, BLACK);
    }
    if ((on & KING_EXPOSURE) != 0) {
      score += KingExposure.score(context, WHITE) - KingExposure.score(context, BLACK);
    }
    if ((on & KING_ACTIVITY) != 0) {
      score += KingActivity.score(context, WHITE) - KingActivity.score(context, BLACK);
    }
    return score;
  }

  /**
   * What the pieces are worth and how they and the king stand, for one side.
   *
   * <p>This method and {@link #scoreTension} are longer than what the compiler inlines (325 bytes
   * of bytecode). Each is compiled by itself, and then small enough that all its themes are inlined
   * into it; in one method the last themes would be calls. One side at a time, so that both sides
   * run the same code.
   */
  private int scoreStanding(int us) {
    int score = Score.ZERO;
    if ((on & MATERIAL) != 0) {
      score += Material.score(context, us);
    }
    if ((on & PIECE_SQUARES) != 0) {
      score += context.squareScore(us) + PieceSquares.scoreKing(context, us);
    }
    if ((on & TEMPO) != 0) {
      score += Tempo.score(context, us);
    }
    if ((on & PASSED_PAWN_ADVANCE) != 0) {
      score += PassedPawnAdvance.score(context, us);
    }
    if ((on & BISHOP_PAIR) != 0) {
      score += BishopPair.score(context, us);
    }
    if ((on & OUTPOSTS) != 0) {
      score += Outposts.score(context, us);
    }
    if ((on & BAD_BISHOP) != 0) {
      score += BadBishop.score(context, us);
    }
    if ((on & ROOK_FILES) != 0) {
      score += RookFiles.score(context, us);
    }
    if ((on & ROOK_ON_SEVENTH) != 0) {
      score += RookOnSeventh.score(context, us);
    }
    if ((on & DOUBLED_ROOKS) != 0) {
      score += DoubledRooks.score(context, us);
    }
    if ((on & BATTERY) != 0) {
      score += Battery.score(context, us);
    }
    if ((on & MOBILITY) != 0) {
      score += context.mobilityScore(us);
    }
    if ((on & TRAPPED_PIECES) != 0) {
      score += TrappedPieces.score(context, us);
    }
    if ((on & CASTLING) != 0) {
      score += CastlingState.score(context, us);
    }
    if ((on & ESCAPE_SQUARES) != 0) {
      score += EscapeSquares.score(context, us);
    }
    return score;
  }

  /** Attacks, threats, and what lines and races decide, for one side. */
  private int scoreTension(int us) {
    int score = Score.ZERO;
    if ((on & KING_ATTACK) != 0) {
      score += KingAttack.score(context, us);
    }
    if ((on & BACK_RANK) != 0) {
      score += BackRank.score(context, us);
    }
    if ((on & PROMOTION_THREAT) != 0) {
      score += PromotionThreat.score(context, us);
    }
    if (isLateEnding(us)) {
      score += scoreLateEnding(us);
    }
    if ((on & THREATS) != 0) {
      score += Threats.score(context, us);
    }
    if ((on & HANGING_PIECES) != 0) {
      score += HangingPieces.score(context, us);
    }
    if ((on & FORKS) != 0) {
      score += Forks.score(context, us);
    }
    if ((on & ABSOLUTE_PINS) != 0) {
      score += AbsolutePins.score(context, us);
    }
    if ((on & RELATIVE_PINS) != 0) {
      score += RelativePins.score(context, us);
    }
    if ((on & SKEWERS) != 0) {
      score += Skewers.score(context, us);
    }
    if ((on & DISCOVERED_ATTACKS) != 0) {
      score += DiscoveredAttacks.score(context, us);
    }
    if ((on & DISCOVERED_CHECKS) != 0) {
      score += DiscoveredChecks.score(context, us);
    }
    if ((on & MATE_THREATS) != 0) {
      int mates = MateThreats.count(context, us);
      mateThreats[us] = mates;
      score += mates * context.weight(Weight.MATE_THREAT);
    }
    if ((on & COUNTERPLAY) != 0) {
      score += Counterplay.score(context, us);
    }
    return score;
  }

  /** Nobody has a piece left, or the enemy nothing at all: seldom, so it is kept out of the way. */
  private boolean isLateEnding(int us) {
    return context.position().phase() == 0 || !Bitboard.hasSeveral(context.pieces(us ^ 1));
  }

  /** Themes that are silent in all but late endings. */
  private int scoreLateEnding(int us) {
    int score = Score.ZERO;
    if ((on & OPPOSITION) != 0) {
      score += Opposition.score(context, us);
    }
    if ((on & KING_RACE) != 0) {
      score += KingRace.score(context, us);
    }
    if ((on & DRIVE_KING) != 0) {
      score += DriveKing.score(context, us);
    }
    return score;
  }
}
