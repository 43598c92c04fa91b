package v7p3r.desc;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.Evaluator;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.PawnStructure;
import v7p3r.eval.context.Weights;

/**
 * Works out what is known of a position before it is searched. One instance a thread; it allocates
 * nothing after it is made.
 */
public final class PriorFeatures {
  /** Length of the array to fill. */
  public static final int COUNT = Feature.prior().size();

  private static final int LAST_MOVE_NUMBER = 100;
  private static final int MUCH_MOBILITY = 12;
  private static final int BAD_BISHOP_PAWNS = 3;
  private static final float PAWN_VALUE = PieceType.value(PieceType.PAWN);

  private final EvalContext context = new EvalContext();
  private final int[] weights = Weights.tuned().toArray();
  private final Evaluator evaluator;
  private final int[] moves = new int[256];

  public PriorFeatures() {
    this(new Evaluator());
  }

  /** With an evaluator that nobody else uses at the same time. */
  public PriorFeatures(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Fills an array for a position of which nothing was known before. */
  public void extract(Position position, float[] features) {
    extract(position, CarryOver.NONE, features);
  }

  /** Fills an array of {@link #COUNT} numbers; the position is the same afterwards. */
  public void extract(Position position, CarryOver before, float[] features) {
    assert features.length >= COUNT;
    context.look(position, weights);
    lookAtMoves(position, features);
    lookAtPawns(features);
    lookAtPieces(position, features);
    lookAtKings(position, features);
    lookAtMaterial(position, features);
    lookAtGame(position, features);
    lookBack(position, before, features);
    derive(features);
  }

  private void lookAtMoves(Position position, float[] features) {
    int end = MoveGenerator.legal(position, moves, 0);
    int captures = 0;
    int checks = 0;
    int winning = 0;
    int safeChecks = 0;
    int promotions = 0;
    int recaptures = 0;
    int last = position.lastMove();
    int taken = last != Move.NONE && Move.isCapture(last) ? Move.to(last) : Square.NONE;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      promotions += Move.isPromotion(move) ? 1 : 0;
      if (Move.isCapture(move)) {
        captures++;
        winning += position.see(move, 1) ? 1 : 0;
        recaptures += Move.to(move) == taken ? 1 : 0;
      }
      if (position.givesCheck(move)) {
        checks++;
        safeChecks += position.see(move, 0) ? 1 : 0;
      }
    }
    put(features, Feature.LEGAL_MOVES, end);
    put(features, Feature.CAPTURES, captures);
    put(features, Feature.CHECKS, checks);
    put(features, Feature.WINNING_CAPTURES, winning);
    put(features, Feature.SAFE_CHECKS, safeChecks);
    put(features, Feature.PROMOTIONS, promotions);
    put(features, Feature.RECAPTURES, recaptures);
    put(features, Feature.IN_CHECK, position.inCheck() ? 1 : 0);
  }

  private void lookAtPawns(float[] features) {
    int us = context.position().sideToMove();
    long white = context.pawns(Color.WHITE);
    long black = context.pawns(Color.BLACK);
    int pawns = Bitboard.count(white | black);
    int guarded =
        Bitboard.count(white & context.pawnAttacks(Color.WHITE))
            + Bitboard.count(black & context.pawnAttacks(Color.BLACK));
    int links =
        PawnStructure.chainLinks(white, Color.WHITE) + PawnStructure.chainLinks(black, Color.BLACK);
    long doubled =
        PawnStructure.doubled(white, Color.WHITE) | PawnStructure.doubled(black, Color.BLACK);
    long isolated = PawnStructure.isolated(white) | PawnStructure.isolated(black);
    long backward =
        PawnStructure.backward(context, Color.WHITE) | PawnStructure.backward(context, Color.BLACK);
    int passed = Bitboard.count(PawnStructure.passed(context, us));
    int passedEnemies = Bitboard.count(PawnStructure.passed(context, us ^ 1));
    put(features, Feature.PAWNS, pawns);
    put(features, Feature.DOUBLED_PAWNS, Bitboard.count(doubled));
    put(features, Feature.ISOLATED_PAWNS, Bitboard.count(isolated));
    put(features, Feature.BACKWARD_PAWNS, Bitboard.count(backward));
    put(features, Feature.BLOCKED_PAWNS, 2 * Bitboard.count(Bitboard.north(white) & black));
    put(features, Feature.PAWN_CHAIN_INTEGRITY, pawns == 0 ? 0 : (float) guarded / pawns);
    put(features, Feature.PAWN_CHAIN_LINKS, links);
    put(features, Feature.PASSED_PAWNS, passed);
    put(features, Feature.PASSED_ENEMY_PAWNS, passedEnemies);
    put(features, Feature.HAS_PAWN_CHAINS, links > 0 ? 1 : 0);
    put(features, Feature.HAS_PASSED_PAWNS, passed + passedEnemies > 0 ? 1 : 0);
  }

  private void lookAtPieces(Position position, float[] features) {
    int us = position.sideToMove();
    int them = us ^ 1;
    int mobility = mobility(us);
    int difference = Math.abs(mobility - mobility(them));
    put(features, Feature.UNDEFENDED_PIECES, undefended(us));
    put(features, Feature.UNDEFENDED_ENEMY_PIECES, undefended(them));
    put(features, Feature.HANGING_PIECES, hanging(us));
    put(features, Feature.HANGING_ENEMY_PIECES, hanging(them));
    put(features, Feature.PINNED_PIECES, Bitboard.count(context.pinned(us)));
    put(features, Feature.PINNED_ENEMY_PIECES, Bitboard.count(context.pinned(them)));
    put(features, Feature.MOBILITY, mobility);
    put(features, Feature.MOBILITY_DIFF, difference);
    put(features, Feature.POSITION_NEEDS_MOBILITY, difference >= MUCH_MOBILITY ? 1 : 0);
    boolean pair = context.hasBishopPair(us) || context.hasBishopPair(them);
    put(features, Feature.HAS_BISHOP_PAIR, pair ? 1 : 0);
    put(features, Feature.POSITION_HAS_BAD_BISHOP, hasBadBishop(us) || hasBadBishop(them) ? 1 : 0);
    put(features, Feature.OPPOSITE_BISHOPS, context.hasOppositeBishops() ? 1 : 0);
  }

  private int undefended(int side) {
    return Bitboard.count(context.officers(side) & ~context.attacked(side));
  }

  private int hanging(int side) {
    long men = context.officers(side) | context.pawns(side);
    return Bitboard.count(men & context.attacked(side ^ 1) & ~context.attacked(side));
  }

  private int mobility(int side) {
    int squares = 0;
    int end = context.endOfOfficers(side, PieceType.QUEEN);
    for (int slot = context.firstOfficer(side, PieceType.KNIGHT); slot < end; slot++) {
      squares += Bitboard.count(context.officerAttacks(slot) & context.mobilityArea(side));
    }
    return squares;
  }

  private boolean hasBadBishop(int side) {
    long bishops = context.pieces(side, PieceType.BISHOP);
    if (Bitboard.count(bishops) != 1) {
      return false;
    }
    long color =
        (bishops & Bitboard.LIGHT_SQUARES) != 0 ? Bitboard.LIGHT_SQUARES : Bitboard.DARK_SQUARES;
    long pawns = context.pawns(side) & color;
    long blocked = pawns & Bitboard.backward(side, context.occupied());
    return Bitboard.count(pawns) >= BAD_BISHOP_PAWNS && blocked != 0;
  }

  private void lookAtKings(Position position, float[] features) {
    int us = position.sideToMove();
    int attackers = attackersOfKing(us);
    int enemyAttackers = attackersOfKing(us ^ 1);
    put(features, Feature.ATTACKERS_KING, attackers);
    put(features, Feature.ATTACKERS_ENEMY_KING, enemyAttackers);
    put(features, Feature.HAS_KING_ATTACK, attackers > 1 || enemyAttackers > 1 ? 1 : 0);
    put(features, Feature.SHELTER, shelter(us));
    put(features, Feature.ENEMY_SHELTER, shelter(us ^ 1));
    put(features, Feature.POSITION_IS_ENDGAME_OPPOSITION, areKingsOpposed(position) ? 1 : 0);
  }

  private int attackersOfKing(int side) {
    long zone = context.kingZone(side);
    int attackers = 0;
    int end = context.endOfOfficers(side ^ 1, PieceType.QUEEN);
    for (int slot = context.firstOfficer(side ^ 1, PieceType.KNIGHT); slot < end; slot++) {
      attackers += (context.officerAttacks(slot) & zone) != 0 ? 1 : 0;
    }
    return attackers;
  }

  /** Pawns on the two ranks before the king, on its file and beside it. */
  private int shelter(int side) {
    long king = Bitboard.of(context.king(side));
    long near = Bitboard.forward(side, king | Bitboard.sideways(king));
    return Bitboard.count(context.pawns(side) & (near | Bitboard.forward(side, near)));
  }

  private boolean areKingsOpposed(Position position) {
    int white = context.king(Color.WHITE);
    int black = context.king(Color.BLACK);
    long pawns = context.pawns(Color.WHITE) | context.pawns(Color.BLACK);
    boolean faced =
        Square.file(white) == Square.file(black) || Square.rank(white) == Square.rank(black);
    return position.phase() == 0
        && pawns != 0
        && faced
        && (Square.distance(white, black) & 1) == 0
        && (Attacks.between(white, black) & pawns) == 0;
  }

  private void lookAtMaterial(Position position, float[] features) {
    int white = 0;
    int black = 0;
    for (int type = PieceType.PAWN; type < PieceType.KING; type++) {
      white += position.count(Piece.of(Color.WHITE, type)) * PieceType.value(type);
      black += position.count(Piece.of(Color.BLACK, type)) * PieceType.value(type);
    }
    put(features, Feature.MATERIAL_DIFF, Math.abs(white - black) / PAWN_VALUE);
    put(features, Feature.TOTAL_MATERIAL, (white + black) / PAWN_VALUE);
    put(features, Feature.PIECES_LEFT, Math.min(position.phase(), Position.FULL_PHASE));
    put(features, Feature.QUEENS, Bitboard.count(position.piecesOfType(PieceType.QUEEN)));
  }

  private void lookAtGame(Position position, float[] features) {
    double chance = WinProbability.of(evaluator.evaluate(position));
    put(features, Feature.CASTLING_RIGHTS, Integer.bitCount(position.castlingRights()));
    put(features, Feature.QUIET_PLIES, position.rule50());
    put(features, Feature.MOVE_NUMBER, Math.min(position.fullMoveNumber(), LAST_MOVE_NUMBER));
    put(features, Feature.STATIC_CHANCE, (float) chance);
    put(features, Feature.STATIC_CERTAINTY, (float) Math.abs(2 * chance - 1));
  }

  private static void lookBack(Position position, CarryOver before, float[] features) {
    float now = get(features, Feature.STATIC_CHANCE);
    float then = before.isKnown() ? (float) before.chance() : now;
    boolean surprised = before.reply() != Move.NONE && before.reply() != position.lastMove();
    put(features, Feature.CARRY_KNOWN, before.isKnown() ? 1 : 0);
    put(features, Feature.CARRY_CHANCE, then);
    put(features, Feature.CARRY_STEP, now - then);
    put(features, Feature.CARRY_SURPRISE, surprised ? 1 : 0);
  }

  private static void derive(float[] features) {
    float moves = get(features, Feature.LEGAL_MOVES);
    float captures = get(features, Feature.CAPTURES);
    float attackers = get(features, Feature.ATTACKERS_KING);
    float total = get(features, Feature.TOTAL_MATERIAL);
    float forcing = captures + get(features, Feature.CHECKS);
    put(features, Feature.TENSION_SCORE, moves == 0 ? 0 : forcing / moves);
    put(features, Feature.KING_DANGER, attackers * (8 - get(features, Feature.SHELTER)));
    put(
        features,
        Feature.MATERIAL_COMPLEXITY,
        total == 0 ? 0 : get(features, Feature.MATERIAL_DIFF) / total);
    put(features, Feature.CAPTURES_X_ATTACKERS, captures * attackers);
  }

  private static float get(float[] features, Feature feature) {
    return features[feature.index()];
  }

  private static void put(float[] features, Feature feature, float value) {
    features[feature.index()] = value;
  }
}
