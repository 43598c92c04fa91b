package v7p3r.eval.context;

import static v7p3r.eval.context.WeightTables.center;
import static v7p3r.eval.context.WeightTables.flat;
import static v7p3r.eval.context.WeightTables.kingSquares;
import static v7p3r.eval.context.WeightTables.line;
import static v7p3r.eval.context.WeightTables.pawnSquares;
import static v7p3r.eval.context.WeightTables.table;

/**
 * Every number of the evaluation, with the value of the engine design it starts from. Play uses the
 * tuned values of {@link Weights#tuned}; the same list serves tuner, configuration and documents.
 * Tables are indexed as their sentence says; ranks are counted from the side's own back rank, 0.
 */
public enum Weight {
  // Material and squares
  PIECE_VALUE(
      "a pawn, knight, bishop, rook, queen",
      table(100, 300, 325, 500, 900),
      table(100, 300, 325, 500, 900)),
  PAWN_SQUARES(
      "a pawn by square: kings on one wing, on different ones", pawnSquares(2), pawnSquares(6)),
  KNIGHT_SQUARES(
      "a knight by square: kings on one wing, on different ones", center(-30, 12), center(-30, 10)),
  BISHOP_SQUARES(
      "a bishop by square: kings on one wing, on different ones", center(-12, 6), center(-10, 4)),
  ROOK_SQUARES(
      "a rook by square: kings on one wing, on different ones", center(-4, 2), flat(128, 0)),
  QUEEN_SQUARES(
      "a queen by square: kings on one wing, on different ones", center(-8, 3), center(-20, 8)),
  KING_SQUARES(
      "a king by square: kings on one wing, on different ones", kingSquares(), center(-40, 14)),
  TEMPO("the right to move", 12, 8),

  // Pawns
  ISOLATED_PAWN(
      "no own pawn on a neighboring file: an enemy pawn ahead, none",
      table(-15, -22),
      table(-18, -26)),
  BACKWARD_PAWN(
      "no pawn can defend it or let it advance: an enemy pawn ahead, none",
      table(-10, -20),
      table(-10, -18)),
  DOUBLED_PAWN("a friendly pawn in front on the file", -10, -18),
  TRIPLED_PAWN("two or more own pawns in front on the file", -12, -20),
  PHALANX_PAWN(
      "a neighbor on the same rank, by rank",
      table(0, 3, 4, 8, 18, 40, 60, 0),
      table(0, 1, 3, 6, 18, 40, 60, 0)),
  SUPPORTED_PAWN(
      "defended by a pawn, by rank",
      table(0, 0, 8, 8, 12, 25, 45, 0),
      table(0, 0, 4, 5, 10, 25, 45, 0)),
  PAWN_CHAIN("each pawn of a diagonal row beyond the second", 5, 4),
  HANGING_PAWNS("a pair abreast on half-open files without other neighbors", -8, -12),
  PAWN_MAJORITY("pawns on more files of a wing than the enemy, none of them passed", 4, 14),
  CENTER_PAWN("a center square: with a pawn on it, attacked by a pawn", table(12, 6), table(0, 0)),

  // Passed pawns
  PASSED_PAWN(
      "a passed pawn by rank",
      table(0, 5, 8, 12, 30, 60, 110, 0),
      table(0, 12, 16, 30, 55, 100, 160, 0)),
  PROTECTED_PASSED_PAWN(
      "a passed pawn defended by a pawn, by rank",
      table(0, 5, 8, 10, 15, 20, 25, 0),
      table(0, 8, 10, 14, 20, 28, 35, 0)),
  OUTSIDE_PASSED_PAWN("a passed pawn three files or more from every enemy pawn", 5, 25),
  PASSED_BLOCKED(
      "an enemy man on the square in front, by rank",
      table(0, 0, -2, -6, -14, -24, -40, 0),
      table(0, -2, -6, -14, -28, -50, -75, 0)),
  PASSED_FREE_PATH(
      "no man and no enemy attack on the whole way, by rank",
      table(0, 0, 2, 6, 14, 30, 50, 0),
      table(0, 2, 6, 14, 30, 55, 90, 0)),
  PASSED_SAFE_STEP(
      "the next square is empty, and not attacked or defended, by rank",
      table(0, 0, 2, 4, 8, 15, 25, 0),
      table(0, 2, 4, 8, 15, 25, 40, 0)),
  PASSED_ROOK_BEHIND(
      "a rook or queen right behind the pawn: own, enemy", table(6, -8), table(14, -20)),
  PASSED_OWN_KING(
      "each step of the side's king from the square in front, by rank",
      table(0, 0, 0, 0, -1, -2, -3, 0),
      table(0, 0, -1, -3, -6, -9, -10, 0)),
  PASSED_ENEMY_KING(
      "each step of the enemy king from the square in front, by rank",
      table(0, 0, 0, 0, 1, 2, 3, 0),
      table(0, 0, 2, 6, 10, 15, 18, 0)),
  PROMOTION_THREAT(
      "a pawn that queens by force: one step away, a lone king too far away",
      table(50, 0),
      table(110, 250)),

  // Pieces
  BISHOP_PAIR("two bishops on squares of both colors", 30, 45),
  MINOR_OUTPOST(
      "a minor defended by a pawn and safe from pawns on ranks 4-6: knight, bishop",
      table(30, 15),
      table(20, 8)),
  OUTPOST_REACHABLE("a knight that can jump to an outpost", 10, 5),
  MINOR_BEHIND_PAWN("a minor right behind a pawn", 5, 2),
  BAD_BISHOP("each own pawn on the bishop's color, and again for each blocked center pawn", -2, -5),
  LONG_DIAGONAL_BISHOP("a bishop that sees both center squares of a long diagonal", 12, 4),
  ROOK_FILE("a rook on a half-open, open file", table(12, 28), table(8, 12)),
  ROOK_ON_SEVENTH(
      "a rook on the seventh with the enemy king on the eighth or pawns to eat", 15, 28),
  DOUBLED_ROOKS("two rooks on a file without own pawns between", 12, 10),
  BATTERY("queen behind a bishop or rook on a line toward the enemy king's zone", 12, 2),
  KNIGHT_MOBILITY("squares of the mobility area", line(9, -40, 25), line(9, -50, 25)),
  BISHOP_MOBILITY("squares of the mobility area", line(14, -35, 45), line(14, -45, 55)),
  ROOK_MOBILITY("squares of the mobility area", line(15, -30, 35), line(15, -50, 80)),
  QUEEN_MOBILITY("squares of the mobility area", line(28, -20, 40), line(28, -40, 70)),
  TRAPPED_PIECE(
      "a piece without a safe square that pawns or the king shut in: knight, bishop, rook",
      table(-50, -60, -45),
      table(-50, -60, -15)),
  SPACE("each safe square behind the side's pawns on the central files", 2, 0),

  // King
  CASTLING_RIGHT("a right still held: kingside, queenside", table(9, 6), flat(2, 0)),
  CASTLED("the king on a castled square, no right left, no own rook shut in", 25, 0),
  SHELTER(
      "the nearest own pawn at or in front of the king on its file, by rank, 0 for none",
      table(-25, 12, 20, 8, 0, -4, -8, 0),
      flat(8, 0)),
  SHELTER_BESIDE("the same on each file beside", table(-18, 22, 16, 6, 0, -4, -6, 0), flat(8, 0)),
  STORM(
      "the nearest enemy pawn in front on each king file by its distance in ranks, 0 for none",
      table(0, -5, -40, -25, -12, -4, 0, 0),
      flat(8, 0)),
  STORM_BLOCKED(
      "the same when a friendly pawn blocks it",
      table(0, 0, -10, -6, -2, 0, 0, 0),
      table(0, 0, -8, -6, -2, 0, 0, 0)),
  OWN_STORM(
      "a pawn on the enemy king's wing by rank, kings on opposite wings",
      table(0, 0, 0, 6, 14, 20, 10, 0),
      flat(8, 0)),
  KING_EXPOSURE(
      "an open, half-open file at the king while the enemy has a rook or queen",
      table(-22, -10),
      table(-4, -2)),
  ESCAPE_SQUARES(
      "safe squares around the king, 0 to 8",
      table(-14, -8, -2, 2, 4, 5, 5, 4, 4),
      table(-10, -4, 0, 3, 5, 6, 6, 6, 6)),
  BACK_RANK(
      "a king shut in on its back rank while the enemy has a rook or queen: back rank held, open",
      table(-6, -75),
      table(-4, -65)),
  KING_ACTIVITY(
      "each ring nearer to the center, each step nearer to the nearest pawn",
      table(0, 0),
      table(5, 4)),
  OPPOSITION(
      "kings opposed in a pawn ending, the enemy to move: direct, distant",
      table(0, 0),
      table(28, 14)),
  PAWN_ENDING_RACE(
      "each step that the king is first at the enemy's pawns, each ply that the pawn queens first",
      table(0, 0),
      table(6, 20)),

  // King attack: units of danger, turned into centipawns by the square law of KingAttack
  DANGER_ATTACKER(
      "an attacker of the king zone: knight, bishop, rook, queen",
      table(18, 16, 22, 26),
      flat(4, 0)),
  DANGER_ATTACK("each attack of an officer on a square next to the king", 7, 0),
  DANGER_WEAK_SQUARE(
      "each square of the zone attacked and defended by king or queen at most", 16, 0),
  DANGER_SAFE_CHECK(
      "a square for a safe check: knight, bishop, rook, queen", table(70, 48, 78, 60), flat(4, 0)),
  DANGER_UNSAFE_CHECK("a square for a check that the enemy can answer by taking", 14, 0),
  DANGER_PINNED("each man pinned in front of the king", 20, 0),
  DANGER_NO_QUEEN("the attacker has no queen", -90, 0),
  DANGER_SHELTER("each file at the king without a friendly pawn in front of it", 12, 0),
  DANGER_BASE("where counting begins", -10, 0),

  // Tactics
  PAWN_THREAT("a safe pawn attacks a piece; a pawn push would", table(55, 16), table(40, 14)),
  MINOR_THREAT(
      "a minor attacks: pawn undefended, minor, rook, queen",
      table(4, 22, 40, 40),
      table(10, 25, 45, 55)),
  ROOK_THREAT("a rook attacks: pawn undefended, minor, queen", table(2, 22, 45), table(10, 25, 35)),
  KING_THREAT("the king attacks something undefended", 8, 28),
  HANGING_PIECE(
      "an attacked piece: not defended, attacked twice and defended once",
      table(28, 10),
      table(20, 10)),
  FORK(
      "one man attacks two of greater worth or undefended: pawn, knight, other",
      table(30, 35, 18),
      table(25, 30, 15)),
  ABSOLUTE_PIN(
      "an enemy man pinned against its king: minor, rook, queen",
      table(14, 22, 30),
      table(12, 20, 30)),
  RELATIVE_PIN("an enemy man pinned against its queen or a rook", 12, 8),
  SKEWER("a slider attacks a queen or rook with less behind it", 18, 18),
  DISCOVERED_ATTACK("a man that can step off a line onto the enemy queen or rook", 14, 10),
  DISCOVERED_CHECK("a man that can step off a line onto the enemy king", 28, 18),
  MATE_THREAT("a square next to the enemy king where a supported queen or rook would mate", 30, 30),
  COUNTERPLAY("the side under king attack has threats of its own: each one, up to 4", 6, 4),

  // Endings
  DRIVE_KING(
      "a bare king, each step of it off the center, of the kings together, each square shut off,"
          + " and two pieces without pawns, one of them queen or rook, none a bishop",
      table(150, 60, 60, 4, 3500),
      table(150, 60, 60, 4, 3500)),
  DRIVE_KING_WITH_MINORS(
      "the same by minors: a bare king, each step to the edge or corner, together, shut off",
      table(150, 600, 250, 8),
      table(150, 600, 250, 8)),
  DRIVE_DEFENDED_KING(
      "a king with one last minor against pieces that win: each step of it off the center, of the"
          + " kings together",
      table(100, 100),
      table(100, 100));

  /** Where the weight's values begin in a list of all. */
  final int offset;

  final int length;

  private final String meaning;
  private final int[] design;

  Weight(String meaning, int middlegame, int endgame) {
    this(meaning, new int[] {middlegame}, new int[] {endgame});
  }

  Weight(String meaning, int[] middlegame, int[] endgame) {
    this.meaning = meaning;
    this.length = middlegame.length;
    this.offset = WeightTables.allocate(length);
    this.design = new int[length];
    for (int i = 0; i < length; i++) {
      design[i] = Score.of(middlegame[i], endgame[i]);
    }
  }

  /** What the number is given for, and what its index counts. */
  public String meaning() {
    return meaning;
  }

  public int offset() {
    return offset;
  }

  public int length() {
    return length;
  }

  boolean has(int index) {
    return index >= 0 && index < length;
  }

  /** The packed value that the design starts from. */
  public int design(int index) {
    return design[index];
  }
}
