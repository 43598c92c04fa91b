package v7p3r.search.tree;

import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Threats;
import v7p3r.search.Tunable;
import v7p3r.search.memory.History;

/**
 * Hands out the legal moves of one node, the most promising first, and generates no more than it
 * must: the table's move, winning captures, killers and the last refutation, quiet moves by
 * history, losing captures. One picker a ply, used again and again.
 */
class MovePicker {
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
  private static final int GENERATE_CHECKS = 12;
  private static final int CHECKS = 13;

  /** Worth of the victim against capture history. */
  private static final int VICTIM_FACTOR = 16;

  private static final int EVADING_CAPTURE = 1 << 20;

  private final SearchThread thread;
  private final int[] moves = new int[256];
  private final int[] scores = new int[256];
  private Position position;

  /** History indexes of the moves played one, two, four and six half moves before. */
  private int one;

  private int two;
  private int four;
  private int six;

  /** The squares that the opponent attacks, once they are known. */
  private long threats;

  private boolean knowsThreats;
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

  MovePicker(SearchThread thread) {
    this.thread = thread;
    this.position = thread.position;
  }

  /** All moves of a node. */
  void start(Frame frame, int tableMove) {
    Frame before = frame.previous.previous;
    two = before.played;
    before = before.previous.previous;
    four = before.played;
    six = thread.isOn(Tunable.CONTINUATION_SIX) ? before.previous.previous.played : History.NO_MOVE;
    begin(frame, tableMove, false, 0);
    firstKiller = frame.firstKiller();
    secondKiller = frame.secondKiller();
    reply = thread.history.reply(one);
  }

  /** Captures and promotions that win at least the threshold; all moves when in check. */
  void startCaptures(Frame frame, int tableMove, int threshold) {
    boolean leftOut = !thread.position.inCheck() && Move.isQuiet(tableMove);
    begin(frame, leftOut ? Move.NONE : tableMove, true, threshold);
  }

  /** After {@link #startCaptures}: then also quiet checks that lose nothing. */
  void addChecks() {
    wantsChecks = !position.inCheck();
  }

  /** A node begins, whatever its moves are asked for. */
  void begin(Frame frame, int tableMove, boolean capturesOnly, int threshold) {
    this.position = thread.position;
    this.one = frame.previous.played;
    this.capturesOnly = capturesOnly;
    this.seeThreshold = threshold;
    this.tableMove = tableMove;
    skipQuiets = false;
    wantsChecks = false;
    knowsThreats = false;
    next = 0;
    end = 0;
    badEnd = 0;
    badNext = 0;
    stage = TABLE_MOVE;
  }

  /** From now on no more quiet moves. */
  void skipQuiets() {
    skipQuiets = true;
  }

  /** The score of the quiet move last handed out; those by history have been scored already. */
  int quietScore(int move) {
    return stage == QUIETS ? scores[next - 1] : experience(move, threats());
  }

  /** The squares that the opponent attacks; asked while the position of the node stands. */
  long threats() {
    if (!knowsThreats) {
      knowsThreats = true;
      threats =
          thread.isOn(Tunable.THREAT_HISTORY)
              ? Threats.by(Color.opposite(position.sideToMove()), position)
              : 0;
    }
    return threats;
  }

  /** The same after a move was made, if it was a quiet one: they were asked for then. */
  long lastThreats() {
    return threats;
  }

  /** What experience says of a quiet move of the node. */
  int experience(int move) {
    return experience(move, threats());
  }

  private int experience(int move, long threats) {
    History history = thread.history;
    int index = History.index(position, move);
    return 2 * history.quiet(position.sideToMove(), move, threats)
        + 2 * history.continuation(one, index)
        + history.continuation(two, index)
        + history.continuation(four, index)
        + history.continuation(six, index) / 2
        + history.pawns(position, index);
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
        case FIRST_KILLER, SECOND_KILLER, REPLY -> {
          int move = nextRefutation();
          if (move != Move.NONE) {
            return move;
          }
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
        case GENERATE_CHECKS -> {
          next = 0;
          end = MoveGenerator.quietChecks(position, moves, 0);
          stage = CHECKS;
        }
        case EVASIONS, CHECKS -> {
          int move = stage == EVASIONS ? nextEvasion() : nextCheck();
          if (move != Move.NONE) {
            return move;
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

  private int nextEvasion() {
    while (next < end) {
      int move = takeBest();
      if (move != tableMove) {
        return move;
      }
    }
    return Move.NONE;
  }

  private int nextCheck() {
    while (next < end) {
      int move = moves[next++];
      if (position.see(move, 0)) {
        return move;
      }
    }
    return Move.NONE;
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

  /** Killers and the last refutation need no generating; one that does not fit is forgotten. */
  private int nextRefutation() {
    if (stage == FIRST_KILLER) {
      stage = SECOND_KILLER;
      firstKiller = freshQuiet(firstKiller);
      return firstKiller;
    }
    if (stage == SECOND_KILLER) {
      stage = REPLY;
      secondKiller = freshQuiet(secondKiller);
      return secondKiller;
    }
    stage = GENERATE_QUIETS;
    boolean known = reply == firstKiller || reply == secondKiller;
    reply = known ? Move.NONE : freshQuiet(reply);
    return reply;
  }

  /** The move, if it is quiet, legal and wanted. */
  private int freshQuiet(int move) {
    return !skipQuiets
            && move != Move.NONE
            && move != tableMove
            && Move.isQuiet(move)
            && position.isLegal(move)
        ? move
        : Move.NONE;
  }

  private void scoreCaptures() {
    thread.movesOrdered += end - next;
    int factor = victimFactor();
    for (int i = next; i < end; i++) {
      int move = moves[i];
      scores[i] = victimValue(move) * factor + thread.history.capture(position, move);
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
    thread.movesOrdered += end - next;
    long threats = threats();
    for (int i = next; i < end; i++) {
      scores[i] = experience(moves[i], threats);
    }
  }

  private void scoreEvasions() {
    thread.movesOrdered += end - next;
    int side = position.sideToMove();
    int one = this.one;
    long threats = threats();
    History history = thread.history;
    for (int i = next; i < end; i++) {
      int move = moves[i];
      scores[i] =
          Move.isQuiet(move)
              ? history.quiet(side, move, threats)
                  + history.continuation(one, History.index(position, move))
              : evadingCapture(move);
    }
  }

  /** What the worth of a victim counts against experience with its capture. */
  int victimFactor() {
    return VICTIM_FACTOR;
  }

  /** A capture goes before all other moves out of check: it ends the check for good. */
  int evadingCapture(int move) {
    return EVADING_CAPTURE + victimValue(move) - Piece.type(position.pieceOn(Move.from(move)));
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
