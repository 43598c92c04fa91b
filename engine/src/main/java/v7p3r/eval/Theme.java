package v7p3r.eval;

import java.util.List;
import java.util.Locale;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrence;
import v7p3r.eval.context.Occurrences;

/**
 * The registry of evaluation themes, for everything but play itself: explaining, switching,
 * pricing, tuning. In play {@link ThemeCalls} calls the same methods directly, for speed; a test
 * proves that both agree.
 */
public enum Theme {
  MATERIAL("Material", "men counted at their worth", Group.PRIMARY, Group.PIECE, -3000, 3000),
  PIECE_SQUARES(
      "Piece placement",
      "men on squares that suit them in this phase",
      Group.PRIMARY,
      Group.PIECE,
      -300,
      300),
  TEMPO("Right to move", "the right to move", Group.TEMPO, Group.PIECE, 5, 20),
  PASSED_PAWNS(
      "Passed pawns",
      "pawns that no enemy pawn can stop any more",
      Group.SECONDARY,
      Group.PAWN,
      5,
      160),
  PROTECTED_PASSED_PAWNS(
      "Protected passed pawns",
      "passed pawns defended by a pawn",
      Group.SECONDARY,
      Group.PAWN,
      5,
      80),
  OUTSIDE_PASSED_PAWNS(
      "Outside passed pawns",
      "passed pawns far from all other pawns: they draw the king away",
      Group.SECONDARY,
      Group.PAWN,
      0,
      30),
  ISOLATED_PAWNS(
      "Isolated pawns",
      "pawns with no friendly pawn on a neighboring file",
      Group.SECONDARY,
      Group.PAWN,
      -30,
      -5),
  BACKWARD_PAWNS(
      "Backward pawns",
      "pawns left behind their neighbors that cannot safely advance",
      Group.SECONDARY,
      Group.PAWN,
      -25,
      -5),
  DOUBLED_PAWNS(
      "Doubled pawns",
      "pawns behind another own pawn on the file",
      Group.SECONDARY,
      Group.PAWN,
      -20,
      -5),
  CONNECTED_PAWNS(
      "Connected pawns", "pawns abreast or defended by a pawn", Group.SECONDARY, Group.PAWN, 0, 60),
  PAWN_CHAINS(
      "Pawn chains",
      "diagonal chains of pawns that defend each other",
      Group.SECONDARY,
      Group.PAWN,
      3,
      8),
  HANGING_PAWNS(
      "Hanging pawns",
      "two pawns abreast on half-open files without other neighbors",
      Group.SECONDARY,
      Group.PAWN,
      -15,
      15),
  PAWN_MAJORITY(
      "Pawn majority", "more pawns than the enemy on a wing", Group.SECONDARY, Group.PAWN, 0, 30),
  CENTER_CONTROL(
      "Pawns in the center",
      "pawns on the center squares or attacking them",
      Group.SECONDARY,
      Group.PAWN,
      0,
      20),
  PASSED_PAWN_ADVANCE(
      "Way of the passed pawns",
      "how free the way of a passed pawn is and how near the kings are",
      Group.SECONDARY,
      Group.PAWN,
      -80,
      100),
  BISHOP_PAIR(
      "Bishop pair", "two bishops that cover both colors", Group.SECONDARY, Group.PIECE, 30, 50),
  OUTPOSTS(
      "Outposts",
      "minors on or near squares that no enemy pawn can attack",
      Group.SECONDARY,
      Group.PIECE,
      5,
      40),
  BAD_BISHOP(
      "Good and bad bishops",
      "own pawns fixed on the bishop's color",
      Group.SECONDARY,
      Group.PIECE,
      -40,
      0),
  ROOK_FILES(
      "Rooks on open files",
      "rooks on open and half-open files",
      Group.SECONDARY,
      Group.PIECE,
      8,
      30),
  ROOK_ON_SEVENTH(
      "Rooks on the seventh",
      "rooks on the enemy's second rank",
      Group.SECONDARY,
      Group.PIECE,
      15,
      50),
  DOUBLED_ROOKS("Doubled rooks", "two rooks on one file", Group.SECONDARY, Group.PIECE, 10, 25),
  BATTERY(
      "Queen batteries",
      "queen and bishop or rook on one line at the enemy king",
      Group.SECONDARY,
      Group.PIECE,
      0,
      40),
  MOBILITY(
      "Freedom of the pieces",
      "safe squares that each piece can go to",
      Group.SECONDARY,
      Group.PIECE,
      -50,
      80),
  TRAPPED_PIECES(
      "Trapped pieces",
      "pieces shut in without a safe square",
      Group.SECONDARY,
      Group.PIECE,
      -150,
      -15),
  SPACE("Space", "safe room behind the pawns in the center", Group.SECONDARY, Group.PIECE, 0, 30),
  CASTLING(
      "Castling", "castling rights held and the castled king", Group.SECONDARY, Group.KING, 0, 25),
  PAWN_SHELTER(
      "King's pawn shelter",
      "own pawns in front of the king",
      Group.SECONDARY,
      Group.KING,
      -70,
      66),
  PAWN_STORM(
      "Pawn storm",
      "enemy pawns coming at the king, own pawns at the enemy's",
      Group.SECONDARY,
      Group.KING,
      -100,
      40),
  KING_EXPOSURE(
      "Open files at the king", "open files next to the king", Group.SECONDARY, Group.KING, -50, 0),
  KING_ATTACK(
      "Attack on the king",
      "attackers of the king's zone, more than the sum of them",
      Group.SECONDARY,
      Group.KING,
      0,
      500),
  ESCAPE_SQUARES(
      "Escape squares of the king",
      "safe squares that the king can go to",
      Group.SECONDARY,
      Group.KING,
      -15,
      15),
  BACK_RANK(
      "Weak back rank",
      "a king shut in on its back rank with heavy enemies about",
      Group.SECONDARY,
      Group.KING,
      -80,
      0),
  KING_ACTIVITY(
      "Active king",
      "a king near the center and the pawns in the ending",
      Group.SECONDARY,
      Group.KING,
      0,
      40),
  PROMOTION_THREAT(
      "Pawns about to queen",
      "pawns that queen by force: one step away, or outside the square",
      Group.SECONDARY,
      Group.KING,
      0,
      300),
  OPPOSITION(
      "Opposition",
      "kings face each other in a pawn ending and the enemy must give way",
      Group.SECONDARY,
      Group.KING,
      0,
      50),
  KING_RACE(
      "Race in the pawn ending",
      "in pawn endings, the king first at the enemy's pawns, the pawn first to queen",
      Group.SECONDARY,
      Group.KING,
      0,
      100),
  DRIVE_KING(
      "Bare king driven to the edge",
      "a bare king, or one with a last minor, driven to the edge, where it can be mated",
      Group.TEMPO,
      Group.KING,
      0,
      6200),
  THREATS(
      "Threats",
      "men attacked by men of lesser worth, and pawn pushes that will",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      150),
  HANGING_PIECES(
      "Hanging pieces",
      "men attacked and not defended enough",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      60),
  FORKS(
      "Forks",
      "one man attacks two that it would like to take",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      150),
  ABSOLUTE_PINS(
      "Pins against the king",
      "enemy men pinned against their king",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      100),
  RELATIVE_PINS(
      "Pins against queen and rook",
      "enemy men pinned against a queen or rook",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      60),
  SKEWERS(
      "Skewers",
      "a slider attacks a queen or rook that shields another man",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      80),
  DISCOVERED_ATTACKS(
      "Discovered attacks",
      "own men that can step off a line onto the enemy queen or a rook",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      60),
  DISCOVERED_CHECKS(
      "Discovered checks",
      "own men that can step off a line onto the enemy king",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      100),
  MATE_THREATS(
      "Mate threats",
      "squares where a supported queen or rook would mate",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      100),
  COUNTERPLAY(
      "Counterplay",
      "threats of the side whose king is under attack",
      Group.SECONDARY,
      Group.TACTIC,
      0,
      40),
  DRAWISH_MATERIAL(
      "Drawish material",
      "endings that are hard to win: only a part of the whole score counts, nothing is added",
      Group.TEMPO,
      Group.KING,
      -600,
      0);

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

  private final String title;
  private final String meaning;
  private final Group designGroup;
  private final Group subject;
  private final int expectedMin;
  private final int expectedMax;

  Theme(String title, String meaning, Group designGroup, Group subject, int min, int max) {
    this.title = title;
    this.meaning = meaning;
    this.designGroup = designGroup;
    this.subject = subject;
    this.expectedMin = min;
    this.expectedMax = max;
  }

  /** The name in options and files: {@code passed-pawns}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name for people: {@code Passed pawns}. */
  public String title() {
    return title;
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

  /** The packed score for one side, positive when good for that side. */
  public int score(EvalContext context, int us) {
    return ThemeCalls.score(this, context, us);
  }

  /**
   * The cases that the score for one side is made of, with their squares: the scores add up to
   * {@link #score}. Not for play, it makes lists.
   */
  public List<Occurrence> occurrences(EvalContext context, int us) {
    Occurrences told = new Occurrences();
    ThemeCalls.tell(this, context, us, told);
    return told.list();
  }
}
