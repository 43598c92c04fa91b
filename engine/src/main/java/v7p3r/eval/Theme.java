package v7p3r.eval;

import java.util.Locale;
import v7p3r.eval.context.EvalContext;
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

/**
 * The registry of evaluation themes, for everything but play itself: explaining, switching,
 * pricing, tuning. {@link Evaluator} calls the same methods directly, for speed; a test proves that
 * both agree.
 */
public enum Theme {
  MATERIAL("men counted at their worth", Group.PRIMARY, Group.PIECE, -3000, 3000, Material::score),
  PIECE_SQUARES(
      "men on squares that suit them in this phase",
      Group.PRIMARY,
      Group.PIECE,
      -300,
      300,
      PieceSquares::score),
  TEMPO("the right to move", Group.TEMPO, Group.PIECE, 5, 20, Tempo::score),
  PASSED_PAWNS(
      "pawns that no enemy pawn can stop any more",
      Group.SECONDARY,
      Group.PAWN,
      5,
      160,
      PassedPawns::score),
  PROTECTED_PASSED_PAWNS(
      "passed pawns defended by a pawn",
      Group.SECONDARY,
      Group.PAWN,
      5,
      80,
      ProtectedPassedPawns::score),
  OUTSIDE_PASSED_PAWNS(
      "passed pawns far from all other pawns: they draw the king away",
      Group.SECONDARY,
      Group.PAWN,
      0,
      30,
      OutsidePassedPawns::score),
  ISOLATED_PAWNS(
      "pawns with no friendly pawn on a neighboring file",
      Group.SECONDARY,
      Group.PAWN,
      -30,
      -5,
      IsolatedPawns::score),
  BACKWARD_PAWNS(
      "pawns left behind their neighbors that cannot safely advance",
      Group.SECONDARY,
      Group.PAWN,
      -25,
      -5,
      BackwardPawns::score),
  DOUBLED_PAWNS(
      "pawns behind another own pawn on the file",
      Group.SECONDARY,
      Group.PAWN,
      -20,
      -5,
      DoubledPawns::score),
  CONNECTED_PAWNS(
      "pawns abreast or defended by a pawn",
      Group.SECONDARY,
      Group.PAWN,
      0,
      60,
      ConnectedPawns::score),
  PAWN_CHAINS(
      "diagonal chains of pawns that defend each other",
      Group.SECONDARY,
      Group.PAWN,
      3,
      8,
      PawnChains::score),
  HANGING_PAWNS(
      "two pawns abreast on half-open files without other neighbors",
      Group.SECONDARY,
      Group.PAWN,
      -15,
      15,
      HangingPawns::score),
  PAWN_MAJORITY(
      "more pawns than the enemy on a wing",
      Group.SECONDARY,
      Group.PAWN,
      0,
      30,
      PawnMajority::score),
  CENTER_CONTROL(
      "pawns on the center squares or attacking them",
      Group.SECONDARY,
      Group.PAWN,
      0,
      20,
      CenterControl::score),
  PASSED_PAWN_ADVANCE(
      "how free the way of a passed pawn is and how near the kings are",
      Group.SECONDARY,
      Group.PAWN,
      -80,
      100,
      PassedPawnAdvance::score),
  BISHOP_PAIR(
      "two bishops that cover both colors",
      Group.SECONDARY,
      Group.PIECE,
      30,
      50,
      BishopPair::score),
  OUTPOSTS(
      "minors on or near squares that no enemy pawn can attack",
      Group.SECONDARY,
      Group.PIECE,
      5,
      40,
      Outposts::score),
  BAD_BISHOP(
      "own pawns fixed on the bishop's color",
      Group.SECONDARY,
      Group.PIECE,
      -40,
      0,
      BadBishop::score),
  ROOK_FILES(
      "rooks on open and half-open files", Group.SECONDARY, Group.PIECE, 8, 30, RookFiles::score),
  ROOK_ON_SEVENTH(
      "rooks on the enemy's second rank",
      Group.SECONDARY,
      Group.PIECE,
      15,
      50,
      RookOnSeventh::score),
  DOUBLED_ROOKS("two rooks on one file", Group.SECONDARY, Group.PIECE, 10, 25, DoubledRooks::score),
  BATTERY(
      "queen and bishop or rook on one line at the enemy king",
      Group.SECONDARY,
      Group.PIECE,
      0,
      40,
      Battery::score),
  MOBILITY(
      "safe squares that each piece can go to",
      Group.SECONDARY,
      Group.PIECE,
      -50,
      80,
      Mobility::score),
  TRAPPED_PIECES(
      "pieces shut in without a safe square",
      Group.SECONDARY,
      Group.PIECE,
      -150,
      -15,
      TrappedPieces::score),
  SPACE(
      "safe room behind the pawns in the center",
      Group.SECONDARY,
      Group.PIECE,
      0,
      30,
      Space::score),
  CASTLING(
      "castling rights held and the castled king",
      Group.SECONDARY,
      Group.KING,
      0,
      25,
      CastlingState::score),
  PAWN_SHELTER(
      "own pawns in front of the king", Group.SECONDARY, Group.KING, -70, 66, PawnShelter::score),
  PAWN_STORM(
      "enemy pawns coming at the king, own pawns at the enemy's",
      Group.SECONDARY,
      Group.KING,
      -100,
      40,
      PawnStorm::score),
  KING_EXPOSURE(
      "open files next to the king", Group.SECONDARY, Group.KING, -50, 0, KingExposure::score),
  KING_ATTACK(
      "attackers of the king's zone, more than the sum of them",
      Group.SECONDARY,
      Group.KING,
      0,
      500,
      KingAttack::score),
  ESCAPE_SQUARES(
      "safe squares that the king can go to",
      Group.SECONDARY,
      Group.KING,
      -15,
      15,
      EscapeSquares::score),
  BACK_RANK(
      "a king shut in on its back rank with heavy enemies about",
      Group.SECONDARY,
      Group.KING,
      -80,
      0,
      BackRank::score),
  KING_ACTIVITY(
      "a king near the center and the pawns in the ending",
      Group.SECONDARY,
      Group.KING,
      0,
      40,
      KingActivity::score),
  PROMOTION_THREAT(
      "pawns that queen by force: one step away, or outside the square",
      Group.SECONDARY,
      Group.KING,
      0,
      300,
      PromotionThreat::score),
  OPPOSITION(
      "kings face each other in a pawn ending and the enemy must give way",
      Group.SECONDARY,
      Group.KING,
      0,
      50,
      Opposition::score),
  KING_RACE(
      "in pawn endings, the king first at the enemy's pawns, the pawn first to queen",
      Group.SECONDARY,
      Group.KING,
      0,
      100,
      KingRace::score),
  DRIVE_KING(
      "a bare king driven to the edge, where it can be mated",
      Group.TEMPO,
      Group.KING,
      150,
      6200,
      DriveKing::score),
  THREATS(
      "men attacked by men of lesser worth, and pawn pushes that will",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      150,
      Threats::score),
  HANGING_PIECES(
      "men attacked and not defended enough",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      60,
      HangingPieces::score),
  FORKS(
      "one man attacks two that it would like to take",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      150,
      Forks::score),
  ABSOLUTE_PINS(
      "enemy men pinned against their king",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      100,
      AbsolutePins::score),
  RELATIVE_PINS(
      "enemy men pinned against a queen or rook",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      60,
      RelativePins::score),
  SKEWERS(
      "a slider attacks a queen or rook that shields another man",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      80,
      Skewers::score),
  DISCOVERED_ATTACKS(
      "own men that can step off a line onto the enemy queen or a rook",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      60,
      DiscoveredAttacks::score),
  DISCOVERED_CHECKS(
      "own men that can step off a line onto the enemy king",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      100,
      DiscoveredChecks::score),
  MATE_THREATS(
      "squares where a supported queen or rook would mate",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      100,
      MateThreats::score),
  COUNTERPLAY(
      "threats of the side whose king is under attack",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      40,
      Counterplay::score),
  DRAWISH_MATERIAL(
      "endings that are hard to win: only a part of the whole score counts, nothing is added",
      Group.TEMPO,
      Group.KING,
      -600,
      0,
      (context, us) -> Score.ZERO);

  /** Sets of themes that can be switched together: of the engine design, and by subject. */
  public enum Group {
    TEMPO("tempo-scoring"),
    PRIMARY("primary-scoring"),
    SECONDARY("secondary-scoring"),
    PAWN("pawn"),
    PIECE("piece"),
    KING("king"),
    TACTIC("tactic");

    private final String key;

    Group(String key) {
      this.key = key;
    }

    /** The name in options and files; no theme has the same. */
    public String key() {
      return key;
    }

    public boolean has(Theme theme) {
      return theme.designGroup == this || theme.subject == this;
    }
  }

  /** A theme's packed score for one side, positive when good for that side. */
  @FunctionalInterface
  interface Scorer {
    int score(EvalContext context, int us);
  }

  private final String meaning;
  private final Group designGroup;
  private final Group subject;
  private final int expectedMin;
  private final int expectedMax;
  private final Scorer scorer;

  Theme(String meaning, Group designGroup, Group subject, int min, int max, Scorer scorer) {
    this.meaning = meaning;
    this.designGroup = designGroup;
    this.subject = subject;
    this.expectedMin = min;
    this.expectedMax = max;
    this.scorer = scorer;
  }

  /** The name in options and files: {@code passed-pawns}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** One sentence of chess. */
  public String meaning() {
    return meaning;
  }

  /** Tempo, primary or secondary scoring of the engine design. */
  public Group designGroup() {
    return designGroup;
  }

  /** Pawn, piece, king or tactic. */
  public Group subject() {
    return subject;
  }

  /** The least that one occurrence should be worth, centipawns. */
  public int expectedMin() {
    return expectedMin;
  }

  /** The most that one occurrence should be worth, centipawns. */
  public int expectedMax() {
    return expectedMax;
  }

  /** The theme's bit in a {@link ThemeSet}. */
  public long bit() {
    return 1L << ordinal();
  }

  public int score(EvalContext context, int us) {
    return scorer.score(context, us);
  }
}
