package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/**
 * Hands out the legal moves of one node, the most promising first, and generates no more than it
 * must: the table's move, winning captures, killers and the last refutation, quiet moves by
 * history, losing captures. One picker a ply, used again and again.
 */
final class MovePicker {
  private static final int TABLE_MOVE = 0;
  private static final int GENERATE_CAPTURES = 1;
  private static final int GOOD_CAPTURES = 2;
  private static final int FIRST_KILLER = 3;
  private static final int SECOND_KILLER = 4;
  private static final int REPLY = 5;
  private static final int GENERATE_QUIETS = 6;
  private static final int QUIETS = 7;
  private static final int BAD_CAPTURES = 8;
  private static final int GENERATE_EVASIONS = 9;
  private static final int EVASIONS = 10;
  private static final int DONE = 11;
  private static final int GENERATE_UNORDERED = 12;
  private static final int UNORDERED = 13;
  private static final int GENERATE_CHECKS = 14;
  private static final int CHECKS = 15;

  /** Worth of the victim against capture history. */
  private static final int VICTIM_FACTOR = 16;

  private static final int EVADING_CAPTURE = 1 << 20;

  private final Tree tree;
  private final int[] moves = new int[256];
  private final int[] scores = new int[256];
  private Position position;
  private int ply;
  private int stage;
  private int tableMove;
  private int firstKiller;
  private int secondKiller;
  private int reply;
  private int next;
  private int end;

  /** Losing captures are put back from the start of the list. */
  private int badEnd;

  private int badNext;
  private int seeThreshold;
  private boolean capturesOnly;
  private boolean wantsChecks;
  private boolean skipQuiets;

  MovePicker(Tree tree) {
    this.tree = tree;
  }

  /** All moves of a node. */
  void start(int ply, int tableMove) {
    begin(ply, tableMove, false, 0);
    firstKiller = tree.firstKiller(ply);
    secondKiller = tree.secondKiller(ply);
    reply = tree.history.reply(tree.playedBefore(ply, 1));
  }

  /** Captures and promotions that win at least the threshold; all moves when in check. */
  void startCaptures(int ply, int tableMove, int threshold) {
    boolean leftOut = !tree.position.inCheck() && Move.isQuiet(tableMove);
    begin(ply, leftOut ? Move.NONE : tableMove, true, threshold);
  }

  /** After {@link #startCaptures}: then also quiet checks that lose nothing. */
  void addChecks() {
    wantsChecks = !position.inCheck();
  }

  private void begin(int ply, int tableMove, boolean capturesOnly, int threshold) {
    this.position = tree.position;
    this.ply = ply;
    this.capturesOnly = capturesOnly;
    this.seeThreshold = threshold;
    this.tableMove = tableMove;
    skipQuiets = false;
    wantsChecks = false;
    next = 0;
    end = 0;
    badEnd = 0;
    badNext = 0;
    stage = tree.features.moveOrdering ? TABLE_MOVE : GENERATE_UNORDERED;
  }

  /** From now on no more quiet moves. */
  void skipQuiets() {
    skipQuiets = true;
  }

  /** The score of the quiet move last handed out; those by history have been scored already. */
  int quietScore(int move, int side, int one, int two, int four) {
    return stage == QUIETS ? scores[next - 1] : tree.quietScore(move, side, one, two, four);
  }

  /** Whether the move last handed out came from the losing captures. */
  boolean isInBadCaptures() {
    return stage == BAD_CAPTURES;
  }

  /** The next move, or {@link Move#NONE} when there are no more. */
  int next() {
    while (true) {
      switch (stage) {
        case TABLE_MOVE -> {
          stage = position.inCheck() ? GENERATE_EVASIONS : GENERATE_CAPTURES;
          if (tableMove != Move.NONE) {
            if (position.isLegal(tableMove)) {
              return tableMove;
            }
            tableMove = Move.NONE;
          }
        }
        case GENERATE_CAPTURES -> {
          end = MoveGenerator.captures(position, moves, 0);
          scoreCaptures();
          stage = GOOD_CAPTURES;
        }
        case GOOD_CAPTURES -> {
          int move = nextGoodCapture();
          if (move != Move.NONE) {
            return move;
          }
          stage = afterCaptures();
        }
        case FIRST_KILLER -> {
          stage = SECOND_KILLER;
          if (isFreshQuiet(firstKiller)) {
            return firstKiller;
          }
          firstKiller = Move.NONE;
        }
        case SECOND_KILLER -> {
          stage = REPLY;
          if (isFreshQuiet(secondKiller)) {
            return secondKiller;
          }
          secondKiller = Move.NONE;
        }
        case REPLY -> {
          stage = GENERATE_QUIETS;
          if (reply != firstKiller && reply != secondKiller && isFreshQuiet(reply)) {
            return reply;
          }
          reply = Move.NONE;
        }
        case GENERATE_QUIETS -> {
          next = badEnd;
          end = next;
          if (!skipQuiets) {
            end = MoveGenerator.quiets(position, moves, next);
            scoreQuiets();
          }
          stage = QUIETS;
        }
        case QUIETS -> {
          int move = skipQuiets ? Move.NONE : nextUnused();
          if (move != Move.NONE) {
            return move;
          }
          stage = BAD_CAPTURES;
        }
        case BAD_CAPTURES -> {
          if (badNext < badEnd) {
            return moves[badNext++];
          }
          stage = DONE;
        }
        case GENERATE_EVASIONS -> {
          end = MoveGenerator.evasions(position, moves, 0);
          scoreEvasions();
          stage = EVASIONS;
        }
        case EVASIONS -> {
          while (next < end) {
            int move = takeBest();
            if (move != tableMove) {
              return move;
            }
          }
          stage = DONE;
        }
        case GENERATE_CHECKS -> {
          next = 0;
          end = MoveGenerator.quietChecks(position, moves, 0);
          stage = CHECKS;
        }
        case CHECKS -> {
          while (next < end) {
            int move = moves[next++];
            if (position.see(move, 0)) {
              return move;
            }
          }
          stage = DONE;
        }
        case GENERATE_UNORDERED -> {
          generateUnordered();
          stage = UNORDERED;
        }
        case UNORDERED -> {
          while (next < end) {
            int move = moves[next++];
            if (isWanted(move)) {
              return move;
            }
          }
          stage = DONE;
        }
        default -> {
          return Move.NONE;
        }
      }
    }
  }

  private int afterCaptures() {
    if (!capturesOnly) {
      return FIRST_KILLER;
    }
    return wantsChecks ? GENERATE_CHECKS : DONE;
  }

  private void generateUnordered() {
    if (position.inCheck()) {
      end = MoveGenerator.evasions(position, moves, 0);
    } else {
      end = MoveGenerator.captures(position, moves, 0);
      end = capturesOnly ? end : MoveGenerator.quiets(position, moves, end);
    }
  }

  private boolean isWanted(int move) {
    return capturesOnly && !position.inCheck()
        ? position.see(move, seeThreshold)
        : !(skipQuiets && Move.isQuiet(move));
  }

  private int nextGoodCapture() {
    while (next < end) {
      int score = bringBestForward();
      int move = moves[next++];
      if (move == tableMove) {
        continue;
      }
      int threshold = capturesOnly ? seeThreshold : -score / 32;
      if (position.see(move, threshold)) {
        return move;
      }
      if (!capturesOnly) {
        moves[badEnd++] = move;
      }
    }
    return Move.NONE;
  }

  private int nextUnused() {
    while (next < end) {
      int move = takeBest();
      if (move != tableMove && move != firstKiller && move != secondKiller && move != reply) {
        return move;
      }
    }
    return Move.NONE;
  }

  private boolean isFreshQuiet(int move) {
    return !skipQuiets
        && move != Move.NONE
        && move != tableMove
        && Move.isQuiet(move)
        && position.isLegal(move);
  }

  private void scoreCaptures() {
    tree.movesOrdered += end - next;
    int factor = tree.features.victimOrder ? VICTIM_FACTOR : 0;
    for (int i = next; i < end; i++) {
      int move = moves[i];
      scores[i] = victimValue(move) * factor + tree.history.capture(position, move);
    }
  }

  private int victimValue(int move) {
    int victim = position.pieceOn(Move.to(move));
    int value = Move.isEnPassant(move) ? PieceType.value(PieceType.PAWN) : 0;
    if (victim != Piece.NONE) {
      value = PieceType.value(Piece.type(victim));
    }
    if (Move.isPromotion(move)) {
      int type = Move.promotionType(move);
      value += type == PieceType.QUEEN ? PieceType.value(type) : -PieceType.value(PieceType.QUEEN);
    }
    return value;
  }

  private void scoreQuiets() {
    tree.movesOrdered += end - next;
    int side = position.sideToMove();
    int one = tree.playedBefore(ply, 1);
    int two = tree.playedBefore(ply, 2);
    int four = tree.playedBefore(ply, 4);
    for (int i = next; i < end; i++) {
      scores[i] = tree.quietScore(moves[i], side, one, two, four);
    }
  }

  /** A winning or equal capture goes before a king move: it ends the check for good. */
  private void scoreEvasions() {
    tree.movesOrdered += end - next;
    int side = position.sideToMove();
    int one = tree.playedBefore(ply, 1);
    for (int i = next; i < end; i++) {
      int move = moves[i];
      if (Move.isQuiet(move)) {
        int index = History.index(position, move);
        scores[i] = tree.history.quiet(side, move) + tree.history.continuation(one, index);
      } else if (!tree.features.evadingCaptures) {
        scores[i] = tree.history.capture(position, move);
      } else {
        scores[i] =
            EVADING_CAPTURE + victimValue(move) - Piece.type(position.pieceOn(Move.from(move)));
      }
    }
  }

  /** One step of a selection sort: most nodes need only the first few moves. */
  private int bringBestForward() {
    int best = next;
    for (int i = next + 1; i < end; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int score = scores[best];
    moves[best] = moves[next];
    scores[best] = scores[next];
    moves[next] = move;
    scores[next] = score;
    return score;
  }

  private int takeBest() {
    bringBestForward();
    return moves[next++];
  }
}
