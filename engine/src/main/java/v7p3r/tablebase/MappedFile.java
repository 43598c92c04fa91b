package v7p3r.tablebase;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file in memory, read in pieces of one, two, four or eight bytes. */
final class MappedFile {
  private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt BIG_ENDIAN_INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
  private static final ValueLayout.OfLong BIG_ENDIAN_LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  private final MemorySegment memory;

  private MappedFile(MemorySegment memory) {
    this.memory = memory;
  }

  /** The mapping lives as long as somebody can reach it. */
  static MappedFile open(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return new MappedFile(channel.map(MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto()));
    }
  }

  long size() {
    return memory.byteSize();
  }

  int unsignedByte(long at) {
    return memory.get(BYTE, at) & 0xFF;
  }

  int unsignedShort(long at) {
    return memory.get(SHORT, at) & 0xFFFF;
  }

  int integer(long at) {
    return memory.get(INT, at);
  }

  long bigEndianUnsignedInt(long at) {
    return memory.get(BIG_ENDIAN_INT, at) & 0xFFFF_FFFFL;
  }

  long bigEndianLong(long at) {
    return memory.get(BIG_ENDIAN_LONG, at);
  }
}
