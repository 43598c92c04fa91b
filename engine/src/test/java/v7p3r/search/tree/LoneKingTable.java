package v7p3r.search.tree;

import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import v7p3r.board.Attacks;
import v7p3r.board.Bitboard;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/**
 * White king and one or two pieces against a lone king, solved by going back from the mates: how
 * long Black can hold out. All squares of the lone king are treated at once, as a set.
 */
final class LoneKingTable {
  /** Not lost, or not a position. */
  private static final byte NEVER = 127;

  private static final int NONE = 0;

  private final int firstType;

  /** {@link PieceType} of the second piece, or {@link #NONE} to do without one. */
  private final int secondType;

  private final int seconds;

  /** By squares of king, first and second piece: squares of the lone king, Black to move, lost. */
  private final long[] lost;

  /** The same, White to move, won. */
  private final long[] won;

  /** Half moves to the mate with Black to move, by the same index and the lone king's square. */
  private final byte[] plies;

  LoneKingTable(int... types) {
    firstType = types[0];
    secondType = types.length > 1 ? types[1] : NONE;
    seconds = secondType == NONE ? 1 : 64;
    lost = new long[64 * 64 * seconds];
    won = new long[lost.length];
    plies = new byte[lost.length * 64];
    java.util.Arrays.fill(plies, NEVER);
    for (int depth = 0; findLost(depth); depth += 2) {
      findWon();
    }
  }

  /** Half moves until Black, to move, is mated; {@link #NEVER} if it is not. */
  int pliesWithBlackToMove(Position position) {
    return plies[index(position) * 64 + position.king(BLACK)];
  }

  boolean isWonByWhite(Position position) {
    return position.sideToMove() == WHITE
        && Bitboard.contains(won[index(position)], position.king(BLACK));
  }

  /** The move that holds out longest, or takes a piece if it can. */
  int bestDefense(Position position) {
    MoveList moves = position.legalMoves();
    int best = Move.NONE;
    int longest = -1;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (Move.isCapture(move)) {
        return move;
      }
      position.make(move);
      int left = fastestMate(position);
      position.unmake();
      if (left > longest) {
        longest = left;
        best = move;
      }
    }
    return best;
  }

  private int fastestMate(Position position) {
    MoveList moves = position.legalMoves();
    int fastest = NEVER;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      fastest = Math.min(fastest, pliesWithBlackToMove(position));
      position.unmake();
    }
    return fastest;
  }

  private int index(Position position) {
    int king = position.king(WHITE);
    long firsts = position.pieces(WHITE, firstType);
    int first = Bitboard.first(firsts);
    if (secondType == NONE) {
      return king << 6 | first;
    }
    long others =
        firstType == secondType ? Bitboard.rest(firsts) : position.pieces(WHITE, secondType);
    return (king << 6 | first) << 6 | Bitboard.first(others);
  }

  private int index(int king, int first, int second) {
    return (king << 6 | first) * seconds + second;
  }

  /** Whether there are new positions where every black move loses. */
  private boolean findLost(int depth) {
    boolean found = false;
    for (int king = 0; king < 64; king++) {
      for (int first = 0; first < 64; first++) {
        for (int second = 0; second < seconds; second++) {
          if (areApart(king, first, second)) {
            found |= findLost(king, first, second, depth);
          }
        }
      }
    }
    return found;
  }

  private boolean findLost(int king, int first, int second, int depth) {
    int index = index(king, first, second);
    long men = men(king, first, second);
    long attacked = attacked(king, first, second);
    long open = ~attacked & ~Bitboard.of(king);
    long escapes = open & (~won[index] | men);
    long stuck = ~neighbors(escapes) & ~men & ~Attacks.king(king);
    long fresh = stuck & (neighbors(open) | attacked) & ~lost[index];
    lost[index] |= fresh;
    for (long left = fresh; left != 0; left &= left - 1) {
      plies[index * 64 + Bitboard.first(left)] = (byte) depth;
    }
    return fresh != 0;
  }

  private void findWon() {
    for (int king = 0; king < 64; king++) {
      for (int first = 0; first < 64; first++) {
        for (int second = 0; second < seconds; second++) {
          if (areApart(king, first, second)) {
            won[index(king, first, second)] = wins(king, first, second);
          }
        }
      }
    }
  }

  /** Some white move leads to a lost position; the lone king is not in check now. */
  private long wins(int king, int first, int second) {
    long men = men(king, first, second);
    long wins = 0;
    for (long to = Attacks.king(king) & ~men; to != 0; to &= to - 1) {
      wins |= lost[index(Bitboard.first(to), first, second)];
    }
    for (long to = Attacks.of(firstType, first, men) & ~men; to != 0; to &= to - 1) {
      wins |= lost[index(king, Bitboard.first(to), second)] & ~Bitboard.of(Bitboard.first(to));
    }
    if (secondType != NONE) {
      for (long to = Attacks.of(secondType, second, men) & ~men; to != 0; to &= to - 1) {
        wins |= lost[index(king, first, Bitboard.first(to))] & ~Bitboard.of(Bitboard.first(to));
      }
    }
    return wins & ~men & ~attacked(king, first, second);
  }

  private boolean areApart(int king, int first, int second) {
    return king != first && (secondType == NONE || king != second && first != second);
  }

  private long men(int king, int first, int second) {
    long men = Bitboard.of(king) | Bitboard.of(first);
    return secondType == NONE ? men : men | Bitboard.of(second);
  }

  /** What White attacks, also through the lone king. */
  private long attacked(int king, int first, int second) {
    long men = men(king, first, second);
    long attacked = Attacks.king(king) | Attacks.of(firstType, first, men);
    return secondType == NONE ? attacked : attacked | Attacks.of(secondType, second, men);
  }

  private static long neighbors(long set) {
    long beside = Bitboard.sideways(set);
    long row = set | beside;
    return beside | row << 8 | row >>> 8;
  }
}
