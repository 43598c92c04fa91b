package v7p3r.board;

import java.util.Arrays;

/**
 * A game in progress: the men on the board, whose move it is, and every position since the start.
 */
public final class Position {
  private static final int[] PHASE_WEIGHT = {0, 1, 1, 2, 4, 0};

  /** {@link #phase} of the full set of men. */
  public static final int FULL_PHASE = 24;

  private static final int INITIAL_STATES = 512;

  private final byte[] board = new byte[64];
  private final long[] byType = new long[PieceType.COUNT];
  private final long[] bySide = new long[Color.COUNT];

  /** One key a man type, for evaluation caches; together they make the board's part of the key. */
  private final long[] typeKeys = new long[PieceType.COUNT];

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
  private State[] states = new State[INITIAL_STATES];
  private State state;

  /** Index of the current state. */
  private int ply;

  /** Half moves of the game before the first state. */
  private int firstPly;

  /** The start of a game of standard chess. */
  public Position() {
    fillStates(0);
    set(Setup.start());
  }

  private Position(int capacity) {
    states = new State[capacity];
    fillStates(0);
  }

  public static Position of(Setup setup) {
    Position position = new Position(INITIAL_STATES);
    position.set(setup);
    return position;
  }

  /** An independent position with the same history. */
  public Position copy() {
    Position copy = new Position(Math.max(INITIAL_STATES, states.length));
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes equal to the other position, history included. */
  public void copyFrom(Position other) {
    System.arraycopy(other.board, 0, board, 0, 64);
    System.arraycopy(other.byType, 0, byType, 0, PieceType.COUNT);
    System.arraycopy(other.bySide, 0, bySide, 0, Color.COUNT);
    System.arraycopy(other.typeKeys, 0, typeKeys, 0, PieceType.COUNT);
    System.arraycopy(other.rightsKept, 0, rightsKept, 0, 64);
    System.arraycopy(other.castlingRook, 0, castlingRook, 0, Castling.COUNT);
    System.arraycopy(other.castlingPath, 0, castlingPath, 0, Castling.COUNT);
    sideToMove = other.sideToMove;
    phase = other.phase;
    material = other.material;
    chess960 = other.chess960;
    while (states.length <= other.ply) {
      growStates();
    }
    for (int i = 0; i <= other.ply; i++) {
      states[i].copyFrom(other.states[i]);
    }
    firstPly = other.firstPly;
    ply = other.ply;
    state = states[ply];
  }

  // ---- Setting up ----

  /**
   * Begins a new game here.
   *
   * @throws IllegalSetupException if chess cannot go on from there; the position stays as it was
   */
  public void set(Setup setup) {
    SetupRules.check(setup);
    Position before = state == null ? null : copy();
    place(setup);
    if (attackersTo(king(Color.opposite(sideToMove)), pieces(), sideToMove) != 0) {
      if (before != null) {
        copyFrom(before);
      }
      throw new IllegalSetupException("the side that is not to move is in check");
    }
    int target = setup.enPassantSquare();
    if (target != Square.NONE && canCaptureEnPassant(sideToMove, target)) {
      state.enPassantSquare = target;
    }
    state.key = computeKey();
  }

  private void place(Setup setup) {
    Arrays.fill(board, (byte) Piece.NONE);
    Arrays.fill(byType, 0);
    Arrays.fill(bySide, 0);
    Arrays.fill(typeKeys, 0);
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
    ply = 0;
    state = states[0];
    state.castlingRights = setup.castlingRights();
    state.enPassantSquare = Square.NONE;
    state.rule50 = setup.rule50();
    state.pliesFromNull = setup.rule50();
    state.move = Move.NONE;
    state.captured = Piece.NONE;
    state.knowsKing = false;
    state.knowsChecks = false;
    for (int index = 0; index < Castling.COUNT; index++) {
      if ((state.castlingRights & Castling.right(index)) != 0) {
        allowCastling(index, setup.rookSquare(Castling.right(index)));
      }
    }
  }

  private void allowCastling(int index, int rook) {
    int king = king(Castling.side(index));
    int right = Castling.right(index);
    castlingRook[index] = (byte) rook;
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
      if ((state.castlingRights & Castling.right(index)) != 0) {
        setup.castling(Castling.right(index), castlingRook[index]);
      }
    }
    setup.enPassantSquare(state.enPassantSquare);
    setup.rule50(state.rule50);
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
    return bySide[Color.WHITE] | bySide[Color.BLACK];
  }

  public long pieces(int side) {
    return bySide[side];
  }

  public long pieces(int side, int type) {
    return bySide[side] & byType[type];
  }

  public long piecesOfType(int type) {
    return byType[type];
  }

  /** Bishops and queens of a side. */
  public long diagonalSliders(int side) {
    return bySide[side] & (byType[PieceType.BISHOP] | byType[PieceType.QUEEN]);
  }

  /** Rooks and queens of a side. */
  public long straightSliders(int side) {
    return bySide[side] & (byType[PieceType.ROOK] | byType[PieceType.QUEEN]);
  }

  public int king(int side) {
    return Long.numberOfTrailingZeros(bySide[side] & byType[PieceType.KING]);
  }

  public boolean hasNonPawns(int side) {
    return (bySide[side] & ~byType[PieceType.PAWN] & ~byType[PieceType.KING]) != 0;
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
    return state.castlingRights;
  }

  /** The rook that a right castles with, or {@link Square#NONE}. */
  public int castlingRookSquare(int right) {
    return castlingRook[Castling.index(right)];
  }

  /**
   * The square behind a pawn that can legally be captured en passant now, or {@link Square#NONE}.
   */
  public int enPassantSquare() {
    return state.enPassantSquare;
  }

  /** Half moves since the last capture or pawn move. */
  public int rule50() {
    return state.rule50;
  }

  /** Half moves since the game's start, as the move number counts them. */
  public int gamePly() {
    return firstPly + ply;
  }

  public int fullMoveNumber() {
    return gamePly() / 2 + 1;
  }

  /** Half moves made here since {@link #set}. */
  public int movesMade() {
    return ply;
  }

  /** The move that led here, or {@link Move#NONE} at the start and after a null move. */
  public int lastMove() {
    return state.move;
  }

  /** The man that the last move took, or {@link Piece#NONE}. */
  public int lastCaptured() {
    return state.captured;
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
    return typeKeys[PieceType.PAWN];
  }

  /** Knights and bishops with the kings. */
  public long minorKey() {
    return typeKeys[PieceType.KNIGHT] ^ typeKeys[PieceType.BISHOP] ^ typeKeys[PieceType.KING];
  }

  /** Rooks and queens with the kings. */
  public long majorKey() {
    return typeKeys[PieceType.ROOK] ^ typeKeys[PieceType.QUEEN] ^ typeKeys[PieceType.KING];
  }

  public long kingKey() {
    return typeKeys[PieceType.KING];
  }

  /** The number of men of each kind, four bits a {@link Piece}: equal only for equal material. */
  public long materialKey() {
    return material;
  }

  private long computeKey() {
    long key = Zobrist.castling(state.castlingRights);
    for (long typeKey : typeKeys) {
      key ^= typeKey;
    }
    key ^= state.enPassantSquare == Square.NONE ? 0 : Zobrist.enPassant(state.enPassantSquare);
    return key ^ (sideToMove == Color.BLACK ? Zobrist.BLACK_TO_MOVE : 0);
  }

  // ---- Attacks and checks ----

  /** Men of both sides that attack a square, with the given occupation. */
  public long attackersTo(int square, long occupied) {
    return Attacks.pawn(Color.BLACK, square) & pieces(Color.WHITE, PieceType.PAWN)
        | Attacks.pawn(Color.WHITE, square) & pieces(Color.BLACK, PieceType.PAWN)
        | Attacks.knight(square) & byType[PieceType.KNIGHT]
        | Attacks.king(square) & byType[PieceType.KING]
        | Attacks.bishop(square, occupied) & (byType[PieceType.BISHOP] | byType[PieceType.QUEEN])
        | Attacks.rook(square, occupied) & (byType[PieceType.ROOK] | byType[PieceType.QUEEN]);
  }

  /** Men of one side that attack a square, with the given occupation. */
  public long attackersTo(int square, long occupied, int by) {
    return attackersTo(square, occupied) & bySide[by];
  }

  public boolean isAttacked(int square, long occupied, int by) {
    long men = bySide[by];
    if ((Attacks.pawn(Color.opposite(by), square) & men & byType[PieceType.PAWN]) != 0
        || (Attacks.knight(square) & men & byType[PieceType.KNIGHT]) != 0
        || (Attacks.king(square) & men & byType[PieceType.KING]) != 0) {
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
    if (!state.knowsKing) {
      lookAtKing(state);
    }
    return state.checkers;
  }

  /** Own men that shield the king of the side to move from a slider. */
  public long pinned() {
    if (!state.knowsKing) {
      lookAtKing(state);
    }
    return state.pinned;
  }

  /** Men of a side that alone stand between its king and an enemy slider. */
  public long pinned(int side) {
    if (side == sideToMove) {
      return pinned();
    }
    int king = king(side);
    long own = bySide[side];
    long pinned = 0;
    for (long snipers = snipers(king, side); snipers != 0; snipers &= snipers - 1) {
      long shield = Attacks.between(king, Long.numberOfTrailingZeros(snipers)) & own;
      pinned |= Bitboard.hasSeveral(shield) ? 0 : shield;
    }
    return pinned;
  }

  /** Enemy sliders that would attack the king if the king's own men were gone. */
  private long snipers(int king, int side) {
    int them = side ^ 1;
    long enemies = bySide[them];
    long diagonal = diagonalSliders(them) & Attacks.bishopRays(king);
    long straight = straightSliders(them) & Attacks.rookRays(king);
    long snipers = 0;
    if (diagonal != 0) {
      snipers = Attacks.bishop(king, enemies) & diagonal;
    }
    if (straight != 0) {
      snipers |= Attacks.rook(king, enemies) & straight;
    }
    return snipers;
  }

  private void lookAtKing(State state) {
    int us = sideToMove;
    int king = king(us);
    long own = bySide[us];
    long checkers =
        (Attacks.pawn(us, king) & byType[PieceType.PAWN]
                | Attacks.knight(king) & byType[PieceType.KNIGHT])
            & bySide[us ^ 1];
    long pinned = 0;
    for (long snipers = snipers(king, us); snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long shield = Attacks.between(king, sniper) & own;
      if (shield == 0) {
        checkers |= 1L << sniper;
      } else if (!Bitboard.hasSeveral(shield)) {
        pinned |= shield;
      }
    }
    state.checkers = checkers;
    state.pinned = pinned;
    state.knowsKing = true;
  }

  /**
   * Whether a legal move attacks the enemy king; nearly free after the first call in a position.
   */
  public boolean givesCheck(int move) {
    State state = this.state;
    if (!state.knowsChecks) {
      lookForChecks(state);
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int type = board[from] >>> 1;
    if ((checkSquares(state, type) >>> to & 1) != 0
        && !Move.isPromotion(move)
        && !Move.isCastling(move)) {
      return true;
    }
    if ((state.discoverers >>> from & 1) != 0
        && !Move.isCastling(move)
        && (Attacks.line(from, to) >>> king(sideToMove ^ 1) & 1) == 0) {
      return true;
    }
    return Move.kind(move) > Move.DOUBLE_PUSH
        && Move.kind(move) != Move.CAPTURE
        && specialGivesCheck(move, from, to);
  }

  private static long checkSquares(State state, int type) {
    return switch (type) {
      case PieceType.PAWN -> state.pawnChecks;
      case PieceType.KNIGHT -> state.knightChecks;
      case PieceType.BISHOP -> state.bishopChecks;
      case PieceType.ROOK -> state.rookChecks;
      case PieceType.QUEEN -> state.bishopChecks | state.rookChecks;
      default -> 0;
    };
  }

  private boolean specialGivesCheck(int move, int from, int to) {
    int king = king(sideToMove ^ 1);
    long occupied = pieces() ^ 1L << from;
    if (Move.isPromotion(move)) {
      long attacks = Attacks.of(Move.promotionType(move), to, occupied);
      return (attacks >>> king & 1) != 0;
    }
    if (Move.isEnPassant(move)) {
      occupied = (occupied ^ 1L << (to ^ 8)) | 1L << to;
      return (Attacks.bishop(king, occupied) & diagonalSliders(sideToMove)
              | Attacks.rook(king, occupied) & straightSliders(sideToMove))
          != 0;
    }
    int index = castlingIndex(move);
    int rookTarget = Castling.rookTarget(index);
    occupied = (occupied & ~(1L << castlingRook[index])) | 1L << to | 1L << rookTarget;
    return (Attacks.rook(rookTarget, occupied) >>> king & 1) != 0;
  }

  private void lookForChecks(State state) {
    int us = sideToMove;
    int them = us ^ 1;
    int king = king(them);
    long occupied = pieces();
    state.pawnChecks = Attacks.pawn(them, king);
    state.knightChecks = Attacks.knight(king);
    state.bishopChecks = Attacks.bishop(king, occupied);
    state.rookChecks = Attacks.rook(king, occupied);
    long diagonal = diagonalSliders(us) & Attacks.bishopRays(king);
    long straight = straightSliders(us) & Attacks.rookRays(king);
    long discoverers = 0;
    for (long sliders = diagonal | straight; sliders != 0; sliders &= sliders - 1) {
      long shield = Attacks.between(king, Long.numberOfTrailingZeros(sliders)) & occupied;
      if (!Bitboard.hasSeveral(shield)) {
        discoverers |= shield & bySide[us];
      }
    }
    state.discoverers = discoverers;
    state.knowsChecks = true;
  }

  // ---- Legality ----

  int castlingIndex(int move) {
    return 2 * sideToMove + (Move.kind(move) & 1);
  }

  /** Whether the right can be used right now: path free, king never on an attacked square. */
  boolean canCastle(int index) {
    if ((state.castlingRights & Castling.right(index)) == 0
        || (castlingPath[index] & pieces()) != 0) {
      return false;
    }
    int side = Castling.side(index);
    int them = side ^ 1;
    int king = king(side);
    int target = Castling.kingTarget(index);
    long occupied = pieces() ^ 1L << king;
    for (long path = Attacks.between(king, target) | 1L << target; path != 0; path &= path - 1) {
      if (isAttacked(Long.numberOfTrailingZeros(path), occupied, them)) {
        return false;
      }
    }
    // In Chess960 the castling rook itself may shield its king from the side.
    return !chess960
        || !isAttacked(
            target,
            occupied & ~(1L << castlingRook[index]) | 1L << Castling.rookTarget(index),
            them);
  }

  /** Whether a pawn of {@code side} on {@code from} may capture en passant on {@code target}. */
  boolean isLegalEnPassant(int side, int from, int target) {
    int victim = target ^ 8;
    long occupied = pieces() ^ 1L << from ^ 1L << victim | 1L << target;
    return (attackersTo(king(side), occupied, side ^ 1) & ~(1L << victim)) == 0;
  }

  private boolean canCaptureEnPassant(int side, int target) {
    long pawns = Attacks.pawn(side ^ 1, target) & pieces(side, PieceType.PAWN);
    for (; pawns != 0; pawns &= pawns - 1) {
      if (isLegalEnPassant(side, Long.numberOfTrailingZeros(pawns), target)) {
        return true;
      }
    }
    return false;
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
    return state.rule50 >= 100 && !isCheckmate();
  }

  /**
   * Neither side could mate by any series of legal moves: bare kings, one minor, or bishops of one
   * color.
   */
  public boolean isInsufficientMaterial() {
    if ((byType[PieceType.PAWN] | byType[PieceType.ROOK] | byType[PieceType.QUEEN]) != 0) {
      return false;
    }
    long knights = byType[PieceType.KNIGHT];
    long bishops = byType[PieceType.BISHOP];
    if (Long.bitCount(knights | bishops) <= 1) {
      return true;
    }
    return knights == 0
        && ((bishops & Bitboard.LIGHT_SQUARES) == 0 || (bishops & Bitboard.DARK_SQUARES) == 0);
  }

  /** How often the current position has occurred before in the game. */
  public int repetitions() {
    int count = 0;
    int reach = Math.min(ply, Math.min(state.rule50, state.pliesFromNull));
    for (int back = 4; back <= reach; back += 2) {
      count += states[ply - back].key == state.key ? 1 : 0;
    }
    return count;
  }

  /**
   * Whether the search may call this a draw: the position occurred once since the root, {@code
   * rootDistance} half moves ago, or twice in the whole game.
   */
  public boolean isRepetition(int rootDistance) {
    int reach = Math.min(ply, Math.min(state.rule50, state.pliesFromNull));
    boolean seen = false;
    for (int back = 4; back <= reach; back += 2) {
      if (states[ply - back].key == state.key) {
        if (seen || back < rootDistance) {
          return true;
        }
        seen = true;
      }
    }
    return false;
  }

  /**
   * Whether the side to move has a move that repeats a position, so that a draw is in its hands.
   */
  public boolean hasUpcomingRepetition(int rootDistance) {
    int reach = Math.min(ply, Math.min(state.rule50, state.pliesFromNull));
    for (int back = 3; back <= reach; back += 2) {
      long difference = state.key ^ states[ply - back].key;
      int path = ReversibleMoves.find(difference ^ Zobrist.BLACK_TO_MOVE);
      if (path >= 0 && (ReversibleMoves.between(path) & pieces()) == 0) {
        int mover = board[ReversibleMoves.from(path)];
        int piece = mover == Piece.NONE ? board[ReversibleMoves.to(path)] : mover;
        if (back < rootDistance) {
          return true;
        }
        if (Piece.side(piece) == sideToMove && wasRepeated(ply - back)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean wasRepeated(int index) {
    int reach = Math.min(index, Math.min(states[index].rule50, states[index].pliesFromNull));
    for (int back = 4; back <= reach; back += 2) {
      if (states[index - back].key == states[index].key) {
        return true;
      }
    }
    return false;
  }

  // ---- Doing and undoing ----

  public void make(int move) {
    State before = state;
    if (++ply == states.length) {
      growStates();
    }
    State now = states[ply];
    state = now;
    int us = sideToMove;
    int from = Move.from(move);
    int to = Move.to(move);
    int kind = Move.kind(move);
    int piece = board[from];
    int rights = before.castlingRights;
    long key = before.key ^ Zobrist.BLACK_TO_MOVE;
    if (before.enPassantSquare != Square.NONE) {
      key ^= Zobrist.enPassant(before.enPassantSquare);
    }
    now.move = move;
    now.captured = Piece.NONE;
    now.enPassantSquare = Square.NONE;
    now.rule50 = before.rule50 + 1;
    now.pliesFromNull = before.pliesFromNull + 1;
    now.knowsKing = false;
    now.knowsChecks = false;

    if ((rightsKept[from] & rightsKept[to] & rights) != rights) {
      int kept = rightsKept[from] & rightsKept[to] & rights;
      key ^= Zobrist.castling(rights) ^ Zobrist.castling(kept);
      rights = kept;
    }
    now.castlingRights = rights;

    if (Move.isCapture(move)) {
      int square = kind == Move.EN_PASSANT ? to ^ 8 : to;
      int captured = board[square];
      now.captured = captured;
      now.rule50 = 0;
      key ^= take(square, captured);
      count(captured, -1);
    }
    if (Move.isCastling(move)) {
      key ^= castle(us, 2 * us + (kind & 1), from, to);
    } else {
      key ^= shift(piece, from, to);
      if (piece <= Piece.BLACK_PAWN) {
        now.rule50 = 0;
        if (kind == Move.DOUBLE_PUSH) {
          int target = (from + to) >>> 1;
          if ((Attacks.pawn(us, target) & pieces(us ^ 1, PieceType.PAWN)) != 0
              && canCaptureEnPassant(us ^ 1, target)) {
            now.enPassantSquare = target;
            key ^= Zobrist.enPassant(target);
          }
        } else if (Move.isPromotion(move)) {
          int promoted = Piece.of(us, Move.promotionType(move));
          key ^= take(to, piece) ^ put(to, promoted);
          count(piece, -1);
          count(promoted, 1);
        }
      }
    }
    now.key = key;
    sideToMove = us ^ 1;
  }

  public void unmake() {
    State undone = state;
    state = states[--ply];
    int move = undone.move;
    int us = sideToMove ^ 1;
    sideToMove = us;
    int from = Move.from(move);
    int to = Move.to(move);
    if (Move.isCastling(move)) {
      uncastle(us, 2 * us + (Move.kind(move) & 1), from, to);
      return;
    }
    int piece = board[to];
    if (Move.isPromotion(move)) {
      take(to, piece);
      count(piece, -1);
      piece = Piece.of(us, PieceType.PAWN);
      put(to, piece);
      count(piece, 1);
    }
    shift(piece, to, from);
    if (undone.captured != Piece.NONE) {
      put(Move.isEnPassant(move) ? to ^ 8 : to, undone.captured);
      count(undone.captured, 1);
    }
  }

  /** Passes the move; never while in check. */
  public void makeNull() {
    assert !inCheck();
    State before = state;
    if (++ply == states.length) {
      growStates();
    }
    State now = states[ply];
    state = now;
    now.copyFrom(before);
    now.move = Move.NONE;
    now.captured = Piece.NONE;
    now.rule50++;
    now.pliesFromNull = 0;
    now.enPassantSquare = Square.NONE;
    now.key ^= Zobrist.BLACK_TO_MOVE;
    if (before.enPassantSquare != Square.NONE) {
      now.key ^= Zobrist.enPassant(before.enPassantSquare);
    }
    sideToMove ^= 1;
  }

  public void unmakeNull() {
    state = states[--ply];
    sideToMove ^= 1;
  }

  private long castle(int us, int index, int from, int to) {
    int king = Piece.of(us, PieceType.KING);
    int rook = Piece.of(us, PieceType.ROOK);
    long change = take(from, king) ^ take(castlingRook[index], rook);
    return change ^ put(to, king) ^ put(Castling.rookTarget(index), rook);
  }

  private void uncastle(int us, int index, int from, int to) {
    int king = Piece.of(us, PieceType.KING);
    int rook = Piece.of(us, PieceType.ROOK);
    take(to, king);
    take(Castling.rookTarget(index), rook);
    put(from, king);
    put(castlingRook[index], rook);
  }

  /** Puts a man on an empty square and returns the change of the key. */
  private long put(int square, int piece) {
    board[square] = (byte) piece;
    return toggle(square, piece);
  }

  /** Takes a man off its square and returns the change of the key. */
  private long take(int square, int piece) {
    board[square] = (byte) Piece.NONE;
    return toggle(square, piece);
  }

  private long toggle(int square, int piece) {
    long bit = 1L << square;
    long change = Zobrist.man(piece, square);
    byType[piece >>> 1] ^= bit;
    bySide[piece & 1] ^= bit;
    typeKeys[piece >>> 1] ^= change;
    return change;
  }

  /** Moves a man to an empty square and returns the change of the key. */
  private long shift(int piece, int from, int to) {
    long bits = 1L << from | 1L << to;
    long change = Zobrist.man(piece, from) ^ Zobrist.man(piece, to);
    board[from] = (byte) Piece.NONE;
    board[to] = (byte) piece;
    byType[piece >>> 1] ^= bits;
    bySide[piece & 1] ^= bits;
    typeKeys[piece >>> 1] ^= change;
    return change;
  }

  private void count(int piece, int change) {
    material += (long) change << 4 * piece;
    phase += change * PHASE_WEIGHT[piece >>> 1];
  }

  private void growStates() {
    int size = states.length;
    states = Arrays.copyOf(states, 2 * size);
    fillStates(size);
  }

  private void fillStates(int from) {
    for (int i = from; i < states.length; i++) {
      states[i] = new State();
    }
  }
}
