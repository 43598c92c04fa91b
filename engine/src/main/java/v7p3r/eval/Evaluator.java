package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Score;
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
import v7p3r.eval.piece.Mobility;
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
  private final PawnTable pawnTable = new PawnTable();
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
      pawnTable.clear();
    }
  }

  public void use(Weights weights) {
    this.weights = weights.toArray();
    pawnTable.clear();
  }

  /** Centipawns for the side to move. */
  public int evaluate(Position position) {
    context.look(position, weights);
    int score = pawnTable.probe(position) ? pawnTable.score() : scorePawns(position);
    context.setPassedPawns(pawnTable.passedPawns());
    score += scorePieces(context, on);
    int white = EndgameScale.blend(context, score, (on & DRAWISH_MATERIAL) != 0);
    return position.sideToMove() == WHITE ? white : -white;
  }

  private int scorePawns(Position position) {
    long passed = PawnTable.findPassedPawns(context);
    context.setPassedPawns(passed);
    int score = scorePawnSkeleton(context, on);
    pawnTable.store(position, score, passed);
    return score;
  }

  /** Themes that depend on nothing but pawns: their sum is kept in the pawn table. */
  private static int scorePawnSkeleton(EvalContext context, long on) {
    int score = Score.ZERO;
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
    return score;
  }

  private static int scorePieces(EvalContext context, long on) {
    int score = Score.ZERO;
    if ((on & MATERIAL) != 0) {
      score += Material.score(context, WHITE) - Material.score(context, BLACK);
    }
    if ((on & PIECE_SQUARES) != 0) {
      score += PieceSquares.score(context, WHITE) - PieceSquares.score(context, BLACK);
    }
    if ((on & TEMPO) != 0) {
      score += Tempo.score(context, WHITE) - Tempo.score(context, BLACK);
    }
    if ((on & PASSED_PAWN_ADVANCE) != 0) {
      score += PassedPawnAdvance.score(context, WHITE) - PassedPawnAdvance.score(context, BLACK);
    }
    if ((on & BISHOP_PAIR) != 0) {
      score += BishopPair.score(context, WHITE) - BishopPair.score(context, BLACK);
    }
    if ((on & OUTPOSTS) != 0) {
      score += Outposts.score(context, WHITE) - Outposts.score(context, BLACK);
    }
    if ((on & BAD_BISHOP) != 0) {
      score += BadBishop.score(context, WHITE) - BadBishop.score(context, BLACK);
    }
    if ((on & ROOK_FILES) != 0) {
      score += RookFiles.score(context, WHITE) - RookFiles.score(context, BLACK);
    }
    if ((on & ROOK_ON_SEVENTH) != 0) {
      score += RookOnSeventh.score(context, WHITE) - RookOnSeventh.score(context, BLACK);
    }
    if ((on & DOUBLED_ROOKS) != 0) {
      score += DoubledRooks.score(context, WHITE) - DoubledRooks.score(context, BLACK);
    }
    if ((on & BATTERY) != 0) {
      score += Battery.score(context, WHITE) - Battery.score(context, BLACK);
    }
    if ((on & MOBILITY) != 0) {
      score += Mobility.score(context, WHITE) - Mobility.score(context, BLACK);
    }
    if ((on & TRAPPED_PIECES) != 0) {
      score += TrappedPieces.score(context, WHITE) - TrappedPieces.score(context, BLACK);
    }
    if ((on & SPACE) != 0) {
      score += Space.score(context, WHITE) - Space.score(context, BLACK);
    }
    if ((on & CASTLING) != 0) {
      score += CastlingState.score(context, WHITE) - CastlingState.score(context, BLACK);
    }
    if ((on & PAWN_SHELTER) != 0) {
      score += PawnShelter.score(context, WHITE) - PawnShelter.score(context, BLACK);
    }
    if ((on & PAWN_STORM) != 0) {
      score += PawnStorm.score(context, WHITE) - PawnStorm.score(context, BLACK);
    }
    if ((on & KING_EXPOSURE) != 0) {
      score += KingExposure.score(context, WHITE) - KingExposure.score(context, BLACK);
    }
    if ((on & KING_ATTACK) != 0) {
      score += KingAttack.score(context, WHITE) - KingAttack.score(context, BLACK);
    }
    if ((on & ESCAPE_SQUARES) != 0) {
      score += EscapeSquares.score(context, WHITE) - EscapeSquares.score(context, BLACK);
    }
    if ((on & BACK_RANK) != 0) {
      score += BackRank.score(context, WHITE) - BackRank.score(context, BLACK);
    }
    if ((on & KING_ACTIVITY) != 0) {
      score += KingActivity.score(context, WHITE) - KingActivity.score(context, BLACK);
    }
    if ((on & PROMOTION_THREAT) != 0) {
      score += PromotionThreat.score(context, WHITE) - PromotionThreat.score(context, BLACK);
    }
    if ((on & OPPOSITION) != 0) {
      score += Opposition.score(context, WHITE) - Opposition.score(context, BLACK);
    }
    if ((on & KING_RACE) != 0) {
      score += KingRace.score(context, WHITE) - KingRace.score(context, BLACK);
    }
    if ((on & DRIVE_KING) != 0) {
      score += DriveKing.score(context, WHITE) - DriveKing.score(context, BLACK);
    }
    if ((on & THREATS) != 0) {
      score += Threats.score(context, WHITE) - Threats.score(context, BLACK);
    }
    if ((on & HANGING_PIECES) != 0) {
      score += HangingPieces.score(context, WHITE) - HangingPieces.score(context, BLACK);
    }
    if ((on & FORKS) != 0) {
      score += Forks.score(context, WHITE) - Forks.score(context, BLACK);
    }
    if ((on & ABSOLUTE_PINS) != 0) {
      score += AbsolutePins.score(context, WHITE) - AbsolutePins.score(context, BLACK);
    }
    if ((on & RELATIVE_PINS) != 0) {
      score += RelativePins.score(context, WHITE) - RelativePins.score(context, BLACK);
    }
    if ((on & SKEWERS) != 0) {
      score += Skewers.score(context, WHITE) - Skewers.score(context, BLACK);
    }
    if ((on & DISCOVERED_ATTACKS) != 0) {
      score += DiscoveredAttacks.score(context, WHITE) - DiscoveredAttacks.score(context, BLACK);
    }
    if ((on & DISCOVERED_CHECKS) != 0) {
      score += DiscoveredChecks.score(context, WHITE) - DiscoveredChecks.score(context, BLACK);
    }
    if ((on & MATE_THREATS) != 0) {
      score += MateThreats.score(context, WHITE) - MateThreats.score(context, BLACK);
    }
    if ((on & COUNTERPLAY) != 0) {
      score += Counterplay.score(context, WHITE) - Counterplay.score(context, BLACK);
    }
    return score;
  }
}
