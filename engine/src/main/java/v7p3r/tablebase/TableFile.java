package v7p3r.tablebase;

import java.io.IOException;
import java.nio.file.Path;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/**
 * One Syzygy file: results ({@code .rtbw}) or distances ({@code .rtbz}) of all positions with
 * certain men. Nothing in it changes, so all threads share it.
 */
final class TableFile {
  /** {@link #distance} knows the position only with the other side to move. */
  static final int OTHER_SIDE = Integer.MAX_VALUE;

  /** What a file holds; each kind begins with bytes of its own. */
  enum Kind {
    RESULTS(".rtbw", 0x5D23E871),
    DISTANCES(".rtbz", 0xA50C66D7);

    private final String suffix;
    private final int magic;

    Kind(String suffix, int magic) {
      this.suffix = suffix;
      this.magic = magic;
    }

    String suffix() {
      return suffix;
    }
  }

  private static final int SPLIT = 1;
  private static final int WITH_PAWNS = 2;
  private static final int NO_ORDER = 15;

  private static final int BLACK_TO_MOVE = 1;
  private static final int MAPPED = 2;
  private static final int WIN_IN_PLIES = 4;
  private static final int LOSS_IN_PLIES = 8;
  private static final int WIDE_MAP = 16;

  /** Which of the four maps of distances holds a result, from loss to win; draws have none. */
  private static final int[] MAP_OF_RESULT = {1, 3, 0, 2, 0};

  private final TableMaterial material;
  private final MappedFile file;

  /** By side to move (one for both where that is enough) and file of the leading pawn. */
  private final PackedValues[][] values;

  private final long[][] maps;

  private TableFile(TableMaterial material, MappedFile file, PackedValues[][] values) {
    this.material = material;
    this.file = file;
    this.values = values;
    this.maps = new long[values[0].length][4];
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it cannot be read or is not such a table; says what is wrong
   */
  static TableFile open(Path path, Kind kind, TableMaterial material) throws IOException {
    MappedFile file = MappedFile.open(path);
    try {
      if (file.integer(0) != kind.magic) {
        throw new IOException(path + ": expected a Syzygy table, found other first bytes");
      }
      int flags = file.unsignedByte(4);
      if ((flags & WITH_PAWNS) != 0 != material.hasPawns()) {
        throw new IOException(path + ": the name and the content differ about pawns");
      }
      boolean split = kind == Kind.RESULTS && (flags & SPLIT) != 0;
      return read(file, kind, material, split ? 2 : 1);
    } catch (IndexOutOfBoundsException e) {
      throw new IOException(path + ": the table is cut or damaged", e);
    }
  }

  private static TableFile read(MappedFile file, Kind kind, TableMaterial material, int sides) {
    int files = material.hasPawns() ? SquareOrders.FILES : 1;
    Groups[][] groups = new Groups[sides][files];
    long at = readGroups(file, material, groups);
    PackedValues[][] values = new PackedValues[sides][files];
    for (int leadFile = 0; leadFile < files; leadFile++) {
      for (int side = 0; side < sides; side++) {
        values[side][leadFile] = new PackedValues(file, groups[side][leadFile], at);
        at = values[side][leadFile].end();
      }
    }
    TableFile table = new TableFile(material, file, values);
    if (kind == Kind.DISTANCES) {
      at = table.readMaps(at);
    }
    table.place(at);
    return table;
  }

  private static long readGroups(MappedFile file, TableMaterial material, Groups[][] groups) {
    boolean twoOrders = material.hasPawnsOnBothSides();
    long at = 5;
    for (int leadFile = 0; leadFile < groups[0].length; leadFile++) {
      long menAt = at + (twoOrders ? 2 : 1);
      for (int side = 0; side < groups.length; side++) {
        int shift = 4 * side;
        int[] order = {
          file.unsignedByte(at) >> shift & 15,
          twoOrders ? file.unsignedByte(at + 1) >> shift & 15 : NO_ORDER
        };
        int[] men = new int[material.men()];
        for (int i = 0; i < men.length; i++) {
          men[i] = file.unsignedByte(menAt + i) >> shift & 15;
        }
        groups[side][leadFile] = new Groups(material, men, order, leadFile);
      }
      at = menAt + material.men();
    }
    return even(at);
  }

  private long readMaps(long begin) {
    long at = begin;
    for (int leadFile = 0; leadFile < maps.length; leadFile++) {
      int flags = values[0][leadFile].flags();
      if ((flags & MAPPED) == 0) {
        continue;
      }
      boolean wide = (flags & WIDE_MAP) != 0;
      at = wide ? even(at) : at;
      for (int result = 0; result < 4; result++) {
        maps[leadFile][result] = at + (wide ? 2 : 1);
        at += wide ? 2 + 2L * file.unsignedShort(at) : 1 + file.unsignedByte(at);
      }
    }
    return even(at);
  }

  private void place(long begin) {
    long at = begin;
    for (int leadFile = 0; leadFile < maps.length; leadFile++) {
      for (PackedValues[] side : values) {
        at = side[leadFile].placeSparseIndex(at);
      }
    }
    for (int leadFile = 0; leadFile < maps.length; leadFile++) {
      for (PackedValues[] side : values) {
        at = side[leadFile].placeBlockLengths(at);
      }
    }
    for (int leadFile = 0; leadFile < maps.length; leadFile++) {
      for (PackedValues[] side : values) {
        at = side[leadFile].placeData(at + 63 & ~63L);
      }
    }
    if (at > file.size()) {
      throw new IndexOutOfBoundsException("expected " + at + " bytes, found " + file.size());
    }
  }

  private static long even(long at) {
    return at + (at & 1);
  }

  /**
   * The result for the side to move, from -2 to 2, as if it could not capture.
   *
   * @param squares room for the squares of the men
   */
  int result(Position position, int[] squares, int[] men) {
    PackedValues table = find(position, squares, men);
    return table.value(table.groups().index(squares)) - 2;
  }

  /**
   * The distance to the next capture or pawn move in half moves, at least 1, or {@link
   * #OTHER_SIDE}.
   */
  int distance(Position position, int result, int[] squares, int[] men) {
    PackedValues table = find(position, squares, men);
    int flags = table.flags();
    boolean sideMatters = !material.isSymmetric() || material.hasPawns();
    if (sideMatters && (flags & BLACK_TO_MOVE) != sideToMove(position)) {
      return OTHER_SIDE;
    }
    int leadFile = material.hasPawns() ? leadFile(squares[0]) : 0;
    int value = table.value(table.groups().index(squares));
    if ((flags & MAPPED) != 0) {
      long map = maps[leadFile][MAP_OF_RESULT[result + 2]];
      value =
          (flags & WIDE_MAP) != 0
              ? file.unsignedShort(map + 2L * value)
              : file.unsignedByte(map + value);
    }
    boolean inPlies =
        result == Wdl.WIN && (flags & WIN_IN_PLIES) != 0
            || result == Wdl.LOSS && (flags & LOSS_IN_PLIES) != 0;
    return (inPlies ? value : 2 * value) + 1;
  }

  /** Whether colors are swapped, so that the stronger side is White (or the mover, if equal). */
  private boolean isSwapped(Position position) {
    return material.isSymmetric()
        ? position.sideToMove() == Color.BLACK
        : TableMaterial.signature(position) != material.signature();
  }

  private int sideToMove(Position position) {
    return position.sideToMove() ^ (isSwapped(position) ? 1 : 0);
  }

  private static int leadFile(int square) {
    int file = square & 7;
    return Math.min(file, 7 - file);
  }

  /** Fills the squares in the order in which the table counts its men, and says which table. */
  private PackedValues find(Position position, int[] squares, int[] men) {
    boolean swapped = isSwapped(position);
    int side = values.length == 1 ? 0 : sideToMove(position);
    int flip = swapped ? 56 : 0;
    int leading = 0;
    int leadFile = 0;
    long rest = position.pieces();
    if (material.hasPawns()) {
      int color = values[0][0].groups().man(0) >> 3 ^ (swapped ? 1 : 0);
      long pawns = position.pieces(color, PieceType.PAWN);
      rest ^= pawns;
      for (long left = pawns; left != 0; left = Bitboard.rest(left)) {
        squares[leading++] = Bitboard.first(left) ^ flip;
      }
      leadToFront(squares, leading);
      leadFile = leadFile(squares[0]);
    }
    PackedValues table = values[side][leadFile];
    int count = leading;
    for (; rest != 0; rest = Bitboard.rest(rest)) {
      int square = Bitboard.first(rest);
      squares[count] = square ^ flip;
      men[count++] = code(position.pieceOn(square)) ^ (swapped ? 8 : 0);
    }
    sort(table.groups(), squares, men, leading);
    return table;
  }

  /** Men have the numbers 1 (pawn) to 6 (king), and 8 more when they are Black's. */
  private static int code(int piece) {
    return Piece.type(piece) + 1 | Piece.side(piece) << 3;
  }

  private static void leadToFront(int[] squares, int pawns) {
    int lead = 0;
    for (int i = 1; i < pawns; i++) {
      if (SquareOrders.pawn(squares[i]) > SquareOrders.pawn(squares[lead])) {
        lead = i;
      }
    }
    int square = squares[lead];
    squares[lead] = squares[0];
    squares[0] = square;
  }

  /** Brings the men behind the leading pawns into the order of the table. */
  private void sort(Groups groups, int[] squares, int[] men, int leading) {
    for (int i = leading; i < material.men() - 1; i++) {
      for (int j = i; j < material.men(); j++) {
        if (groups.man(i) == men[j]) {
          int man = men[i];
          men[i] = men[j];
          men[j] = man;
          int square = squares[i];
          squares[i] = squares[j];
          squares[j] = square;
          break;
        }
      }
    }
  }
}
