package v7p3r.eval;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Occurrence;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/**
 * What the squares that a theme tells must keep to, in every position and for both sides.
 *
 * <ol>
 *   <li><b>Sum</b> (all themes): the scores of the cases add up to the score. Weights without zeros
 *       and without likeness make this a law of counts: each weight is given as often as it is
 *       scored. So a theme without cases is silent.
 *   <li><b>Squares</b> (all but the right to move): each case names a square. So a theme that is
 *       not silent names some.
 *   <li><b>One by one</b> ({@link #ONE_BY_ONE}): each case is one square, a man or a place.
 *   <li><b>Kind</b> (all themes): the squares are those of {@link #kind}: own pawns, enemy pieces.
 *   <li><b>Mirror</b> (all themes): with colors and board turned, the cases are the same, turned;
 *       so also with left and right exchanged, where castling has no part. A choice among squares
 *       of the kind by anything but chess does not survive both. Shares of the king attack are
 *       rounded in the order of the pieces: of these the squares alone are compared.
 * </ol>
 */
final class SquareLaws {
  private static final Set<Theme> NO_SQUARES = EnumSet.of(Theme.TEMPO, Theme.DRAWISH_MATERIAL);

  private static final Set<Theme> ONE_BY_ONE =
      EnumSet.of(
          Theme.MATERIAL,
          Theme.PIECE_SQUARES,
          Theme.PASSED_PAWNS,
          Theme.PROTECTED_PASSED_PAWNS,
          Theme.OUTSIDE_PASSED_PAWNS,
          Theme.ISOLATED_PAWNS,
          Theme.BACKWARD_PAWNS,
          Theme.DOUBLED_PAWNS,
          Theme.CONNECTED_PAWNS,
          Theme.PAWN_CHAINS,
          Theme.CENTER_CONTROL,
          Theme.PASSED_PAWN_ADVANCE,
          Theme.OUTPOSTS,
          Theme.ROOK_FILES,
          Theme.ROOK_ON_SEVENTH,
          Theme.MOBILITY,
          Theme.TRAPPED_PIECES,
          Theme.SPACE,
          Theme.PAWN_SHELTER,
          Theme.PAWN_STORM,
          Theme.KING_ATTACK,
          Theme.KING_ACTIVITY,
          Theme.DRIVE_KING,
          Theme.HANGING_PIECES,
          Theme.ABSOLUTE_PINS,
          Theme.RELATIVE_PINS,
          Theme.DISCOVERED_ATTACKS,
          Theme.DISCOVERED_CHECKS,
          Theme.MATE_THREATS);

  private static final long CENTER =
      Bitboard.of(Square.D4)
          | Bitboard.of(Square.E4)
          | Bitboard.of(Square.D5)
          | Bitboard.of(Square.E5);

  /** How a theme tells its cases. */
  @FunctionalInterface
  interface Telling {
    List<Occurrence> occurrences(EvalContext context, int us);
  }

  private final List<Position> positions;
  private final int[] weights;
  private final EvalContext here = new EvalContext();
  private final EvalContext turned = new EvalContext();
  private final EvalContext reversed = new EvalContext();
  private final Position turnedPosition = new Position();
  private final Position reversedPosition = new Position();

  SquareLaws(List<Position> positions, Weights weights) {
    this.positions = positions;
    this.weights = weights.toArray();
  }

  /**
   * The first law that a theme breaks if it tells its cases so, with the position; else nothing.
   */
  Optional<String> faultOf(Theme theme, Telling telling) {
    for (Position position : positions) {
      look(position);
      for (int side = WHITE; side <= BLACK; side++) {
        String fault = fault(theme, telling, side);
        if (!fault.isEmpty()) {
          return Optional.of(fault + ": " + theme + " in " + Fen.format(position));
        }
      }
    }
    return Optional.empty();
  }

  private void look(Position position) {
    look(here, position);
    turnedPosition.set(LawPositions.mirror(position));
    look(turned, turnedPosition);
    if (canBeReversed()) {
      reversedPosition.set(LawPositions.reverse(position));
      look(reversed, reversedPosition);
    }
  }

  private void look(EvalContext context, Position position) {
    context.look(position, weights);
    context.lookAtPawns();
  }

  private boolean canBeReversed() {
    return here.position().castlingRights() == 0;
  }

  private String fault(Theme theme, Telling telling, int us) {
    List<Occurrence> told = telling.occurrences(here, us);
    if (told.stream().mapToInt(Occurrence::score).sum() != theme.score(here, us)) {
      return "sum";
    }
    long kind = kind(theme, here, us);
    for (Occurrence occurrence : told) {
      if (occurrence.squares() == 0 && !NO_SQUARES.contains(theme)) {
        return "squares";
      }
      if (Bitboard.hasSeveral(occurrence.squares()) && ONE_BY_ONE.contains(theme)) {
        return "one by one";
      }
      if ((occurrence.squares() & ~kind) != 0) {
        return "kind";
      }
    }
    if (!sorted(theme, told, Square::mirror)
        .equals(sorted(theme, telling.occurrences(turned, us ^ 1), square -> square))) {
      return "mirror, colors turned";
    }
    if (canBeReversed()
        && theme != Theme.CASTLING
        && !sorted(theme, told, square -> square ^ 7)
            .equals(sorted(theme, telling.occurrences(reversed, us), square -> square))) {
      return "mirror, left and right exchanged";
    }
    return "";
  }

  @FunctionalInterface
  private interface Turn {
    int square(int square);
  }

  /** The cases with turned squares, in an order that does not depend on how they were found. */
  private static List<Occurrence> sorted(Theme theme, List<Occurrence> told, Turn turn) {
    return told.stream()
        .map(
            part ->
                new Occurrence(
                    turned(part.squares(), turn), theme == Theme.KING_ATTACK ? 0 : part.score()))
        .sorted(Comparator.comparingLong(Occurrence::squares).thenComparing(Occurrence::score))
        .toList();
  }

  private static long turned(long squares, Turn turn) {
    long turned = 0;
    for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
      turned |= Bitboard.of(turn.square(Bitboard.first(rest)));
    }
    return turned;
  }

  /** The squares that a theme may speak of. */
  static long kind(Theme theme, EvalContext context, int us) {
    int them = us ^ 1;
    long king = Bitboard.of(context.king(us));
    long knights = context.pieces(us, PieceType.KNIGHT);
    long bishops = context.pieces(us, PieceType.BISHOP);
    long rooks = context.pieces(us, PieceType.ROOK);
    long besideKing = king | Attacks.king(context.king(us));
    return switch (theme) {
      case TEMPO, DRAWISH_MATERIAL -> 0;
      case MATERIAL -> context.pieces(us) & ~king;
      case PIECE_SQUARES, DISCOVERED_ATTACKS, DISCOVERED_CHECKS -> context.pieces(us);
      case PASSED_PAWNS,
          PROTECTED_PASSED_PAWNS,
          OUTSIDE_PASSED_PAWNS,
          PASSED_PAWN_ADVANCE,
          PROMOTION_THREAT ->
          context.passedPawns(us);
      case ISOLATED_PAWNS,
          BACKWARD_PAWNS,
          DOUBLED_PAWNS,
          CONNECTED_PAWNS,
          PAWN_CHAINS,
          HANGING_PAWNS,
          PAWN_MAJORITY ->
          context.pawns(us);
      case CENTER_CONTROL -> CENTER;
      case BISHOP_PAIR -> bishops;
      case OUTPOSTS -> knights | bishops;
      case BAD_BISHOP -> bishops | context.pawns(us);
      case ROOK_FILES, ROOK_ON_SEVENTH, DOUBLED_ROOKS -> rooks;
      case BATTERY -> context.officers(us) & ~knights;
      case MOBILITY -> context.officers(us);
      case TRAPPED_PIECES -> knights | bishops | rooks;
      case SPACE -> ~context.pawns(us) & ~context.pawnAttacks(them);
      case CASTLING -> king | rooks;
      case PAWN_SHELTER -> context.pawns(us) | besideKing;
      case PAWN_STORM -> context.pawns(us) | context.pawns(them) | besideKing;
      case KING_EXPOSURE -> ~Bitboard.fillFiles(context.pawns(us));
      case KING_ATTACK ->
          context.officers(us)
              | context.attacked(us)
              | context.pinned(them)
              | Bitboard.of(context.king(them));
      case ESCAPE_SQUARES -> besideKing;
      case BACK_RANK -> Bitboard.relativeRank(us, 0);
      case KING_ACTIVITY -> king;
      case OPPOSITION -> king | Bitboard.of(context.king(them));
      case KING_RACE -> king | context.passedPawns(us);
      case DRIVE_KING -> Bitboard.of(context.king(them));
      case THREATS -> context.pieces(them);
      case HANGING_PIECES, ABSOLUTE_PINS, RELATIVE_PINS, COUNTERPLAY -> context.officers(them);
      case FORKS, SKEWERS -> context.occupied();
      case MATE_THREATS -> Attacks.king(context.king(them));
    };
  }
}
