package v7p3r.arena.source;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * Opens a text file as a stream of its plain bytes, whether it is packed or not: the first bytes
 * decide, never the name. A file that turns out to be damaged says so with its name.
 */
public final class TextSource {
  private static final int BUFFER_BYTES = 1 << 16;

  /** Texts of chess shrink to a tenth; even a game that is repeated stays above this. */
  private static final int MOST_TIMES = 100;

  /** So much is read in a moment, whatever it is. */
  private static final long HARMLESS_BYTES = 64 << 20;

  private TextSource() {}

  /**
   * The plain bytes of a file, unpacked while they are read.
   *
   * @throws FileNotFoundException if it is a folder
   * @throws SourceException if the file cannot be read as what its first bytes say it is; reading
   *     from the stream throws it too
   */
  public static InputStream open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileNotFoundException(file + ": expected a file, found a folder");
    }
    Optional<Compression> kind = Compression.of(firstBytes(file));
    if (kind.isEmpty()) {
      return Files.newInputStream(file);
    }
    return switch (kind.get()) {
      case GZIP -> unpacked(file, kind.get(), packed -> new GZIPInputStream(packed, BUFFER_BYTES));
      case BZIP2 ->
          unpacked(file, kind.get(), packed -> new BZip2CompressorInputStream(packed, true));
      case XZ -> unpacked(file, kind.get(), XZInputStream::new);
      case ZSTD -> unpacked(file, kind.get(), ZstdInputStream::new);
      case ZIP -> checked(file, kind.get(), () -> ZipText.open(file));
    };
  }

  private static byte[] firstBytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(Compression.MAGIC_BYTES);
    }
  }

  private static InputStream unpacked(Path file, Compression kind, Unpacker unpacker)
      throws IOException {
    InputStream packed = new BufferedInputStream(Files.newInputStream(file), BUFFER_BYTES);
    try {
      return checked(file, kind, () -> unpacker.unpack(packed));
    } catch (IOException e) {
      packed.close();
      throw e;
    }
  }

  private static InputStream checked(Path file, Compression kind, Opener opener)
      throws IOException {
    try {
      return new Checked(opener.open(), file, kind);
    } catch (SourceException e) {
      throw e;
    } catch (IOException e) {
      throw SourceException.damaged(file, kind, e);
    }
  }

  @FunctionalInterface
  private interface Opener {
    InputStream open() throws IOException;
  }

  @FunctionalInterface
  private interface Unpacker {
    InputStream unpack(InputStream packed) throws IOException;
  }

  /**
   * Turns what an unpacker complains of into a sentence about the file, and ends the reading of one
   * that holds next to nothing again and again.
   */
  private static final class Checked extends FilterInputStream {
    private final Path file;
    private final Compression kind;
    private final long most;
    private long plain;

    Checked(InputStream in, Path file, Compression kind) throws IOException {
      super(in);
      this.file = file;
      this.kind = kind;
      this.most = Math.max(HARMLESS_BYTES, MOST_TIMES * Files.size(file));
    }

    private void requireSense() throws SourceException {
      if (plain > most) {
        throw new SourceException(
            "%s: expected text of chess, found %s data that is more than %d times as long unpacked"
                .formatted(file, kind, MOST_TIMES));
      }
    }

    @Override
    public int read() throws IOException {
      requireSense();
      try {
        int one = in.read();
        plain += one < 0 ? 0 : 1;
        return one;
      } catch (IOException e) {
        throw SourceException.damaged(file, kind, e);
      }
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      requireSense();
      try {
        int count = in.read(bytes, offset, length);
        plain += Math.max(0, count);
        return count;
      } catch (IOException e) {
        throw SourceException.damaged(file, kind, e);
      }
    }

    @Override
    public long skip(long count) throws IOException {
      try {
        return in.skip(count);
      } catch (IOException e) {
        throw SourceException.damaged(file, kind, e);
      }
    }
  }
}
