package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import v7p3r.board.Bitboard;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
import v7p3r.eval.context.Weight;
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
 * The calls of all themes: for play, those that are on and belong together, in one go; for
 * everything else one theme by itself, what it is worth and which squares it speaks of.
 */
final class ThemeCalls {
  private static final long MATERIAL = 1L << 0;
  private static final long PIECE_SQUARES = 1L << 1;
  static final long TEMPO = 1L << 2;
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
  static final long MATE_THREATS = 1L << 45;
  private static final long COUNTERPLAY = 1L << 46;
  static final long DRAWISH_MATERIAL = 1L << 47;

  private ThemeCalls() {}

  // ---- For play ----

  /**
   * Themes that depend on nothing but pawns and the kings' wings: their sum is kept in the pawn
   * table.
   */
  static int pawnSkeleton(EvalContext context, long on) {
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
  static int kingsAmongPawns(EvalContext context, long on) {
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
   * <p>This method and {@link #tension} are longer than what the compiler inlines (325 bytes of
   * bytecode). Each is compiled by itself, and then small enough that all its themes are inlined
   * into it; in one method the last themes would be calls. One side at a time, so that both sides
   * run the same code.
   */
  static int standing(EvalContext context, long on, int us) {
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

  /**
   * Attacks, threats, and what lines and races decide, for one side.
   *
   * @param mateThreats gets the squares from which the side would give mate
   */
  static int tension(EvalContext context, long on, int us, int[] mateThreats) {
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
    if (isLateEnding(context, us)) {
      score += lateEnding(context, on, us);
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
      mateThreats[us] = MateThreats.count(context, us);
      score += mateThreats[us] * context.weight(Weight.MATE_THREAT);
    }
    if ((on & COUNTERPLAY) != 0) {
      score += Counterplay.score(context, us);
    }
    return score;
  }

  /** Nobody has a piece left, or the enemy one man at most: seldom, so it is out of the way. */
  private static boolean isLateEnding(EvalContext context, int us) {
    return context.position().phase() == 0 || Bitboard.count(context.pieces(us ^ 1)) <= 2;
  }

  /** Themes that are silent in all but late endings. */
  private static int lateEnding(EvalContext context, long on, int us) {
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

  // ---- One by one ----

  /** A theme's packed score for one side, positive when good for that side. */
  static int score(Theme theme, EvalContext context, int us) {
    return switch (theme) {
      case MATERIAL -> Material.score(context, us);
      case PIECE_SQUARES -> PieceSquares.score(context, us);
      case TEMPO -> Tempo.score(context, us);
      case PASSED_PAWNS -> PassedPawns.score(context, us);
      case PROTECTED_PASSED_PAWNS -> ProtectedPassedPawns.score(context, us);
      case OUTSIDE_PASSED_PAWNS -> OutsidePassedPawns.score(context, us);
      case ISOLATED_PAWNS -> IsolatedPawns.score(context, us);
      case BACKWARD_PAWNS -> BackwardPawns.score(context, us);
      case DOUBLED_PAWNS -> DoubledPawns.score(context, us);
      case CONNECTED_PAWNS -> ConnectedPawns.score(context, us);
      case PAWN_CHAINS -> PawnChains.score(context, us);
      case HANGING_PAWNS -> HangingPawns.score(context, us);
      case PAWN_MAJORITY -> PawnMajority.score(context, us);
      case CENTER_CONTROL -> CenterControl.score(context, us);
      case PASSED_PAWN_ADVANCE -> PassedPawnAdvance.score(context, us);
      case BISHOP_PAIR -> BishopPair.score(context, us);
      case OUTPOSTS -> Outposts.score(context, us);
      case BAD_BISHOP -> BadBishop.score(context, us);
      case ROOK_FILES -> RookFiles.score(context, us);
      case ROOK_ON_SEVENTH -> RookOnSeventh.score(context, us);
      case DOUBLED_ROOKS -> DoubledRooks.score(context, us);
      case BATTERY -> Battery.score(context, us);
      case MOBILITY -> Mobility.score(context, us);
      case TRAPPED_PIECES -> TrappedPieces.score(context, us);
      case SPACE -> Space.score(context, us);
      case CASTLING -> CastlingState.score(context, us);
      case PAWN_SHELTER -> PawnShelter.score(context, us);
      case PAWN_STORM -> PawnStorm.score(context, us);
      case KING_EXPOSURE -> KingExposure.score(context, us);
      case KING_ATTACK -> KingAttack.score(context, us);
      case ESCAPE_SQUARES -> EscapeSquares.score(context, us);
      case BACK_RANK -> BackRank.score(context, us);
      case KING_ACTIVITY -> KingActivity.score(context, us);
      case PROMOTION_THREAT -> PromotionThreat.score(context, us);
      case OPPOSITION -> Opposition.score(context, us);
      case KING_RACE -> KingRace.score(context, us);
      case DRIVE_KING -> DriveKing.score(context, us);
      case THREATS -> Threats.score(context, us);
      case HANGING_PIECES -> HangingPieces.score(context, us);
      case FORKS -> Forks.score(context, us);
      case ABSOLUTE_PINS -> AbsolutePins.score(context, us);
      case RELATIVE_PINS -> RelativePins.score(context, us);
      case SKEWERS -> Skewers.score(context, us);
      case DISCOVERED_ATTACKS -> DiscoveredAttacks.score(context, us);
      case DISCOVERED_CHECKS -> DiscoveredChecks.score(context, us);
      case MATE_THREATS -> MateThreats.score(context, us);
      case COUNTERPLAY -> Counterplay.score(context, us);
      case DRAWISH_MATERIAL -> Score.ZERO;
    };
  }

  /** Tells the cases that a theme's score for one side is made of. */
  static void tell(Theme theme, EvalContext context, int us, Occurrences told) {
    switch (theme) {
      case MATERIAL -> Material.tell(context, us, told);
      case PIECE_SQUARES -> PieceSquares.tell(context, us, told);
      case TEMPO -> Tempo.tell(context, us, told);
      case PASSED_PAWNS -> PassedPawns.tell(context, us, told);
      case PROTECTED_PASSED_PAWNS -> ProtectedPassedPawns.tell(context, us, told);
      case OUTSIDE_PASSED_PAWNS -> OutsidePassedPawns.tell(context, us, told);
      case ISOLATED_PAWNS -> IsolatedPawns.tell(context, us, told);
      case BACKWARD_PAWNS -> BackwardPawns.tell(context, us, told);
      case DOUBLED_PAWNS -> DoubledPawns.tell(context, us, told);
      case CONNECTED_PAWNS -> ConnectedPawns.tell(context, us, told);
      case PAWN_CHAINS -> PawnChains.tell(context, us, told);
      case HANGING_PAWNS -> HangingPawns.tell(context, us, told);
      case PAWN_MAJORITY -> PawnMajority.tell(context, us, told);
      case CENTER_CONTROL -> CenterControl.tell(context, us, told);
      case PASSED_PAWN_ADVANCE -> PassedPawnAdvance.tell(context, us, told);
      case BISHOP_PAIR -> BishopPair.tell(context, us, told);
      case OUTPOSTS -> Outposts.tell(context, us, told);
      case BAD_BISHOP -> BadBishop.tell(context, us, told);
      case ROOK_FILES -> RookFiles.tell(context, us, told);
      case ROOK_ON_SEVENTH -> RookOnSeventh.tell(context, us, told);
      case DOUBLED_ROOKS -> DoubledRooks.tell(context, us, told);
      case BATTERY -> Battery.tell(context, us, told);
      case MOBILITY -> Mobility.tell(context, us, told);
      case TRAPPED_PIECES -> TrappedPieces.tell(context, us, told);
      case SPACE -> Space.tell(context, us, told);
      case CASTLING -> CastlingState.tell(context, us, told);
      case PAWN_SHELTER -> PawnShelter.tell(context, us, told);
      case PAWN_STORM -> PawnStorm.tell(context, us, told);
      case KING_EXPOSURE -> KingExposure.tell(context, us, told);
      case KING_ATTACK -> KingAttack.tell(context, us, told);
      case ESCAPE_SQUARES -> EscapeSquares.tell(context, us, told);
      case BACK_RANK -> BackRank.tell(context, us, told);
      case KING_ACTIVITY -> KingActivity.tell(context, us, told);
      case PROMOTION_THREAT -> PromotionThreat.tell(context, us, told);
      case OPPOSITION -> Opposition.tell(context, us, told);
      case KING_RACE -> KingRace.tell(context, us, told);
      case DRIVE_KING -> DriveKing.tell(context, us, told);
      case THREATS -> Threats.tell(context, us, told);
      case HANGING_PIECES -> HangingPieces.tell(context, us, told);
      case FORKS -> Forks.tell(context, us, told);
      case ABSOLUTE_PINS -> AbsolutePins.tell(context, us, told);
      case RELATIVE_PINS -> RelativePins.tell(context, us, told);
      case SKEWERS -> Skewers.tell(context, us, told);
      case DISCOVERED_ATTACKS -> DiscoveredAttacks.tell(context, us, told);
      case DISCOVERED_CHECKS -> DiscoveredChecks.tell(context, us, told);
      case MATE_THREATS -> MateThreats.tell(context, us, told);
      case COUNTERPLAY -> Counterplay.tell(context, us, told);
      case DRAWISH_MATERIAL -> {}
    }
  }
}
