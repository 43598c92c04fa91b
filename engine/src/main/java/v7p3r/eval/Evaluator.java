package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PawnTerrain;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;

/**
 * The score of a position in centipawns: every theme that is on, for both sides, blended between
 * middlegame and endgame. One instance a thread; it allocates nothing after it is made.
 */
public final class Evaluator {
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
    score += ThemeCalls.standing(context, on, WHITE) - ThemeCalls.standing(context, on, BLACK);
    score += tension(WHITE) - tension(BLACK);
    int white = EndgameScale.blend(context, score, (on & ThemeCalls.DRAWISH_MATERIAL) != 0);
    return position.sideToMove() == WHITE ? white : -white;
  }

  private int tension(int us) {
    return ThemeCalls.tension(context, on, us, mateThreats);
  }

  /** What the right to move is worth in a position, in centipawns. */
  public int tempo(Position position) {
    return (on & ThemeCalls.TEMPO) == 0
        ? 0
        : EndgameScale.taper(position, weights[Weight.TEMPO.offset()]);
  }

  /** Whether a side threatens mate in the position that was evaluated last. */
  public boolean seesMateThreat(int side) {
    return (on & ThemeCalls.MATE_THREATS) != 0 && mateThreats[side] > 0;
  }

  private void scorePawns(long shelterKey) {
    long passed = PawnTerrain.passedPawns(context);
    long outposts = PawnTerrain.outposts(context);
    int files = PawnTerrain.files(context);
    context.recallPawns(passed, outposts, files);
    long key = PawnTable.keyByWings(context);
    if (!skeletons.probe(key)) {
      skeletons.store(key, ThemeCalls.pawnSkeleton(context, on));
    }
    int score = skeletons.score() + ThemeCalls.kingsAmongPawns(context, on);
    shelters.store(shelterKey, score, passed, outposts, files);
  }
}
