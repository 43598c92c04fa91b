package v7p3r.eval;

import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrences;
import v7p3r.eval.context.Score;
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

/** The methods of the themes: what each is worth, and which squares it speaks of. */
final class ThemeCalls {
  private ThemeCalls() {}

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
