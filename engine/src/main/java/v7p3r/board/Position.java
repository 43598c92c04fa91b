package v7p3r.board;

import java.util.Arrays;

/**
 * A game in progress: the men on the board, whose move it is, and every position since the start.
 */
public final class Position {
  private static final int[] PHASE_WEIGHT = {0, 1, 1, 2, 4, 0};

  /** {@link #phase} of the full set of men. */
  public static final int FULL_PHASE = 24;

  /** Half moves that can be made before new frames have to be allocated. */
  private static final int FRAMES_AHEAD = 512;

  /** An even number, so that a side can be set as its lowest bit. */
  private static final int SIDES = PieceType.COUNT;

  private final byte[] board = new byte[64];

  /** The men of each {@link PieceType}, then those of each side from {@link #SIDES} on. */
  private final long[] sets = new long[PieceType.COUNT + Color.COUNT];

  /** Kings and rooks that may still castle when the game begins. */
  private long castlingMen;

  /** Rights that stay when a man leaves or enters a square. */
  private final byte[] rightsKept = new byte[64];

  private final byte[] castlingRook = new byte[Castling.COUNT];

  /** Squares that must be empty for a right to be used, king and rook aside. */
  private final long[] castlingPath = new long[Castling.COUNT];

  private int sideToMove;
  private int phase;

  /** How many men of each kind there are, four bits each. */
  private long material;

  private boolean chess960;
  private State state;

  /** Half moves of the game before the first frame. */
  private int firstPly;

  /** The start of a game of standard chess. */
  public Position() {
    this(Setup.start());
  }

  private Position(Setup setup) {
    State frame = new State(null);
    state = frame;
    for (int i = 0; i < FRAMES_AHEAD; i++) {
      frame = append(frame);
    }
    set(setup);
  }

  public static Position of(Setup setup) {
    return new Position(setup);
  }

  /** An independent position with the same history. */
  public Position copy() {
    Position copy = new Position();
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes equal to the other position, history included. */
  public void copyFrom(Position other) {
    System.arraycopy(other.board, 0, board, 0, 64);
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
    System.arraycopy(other.rightsKept, 0, rightsKept, 0, 64);
    System.arraycopy(other.castlingRook, 0, castlingRook, 0, Castling.COUNT);
    System.arraycopy(other.castlingPath, 0, castlingPath, 0, Castling.COUNT);
    castlingMen = other.castlingMen;
    sideToMove = other.sideToMove;
    phase = other.phase;
    material = other.material;
    chess960 = other.chess960;
    firstPly = other.firstPly;
    copyHistory(other.state);
  }

  private void copyHistory(State theirs) {
    State source = theirs;
    while (source.index > 0) {
      source = source.previous;
    }
    State frame = firstFrame();
    frame.copyFrom(source);
    while (source != theirs) {
      source = source.next;
      frame = frame.next == null ? append(frame) : frame.next;
      frame.copyFrom(source);
    }
    state = frame;
  }

  private State firstFrame() {
    State frame = state;
    while (frame.index > 0) {
      frame = frame.previous;
    }
    return frame;
  }

  // ---- Setting up ----

  /**
   * Begins a new game here.
   *
   * @throws IllegalSetupException if chess cannot go on from there; the position stays as it was
   */
  public void set(Setup setup) {
    SetupRules.check(setup);
    place(setup);
    int target = setup.enPassantSquare();
    if (target != Square.NONE && Legality.canCaptureEnPassant(this, sideToMove, target)) {
      state.info ^= (long) (target ^ Square.NONE) << State.EN_PASSANT_SHIFT;
    }
    computeKeys();
  }

  private void place(Setup setup) {
    Arrays.fill(board, (byte) Piece.NONE);
    Arrays.fill(sets, 0);
    castlingMen = 0;
    Arrays.fill(rightsKept, (byte) Castling.ALL);
    Arrays.fill(castlingRook, (byte) Square.NONE);
    Arrays.fill(castlingPath, 0);
    phase = 0;
    material = 0;
    for (int square = 0; square < 64; square++) {
      if (setup.pieceOn(square) != Piece.NONE) {
        put(square, setup.pieceOn(square));
        count(setup.pieceOn(square), 1);
      }
    }
    sideToMove = setup.sideToMove();
    chess960 = setup.isChess960();
    firstPly = 2 * (setup.fullMoveNumber() - 1) + sideToMove;
    state = firstFrame();
    state.known = 0;
    state.info =
        State.NOTHING
            | (long) setup.castlingRights() << State.RIGHTS_SHIFT
            | (long) setup.rule50() * State.ONE_PLY;
    for (int index = 0; index < Castling.COUNT; index++) {
      if ((state.castlingRights() & Castling.right(index)) != 0) {
        allowCastling(index, setup.rookSquare(Castling.right(index)));
      }
    }
  }

  private void allowCastling(int index, int rook) {
    int king = king(Castling.side(index));
    int right = Castling.right(index);
    castlingRook[index] = (byte) rook;
    castlingMen |= 1L << king | 1L << rook;
    rightsKept[king] &= (byte) ~right;
    rightsKept[rook] &= (byte) ~right;
    int kingTarget = Castling.kingTarget(index);
    int rookTarget = Castling.rookTarget(index);
    long path =
        Attacks.between(king, kingTarget)
            | Attacks.between(rook, rookTarget)
            | Bitboard.of(kingTarget)
            | Bitboard.of(rookTarget);
    castlingPath[index] = path & ~Bitboard.of(king) & ~Bitboard.of(rook);
  }

  /** The current position as plain data; the history is not part of it. */
  public Setup setup() {
    Setup setup = new Setup();
    for (int square = 0; square < 64; square++) {
      setup.put(square, board[square]);
    }
    setup.sideToMove(sideToMove);
    for (int index = 0; index < Castling.COUNT; index++) {
      if ((state.castlingRights() & Castling.right(index)) != 0) {
        setup.castling(Castling.right(index), castlingRook[index]);
      }
    }
    setup.enPassantSquare(state.enPassantSquare());
    setup.rule50(state.rule50());
    setup.fullMoveNumber(fullMoveNumber());
    setup.chess960(chess960);
    return setup;
  }

  // ---- The men ----

  public int sideToMove() {
    return sideToMove;
  }

  public int pieceOn(int square) {
    return board[square];
  }

  public boolean isEmpty(int square) {
    return board[square] == Piece.NONE;
  }

  public long pieces() {
    return sets[SIDES | Color.WHITE] | sets[SIDES | Color.BLACK];
  }

  public long pieces(int side) {
    return sets[SIDES | side];
  }

  public long pieces(int side, int type) {
    return sets[SIDES | side] & sets[type];
  }

  public long piecesOfType(int type) {
    return sets[type];
  }

  /** Bishops and queens of a side. */
  public long diagonalSliders(int side) {
    return sets[SIDES | side] & (sets[PieceType.BISHOP] | sets[PieceType.QUEEN]);
  }

  /** Rooks and queens of a side. */
  public long straightSliders(int side) {
    return sets[SIDES | side] & (sets[PieceType.ROOK] | sets[PieceType.QUEEN]);
  }

  public int king(int side) {
    return Long.numberOfTrailingZeros(sets[SIDES | side] & sets[PieceType.KING]);
  }

  public boolean hasNonPawns(int side) {
    return (sets[SIDES | side] & ~sets[PieceType.PAWN] & ~sets[PieceType.KING]) != 0;
  }

  /** Men of one kind, from the incremental count. */
  public int count(int piece) {
    return (int) (material >>> 4 * piece) & 15;
  }

  /**
   * Pieces left on the board: 24 at the start, minors 1, rooks 2, queens 4, more after promotions.
   */
  public int phase() {
    return phase;
  }

  // ---- The game ----

  public int castlingRights() {
    return state.castlingRights();
  }

  /** The rook that a right castles with, or {@link Square#NONE}. */
  public int castlingRookSquare(int right) {
    return castlingRook[Castling.index(right)];
  }

  /**
   * The square behind a pawn that can legally be captured en passant now, or {@link Square#NONE}.
   */
  public int enPassantSquare() {
    return state.enPassantSquare();
  }

  /** Half moves since the last capture or pawn move. */
  public int rule50() {
    return state.rule50();
  }

  /** Half moves since the game's start, as the move number counts them. */
  public int gamePly() {
    return firstPly + state.index;
  }

  public int fullMoveNumber() {
    return gamePly() / 2 + 1;
  }

  /** Half moves made here since {@link #set}. */
  public int movesMade() {
    return state.index;
  }

  /** The move that led here, or {@link Move#NONE} at the start and after a null move. */
  public int lastMove() {
    return state.move();
  }

  /** The man that the last move took, or {@link Piece#NONE}. */
  int lastCaptured() {
    return state.captured();
  }

  public boolean isChess960() {
    return chess960;
  }

  public void setChess960(boolean on) {
    chess960 = on;
  }

  // ---- Keys ----

  /** Equal for positions that the rules call the same. */
  public long key() {
    return state.key;
  }

  public long pawnKey() {
    return state.pawnKey;
  }

  /** Knights, bishops and kings, in 32 bits. */
  public long minorKey() {
    return state.officerKeys & 0xFFFFFFFFL;
  }

  /** Rooks, queens and kings, in 32 bits. */
  public long majorKey() {
    return state.officerKeys >>> 32;
  }

  /** The number of men of each kind, four bits a {@link Piece}: equal only for equal material. */
  public long materialKey() {
    return material;
  }

  private void computeKeys() {
    long key = Zobrist.castling(castlingRights());
    key ^= enPassantSquare() == Square.NONE ? 0 : Zobrist.enPassant(enPassantSquare());
    key ^= sideToMove == Color.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
    long pawnKey = 0;
    long officerKeys = 0;
    for (long men = pieces(); men != 0; men &= men - 1) {
      int square = Long.numberOfTrailingZeros(men);
      int piece = board[square];
      key ^= Zobrist.man(piece, square);
      pawnKey ^= Piece.type(piece) == PieceType.PAWN ? Zobrist.man(piece, square) : 0;
      officerKeys ^= Zobrist.man(piece, square) & Zobrist.officerMask(piece);
    }
    state.key = key;
    state.pawnKey = pawnKey;
    state.officerKeys = officerKeys;
  }

  // ---- Attacks and checks ----

  /** Men of both sides that attack a square, with the given occupation. */
  public long attackersTo(int square, long occupied) {
    return Attacks.pawn(Color.BLACK, square) & pieces(Color.WHITE, PieceType.PAWN)
        | Attacks.pawn(Color.WHITE, square) & pieces(Color.BLACK, PieceType.PAWN)
        | Attacks.knight(square) & sets[PieceType.KNIGHT]
        | Attacks.king(square) & sets[PieceType.KING]
        | Attacks.bishop(square, occupied) & (sets[PieceType.BISHOP] | sets[PieceType.QUEEN])
        | Attacks.rook(square, occupied) & (sets[PieceType.ROOK] | sets[PieceType.QUEEN]);
  }

  /** Men of one side that attack a square, with the given occupation. */
  public long attackersTo(int square, long occupied, int by) {
    return attackersTo(square, occupied) & sets[SIDES | by];
  }

  public boolean isAttacked(int square, long occupied, int by) {
    long men = sets[SIDES | by];
    if ((Attacks.pawn(Color.opposite(by), square) & men & sets[PieceType.PAWN]) != 0
        || (Attacks.knight(square) & men & sets[PieceType.KNIGHT]) != 0
        || (Attacks.king(square) & men & sets[PieceType.KING]) != 0) {
      return true;
    }
    long diagonal = diagonalSliders(by);
    long straight = straightSliders(by);
    return (Attacks.bishopRays(square) & diagonal) != 0
            && (Attacks.bishop(square, occupied) & diagonal) != 0
        || (Attacks.rookRays(square) & straight) != 0
            && (Attacks.rook(square, occupied) & straight) != 0;
  }

  public boolean inCheck() {
    return checkers() != 0;
  }

  /** Enemy men that attack the king of the side to move. */
  public long checkers() {
    if ((state.known & State.KING) == 0) {
      Checks.lookAtKing(this, state);
    }
    return state.checkers;
  }

  /** Own men that shield the king of the side to move from a slider. */
  public long pinned() {
    if ((state.known & State.KING) == 0) {
      Checks.lookAtKing(this, state);
    }
    return state.pinned;
  }

  /** Men of a side that alone stand between its king and an enemy slider. */
  public long pinned(int side) {
    return side == sideToMove ? pinned() : Checks.pinned(this, side);
  }

  /**
   * Whether a legal move attacks the enemy king; nearly free after the first call in a position.
   */
  public boolean givesCheck(int move) {
    return Checks.givesCheck(this, state, move);
  }

  /** Squares from which a man of the side to move would attack the enemy king. */
  long checkSquares(int type) {
    return Checks.squares(this, state, type);
  }

  /** Men of the side to move that stand between one of its sliders and the enemy king. */
  long discoverers() {
    return Checks.discoverers(this, state);
  }

  // ---- Legality ----

  /** The squares that must be empty to castle, king and rook aside. */
  long castlingPath(int index) {
    return castlingPath[index];
  }

  int castlingIndex(int move) {
    return 2 * sideToMove + (Move.kind(move) & 1);
  }

  /** Whether any 16-bit value is a legal move here; tables hand over moves of other positions. */
  public boolean isLegal(int move) {
    return Legality.isLegal(this, move);
  }

  public boolean hasLegalMove() {
    return MoveGenerator.count(this) != 0;
  }

  /** All legal moves in a new list. */
  public MoveList legalMoves() {
    MoveList list = new MoveList();
    MoveGenerator.legal(this, list);
    return list;
  }

  /**
   * Whether the exchange that a move begins on its square wins at least {@code threshold}
   * centipawns.
   */
  public boolean see(int move, int threshold) {
    return StaticExchange.winsAtLeast(this, move, threshold);
  }

  // ---- How games end ----

  public boolean isCheckmate() {
    return inCheck() && !hasLegalMove();
  }

  public boolean isStalemate() {
    return !inCheck() && !hasLegalMove();
  }

  /** Fifty moves by both sides without a capture or pawn move, and not mated by the last one. */
  public boolean isFiftyMoveDraw() {
    return state.rule50() >= 100 && !isCheckmate();
  }

  /**
   * Neither side could mate by any series of legal moves: bare kings, one minor, or bishops of one
   * color.
   */
  public boolean isInsufficientMaterial() {
    if ((sets[PieceType.PAWN] | sets[PieceType.ROOK] | sets[PieceType.QUEEN]) != 0) {
      return false;
    }
    long knights = sets[PieceType.KNIGHT];
    long bishops = sets[PieceType.BISHOP];
    if (Long.bitCount(knights | bishops) <= 1) {
      return true;
    }
    return knights == 0
        && ((bishops & Bitboard.LIGHT_SQUARES) == 0 || (bishops & Bitboard.DARK_SQUARES) == 0);
  }

  /** How often the current position has occurred before in the game. */
  public int repetitions() {
    return Repetition.count(state);
  }

  /**
   * Whether the search may call this a draw: the position occurred once since the root, {@code
   * rootDistance} half moves ago, or twice in the whole game.
   */
  public boolean isRepetition(int rootDistance) {
    return Repetition.isDraw(state, rootDistance);
  }

  /** Whether a position since the last capture or pawn move, this one included, was there twice. */
  public boolean hasRepeated() {
    return Repetition.hasOccurred(state);
  }

  /**
   * Whether the side to move has a move that repeats a position, so that a draw is in its hands.
   */
  public boolean hasUpcomingRepetition(int rootDistance) {
    return Repetition.isUpcoming(this, state, rootDistance);
  }

  // ---- Doing and undoing ----

  public void make(int move) {
    State before = state;
    State now = before.next;
    if (now == null) {
      now = append(before);
    }
    state = now;
    int us = sideToMove;
    sideToMove = us ^ 1;
    int from = Move.from(move);
    int to = Move.to(move);
    int piece = board[from];
    long path = 1L << from | 1L << to;
    long change = Zobrist.man(piece, from) ^ Zobrist.man(piece, to);
    long key = before.key ^ Zobrist.BLACK_TO_MOVE ^ change;
    long pawnKey = before.pawnKey;
    long officerKeys = before.officerKeys ^ change & Zobrist.officerMask(piece);
    long info = (before.info & State.CARRIED) + State.ONE_PLY | State.NOTHING | move;
    now.known = 0;
    int passed = before.enPassantSquare();
    if (passed != Square.NONE) {
      key ^= Zobrist.enPassant(passed);
    }
    if ((path & castlingMen) != 0) {
      int rights = before.castlingRights();
      int kept = rightsKept[from] & rightsKept[to] & rights;
      key ^= Zobrist.castling(rights) ^ Zobrist.castling(kept);
      info ^= (long) (rights ^ kept) << State.RIGHTS_SHIFT;
    }
    if (Move.isCapture(move)) {
      int square = Move.isEnPassant(move) ? to ^ 8 : to;
      int captured = board[square];
      long gone = Zobrist.man(captured, square);
      key ^= gone;
      pawnKey ^= captured <= Piece.BLACK_PAWN ? gone : 0;
      officerKeys ^= gone & Zobrist.officerMask(captured);
      info = info & ~State.COUNTERS ^ (long) (captured ^ Piece.NONE) << State.CAPTURED_SHIFT;
      take(square, captured);
      count(captured, -1);
    } else if (Move.isCastling(move)) {
      long jump = castle(us, Move.kind(move) & 1, from, to);
      now.key = key ^ jump;
      now.pawnKey = pawnKey;
      now.officerKeys = officerKeys ^ jump & Zobrist.officerMask(Piece.WHITE_ROOK);
      now.info = info;
      return;
    }
    shift(piece, from, to, path);
    if (piece <= Piece.BLACK_PAWN) {
      pawnKey ^= change;
      info &= ~State.COUNTERS;
      if (Move.kind(move) == Move.DOUBLE_PUSH) {
        int target = (from + to) >>> 1;
        if ((Attacks.pawn(us, target) & pieces(us ^ 1, PieceType.PAWN)) != 0
            && Legality.canCaptureEnPassant(this, us ^ 1, target)) {
          info ^= (long) (target ^ Square.NONE) << State.EN_PASSANT_SHIFT;
          key ^= Zobrist.enPassant(target);
        }
      } else if (Move.isPromotion(move)) {
        int promoted = Piece.of(us, Move.promotionType(move));
        replace(to, piece, promoted);
        long come = Zobrist.man(promoted, to);
        key ^= Zobrist.man(piece, to) ^ come;
        pawnKey ^= Zobrist.man(piece, to);
        officerKeys ^= come & Zobrist.officerMask(promoted);
      }
    }
    now.key = key;
    now.pawnKey = pawnKey;
    now.officerKeys = officerKeys;
    now.info = info;
  }

  /** Takes back the last move. */
  public void unmake() {
    unmake(state.move());
  }

  /** Takes back the last move, which the caller remembers: faster than looking it up. */
  public void unmake(int move) {
    assert move == state.move();
    State undone = state;
    state = undone.previous;
    int us = sideToMove ^ 1;
    sideToMove = us;
    int from = Move.from(move);
    int to = Move.to(move);
    int piece = board[to];
    if (Move.kind(move) > Move.DOUBLE_PUSH) {
      if (Move.isCastling(move)) {
        uncastle(us, Move.kind(move) & 1, from, to);
        return;
      }
      if (Move.isPromotion(move)) {
        replace(to, piece, Piece.of(us, PieceType.PAWN));
        piece = Piece.of(us, PieceType.PAWN);
      }
      shift(piece, to, from, 1L << from | 1L << to);
      if (Move.isCapture(move)) {
        int captured = undone.captured();
        put(Move.isEnPassant(move) ? to ^ 8 : to, captured);
        count(captured, 1);
      }
      return;
    }
    shift(piece, to, from, 1L << from | 1L << to);
  }

  /** Passes the move; never while in check. */
  public void makeNull() {
    assert !inCheck();
    State before = state;
    State now = before.next == null ? append(before) : before.next;
    state = now;
    sideToMove ^= 1;
    now.known = 0;
    now.pawnKey = before.pawnKey;
    now.officerKeys = before.officerKeys;
    now.key = before.key ^ Zobrist.BLACK_TO_MOVE;
    if (before.enPassantSquare() != Square.NONE) {
      now.key ^= Zobrist.enPassant(before.enPassantSquare());
    }
    long rule50 = before.rule50() + 1;
    now.info = before.info & State.CARRIED & ~State.COUNTERS | State.NOTHING | rule50 << 32;
  }

  public void unmakeNull() {
    state = state.previous;
    sideToMove ^= 1;
  }

  /** Castles and returns the change that the rook makes to the key. */
  private long castle(int us, int wing, int from, int to) {
    int index = 2 * us + wing;
    int king = Piece.of(us, PieceType.KING);
    int rook = Piece.of(us, PieceType.ROOK);
    take(from, king);
    take(castlingRook[index], rook);
    put(to, king);
    put(Castling.rookTarget(index), rook);
    return Zobrist.man(rook, castlingRook[index]) ^ Zobrist.man(rook, Castling.rookTarget(index));
  }

  private void uncastle(int us, int wing, int from, int to) {
    int index = 2 * us + wing;
    int king = Piece.of(us, PieceType.KING);
    int rook = Piece.of(us, PieceType.ROOK);
    take(to, king);
    take(Castling.rookTarget(index), rook);
    put(from, king);
    put(castlingRook[index], rook);
  }

  /** Puts another man in the place of one: a promotion, or the pawn back. */
  private void replace(int square, int old, int fresh) {
    take(square, old);
    put(square, fresh);
    count(old, -1);
    count(fresh, 1);
  }

  /** Moves a man along {@code path}, the set of its two squares. */
  private void shift(int piece, int from, int to, long path) {
    board[from] = (byte) Piece.NONE;
    board[to] = (byte) piece;
    sets[piece >>> 1] ^= path;
    sets[SIDES | piece & 1] ^= path;
  }

  private void put(int square, int piece) {
    board[square] = (byte) piece;
    toggle(square, piece);
  }

  private void take(int square, int piece) {
    board[square] = (byte) Piece.NONE;
    toggle(square, piece);
  }

  private void toggle(int square, int piece) {
    long bit = 1L << square;
    sets[piece >>> 1] ^= bit;
    sets[SIDES | piece & 1] ^= bit;
  }

  private void count(int piece, int change) {
    material += (long) change << 4 * piece;
    phase += change * PHASE_WEIGHT[piece >>> 1];
  }

  private static State append(State last) {
    last.next = new State(last);
    return last.next;
  }
}
