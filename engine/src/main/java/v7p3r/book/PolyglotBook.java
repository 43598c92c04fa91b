package v7p3r.book;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Castling;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.PieceType;
import v7p3r.board.Position;

/**
 * A book file in the Polyglot format: entries of 16 bytes, big-endian, in the order of their keys.
 * Only the entries that a question needs are read, by binary search.
 */
public final class PolyglotBook implements Book, AutoCloseable {
  static final int ENTRY_BYTES = 16;

  private static final int MOVE_OFFSET = 8;
  private static final int WEIGHT_OFFSET = 10;
  private static final int CHECKED_AT_ONCE = 4096;

  private final Path file;
  private final FileChannel channel;
  private final long entries;

  private PolyglotBook(Path file, FileChannel channel, long entries) {
    this.file = file;
    this.channel = channel;
    this.entries = entries;
  }

  /**
   * Opens a book and looks through all its keys once.
   *
   * @throws BookException if there is no such file, or it is no Polyglot book
   */
  public static PolyglotBook open(Path file) {
    if (!Files.isRegularFile(file)) {
      String found = Files.exists(file) ? "something else" : "nothing";
      throw new BookException(file + ": expected a Polyglot book file, found " + found);
    }
    FileChannel channel = null;
    try {
      channel = FileChannel.open(file, StandardOpenOption.READ);
      long bytes = channel.size();
      if (bytes == 0 || bytes % ENTRY_BYTES != 0) {
        throw new BookException(
            file + ": expected Polyglot entries of 16 bytes each, found " + bytes + " bytes");
      }
      PolyglotBook book = new PolyglotBook(file, channel, bytes / ENTRY_BYTES);
      book.checkOrder();
      return book;
    } catch (IOException e) {
      close(channel);
      throw new BookException(file + ": expected a readable file, found " + e, e);
    } catch (BookException e) {
      close(channel);
      throw e;
    }
  }

  private static void close(FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // It was only read from: nothing is lost.
    }
  }

  private void checkOrder() throws IOException {
    ByteBuffer part = ByteBuffer.allocate(CHECKED_AT_ONCE * ENTRY_BYTES);
    long before = 0;
    for (long first = 0; first < entries; first += CHECKED_AT_ONCE) {
      int count = (int) Math.min(CHECKED_AT_ONCE, entries - first);
      readEntries(part.limit(count * ENTRY_BYTES), first);
      for (int i = 0; i < count; i++) {
        long key = part.getLong(i * ENTRY_BYTES);
        if (Long.compareUnsigned(key, before) < 0) {
          throw new BookException(
              file
                  + ", entry "
                  + (first + i + 1)
                  + ": expected a key of at least "
                  + hex(before)
                  + ", as Polyglot books are in order, found "
                  + hex(key));
        }
        before = key;
      }
    }
  }

  @Override
  public String name() {
    return String.valueOf(file.getFileName());
  }

  @Override
  public List<BookMove> moves(Position position) {
    long key = PolyglotKey.of(position);
    MoveList legal = position.legalMoves();
    List<BookMove> moves = new ArrayList<>();
    try {
      ByteBuffer entry = ByteBuffer.allocate(ENTRY_BYTES);
      for (long i = firstOf(key, entry); i < entries; i++) {
        readEntries(entry, i);
        if (entry.getLong(0) != key) {
          break;
        }
        int move = find(position, legal, entry.getShort(MOVE_OFFSET));
        int weight = Short.toUnsignedInt(entry.getShort(WEIGHT_OFFSET));
        if (move != Move.NONE && weight > 0 && !contains(moves, move)) {
          moves.add(new BookMove(move, weight));
        }
      }
    } catch (IOException e) {
      throw new BookException(file + ": expected a readable file, found " + e, e);
    }
    return moves;
  }

  /** The first entry whose key is not below the given one. */
  private long firstOf(long key, ByteBuffer entry) throws IOException {
    long low = 0;
    long high = entries;
    while (low < high) {
      long middle = (low + high) >>> 1;
      readEntries(entry, middle);
      if (Long.compareUnsigned(entry.getLong(0), key) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Fills the buffer up to its limit. */
  private void readEntries(ByteBuffer buffer, long first) throws IOException {
    buffer.position(0);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, first * ENTRY_BYTES + buffer.position()) < 0) {
        throw new IOException("a file that became shorter");
      }
    }
  }

  private static boolean contains(List<BookMove> moves, int move) {
    for (BookMove known : moves) {
      if (known.move() == move) {
        return true;
      }
    }
    return false;
  }

  /**
   * The legal move that is meant, or {@link Move#NONE}: a key may stand for two positions, and a
   * book may hold nonsense.
   */
  private static int find(Position position, MoveList legal, short code) {
    int to = code & 63;
    int from = code >>> 6 & 63;
    int promotion = code >>> 12 & 7;
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      int promoted = Move.isPromotion(move) ? Move.promotionType(move) : PieceType.PAWN;
      if (Move.from(move) == from && promoted == promotion && isTarget(position, move, to)) {
        return move;
      }
    }
    return Move.NONE;
  }

  /** Castling is written as the king taking its own rook; some books name the king's square. */
  private static boolean isTarget(Position position, int move, int to) {
    if (Move.isCastling(move)) {
      int right = Castling.right(position.sideToMove(), Move.kind(move) == Move.CASTLE_KINGSIDE);
      if (to == position.castlingRookSquare(right)) {
        return true;
      }
    }
    return Move.to(move) == to;
  }

  private static String hex(long key) {
    return String.format("%016x", key);
  }

  @Override
  public void close() {
    close(channel);
  }
}
