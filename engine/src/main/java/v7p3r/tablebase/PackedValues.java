package v7p3r.tablebase;

/**
 * The values of one table, packed: pairs of values were replaced by symbols again and again, the
 * symbols got Huffman codes, and the codes lie in blocks of equal size. A sparse index leads near
 * the block of a position.
 */
final class PackedValues {
  private static final int SINGLE_VALUE = 0x80;
  private static final int SPARSE_ENTRY = 6;
  private static final int LEAF = 0xFFF;

  private final MappedFile file;
  private final Groups groups;
  private final int flags;

  /** Where all positions have one value, that value. */
  private final int single;

  private final int blockSize;
  private final int span;
  private final long sparseEntries;
  private final int blocks;
  private final int blockLengthEntries;
  private final int shortestCode;

  /** For each length of codes: the least code, in the upper bits, and the symbol it means. */
  private final long[] leastCodes;

  private final int[] leastSymbols;

  /** For each symbol: its parts, and how many values it stands for beyond the first. */
  private final int[] left;

  private final int[] right;
  private final int[] extraValues;

  private final long end;
  private long sparseIndex;
  private long blockLengths;
  private long data;

  /** Reads the header that begins at {@code at}. */
  PackedValues(MappedFile file, Groups groups, long at) {
    this.file = file;
    this.groups = groups;
    this.flags = file.unsignedByte(at);
    if ((flags & SINGLE_VALUE) != 0) {
      single = file.unsignedByte(at + 1);
      blockSize = span = blocks = blockLengthEntries = shortestCode = 0;
      sparseEntries = 0;
      leastCodes = new long[0];
      leastSymbols = left = right = extraValues = new int[0];
      end = at + 2;
      return;
    }
    single = 0;
    blockSize = 1 << file.unsignedByte(at + 1);
    span = 1 << file.unsignedByte(at + 2);
    sparseEntries = (groups.size() + span - 1) / span;
    blocks = file.integer(at + 4);
    blockLengthEntries = blocks + file.unsignedByte(at + 3);
    int longestCode = file.unsignedByte(at + 8);
    shortestCode = file.unsignedByte(at + 9);
    int lengths = longestCode - shortestCode + 1;
    leastSymbols = new int[lengths];
    for (int i = 0; i < lengths; i++) {
      leastSymbols[i] = file.unsignedShort(at + 10 + 2 * i);
    }
    leastCodes = leastCodes();
    long symbolsAt = at + 10 + 2 * lengths;
    int symbols = file.unsignedShort(symbolsAt);
    left = new int[symbols];
    right = new int[symbols];
    extraValues = new int[symbols];
    readSymbols(symbolsAt + 2);
    end = symbolsAt + 2 + 3 * symbols + (symbols & 1);
  }

  /** Codes are canonical: longer ones come first, each length continues where the next begins. */
  private long[] leastCodes() {
    int lengths = leastSymbols.length;
    long[] codes = new long[lengths];
    for (int i = lengths - 2; i >= 0; i--) {
      codes[i] = (codes[i + 1] + leastSymbols[i] - leastSymbols[i + 1]) / 2;
    }
    for (int i = 0; i < lengths; i++) {
      codes[i] <<= 64 - shortestCode - i;
    }
    return codes;
  }

  /** Each symbol is a pair of 12-bit numbers; that of a value has no right part. */
  private void readSymbols(long at) {
    for (int symbol = 0; symbol < left.length; symbol++) {
      int low = file.unsignedByte(at + 3 * symbol);
      int middle = file.unsignedByte(at + 3 * symbol + 1);
      int high = file.unsignedByte(at + 3 * symbol + 2);
      left[symbol] = (middle & 0xF) << 8 | low;
      right[symbol] = high << 4 | middle >> 4;
    }
    boolean[] known = new boolean[left.length];
    for (int symbol = 0; symbol < left.length; symbol++) {
      countValues(symbol, known);
    }
  }

  private int countValues(int symbol, boolean[] known) {
    if (!known[symbol]) {
      known[symbol] = true;
      if (right[symbol] != LEAF) {
        extraValues[symbol] =
            countValues(left[symbol], known) + countValues(right[symbol], known) + 1;
      }
    }
    return extraValues[symbol];
  }

  /** Where the header ends. */
  long end() {
    return end;
  }

  long placeSparseIndex(long at) {
    sparseIndex = at;
    return at + SPARSE_ENTRY * sparseEntries;
  }

  long placeBlockLengths(long at) {
    blockLengths = at;
    return at + 2L * blockLengthEntries;
  }

  long placeData(long at) {
    data = at;
    return at + (long) blocks * blockSize;
  }

  int flags() {
    return flags;
  }

  Groups groups() {
    return groups;
  }

  /** The value of the position with this index. */
  int value(long index) {
    if ((flags & SINGLE_VALUE) != 0) {
      return single;
    }
    long entry = sparseIndex + SPARSE_ENTRY * (index / span);
    int block = file.integer(entry);
    int offset = file.unsignedShort(entry + 4) + (int) (index % span) - span / 2;
    while (offset < 0) {
      offset += length(--block) + 1;
    }
    while (offset > length(block)) {
      offset -= length(block++) + 1;
    }
    return unpack(data + (long) block * blockSize, offset);
  }

  /** One less than the number of values in a block. */
  private int length(int block) {
    return file.unsignedShort(blockLengths + 2L * block);
  }

  /** The value that stands behind {@code offset} others in the block at {@code at}. */
  private int unpack(long at, int offset) {
    long next = at + 8;
    long bits = file.bigEndianLong(at);
    int known = 64;
    int left = offset;
    while (true) {
      int length = 0;
      while (Long.compareUnsigned(bits, leastCodes[length]) < 0) {
        length++;
      }
      int symbol =
          leastSymbols[length] + (int) (bits - leastCodes[length] >>> 64 - shortestCode - length);
      if (left <= extraValues[symbol]) {
        return valueOf(symbol, left);
      }
      left -= extraValues[symbol] + 1;
      bits <<= shortestCode + length;
      known -= shortestCode + length;
      if (known <= 32) {
        bits |= file.bigEndianUnsignedInt(next) << 32 - known;
        known += 32;
        next += 4;
      }
    }
  }

  private int valueOf(int symbol, int offset) {
    int inside = symbol;
    int before = offset;
    while (extraValues[inside] > 0) {
      int first = left[inside];
      if (before <= extraValues[first]) {
        inside = first;
      } else {
        before -= extraValues[first] + 1;
        inside = right[inside];
      }
    }
    return left[inside];
  }
}
