package v7p3r.arena.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

class TextSourceTest {
  private static final byte[] TEXT = text();

  @TempDir Path folder;

  /** Text that no packer makes tiny, so that cutting and damaging a file means something. */
  private static byte[] text() {
    StringBuilder text = new StringBuilder();
    long seed = 7;
    for (int i = 0; i < 20_000; i++) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      text.append(Long.toHexString(seed >>> 32)).append(i % 9 == 0 ? '\n' : ' ');
    }
    return text.append("Ærøskøbing\n").toString().getBytes(UTF_8);
  }

  enum Packer {
    GZIP {
      @Override
      OutputStream pack(OutputStream out) throws IOException {
        return new GZIPOutputStream(out);
      }
    },
    BZIP2 {
      @Override
      OutputStream pack(OutputStream out) throws IOException {
        return new BZip2CompressorOutputStream(out);
      }
    },
    XZ {
      @Override
      OutputStream pack(OutputStream out) throws IOException {
        return new XZOutputStream(out, new LZMA2Options(1));
      }
    },
    ZSTD {
      @Override
      OutputStream pack(OutputStream out) throws IOException {
        return new ZstdOutputStream(out).setChecksum(true);
      }
    },
    ZIP {
      @Override
      OutputStream pack(OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        zip.putNextEntry(new ZipEntry("games.pgn"));
        return zip;
      }
    };

    abstract OutputStream pack(OutputStream out) throws IOException;

    byte[] pack(byte[] text) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (OutputStream packed = pack(bytes)) {
        packed.write(text);
      }
      return bytes.toByteArray();
    }
  }

  private Path file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("some.text"), bytes);
  }

  private static byte[] read(Path file) throws IOException {
    try (InputStream in = TextSource.open(file)) {
      return in.readAllBytes();
    }
  }

  @Test
  void plainTextIsReadAsItIs() throws IOException {
    assertThat(read(file(TEXT))).isEqualTo(TEXT);
  }

  @Test
  void anEmptyFileIsEmptyText() throws IOException {
    assertThat(read(file(new byte[0]))).isEmpty();
  }

  @Test
  void aFileShorterThanAnyMagicIsPlainText() throws IOException {
    assertThat(read(file("BZ".getBytes(UTF_8)))).isEqualTo("BZ".getBytes(UTF_8));
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void packedTextIsUnpackedWhateverTheFileIsCalled(Packer packer) throws IOException {
    assertThat(read(file(packer.pack(TEXT)))).isEqualTo(TEXT);
  }

  @ParameterizedTest
  @EnumSource(
      value = Packer.class,
      names = {"GZIP", "BZIP2", "XZ", "ZSTD"})
  void packedFilesWrittenOneAfterTheOtherAreReadToTheEnd(Packer packer) throws IOException {
    byte[] one = packer.pack(TEXT);
    byte[] two = Arrays.copyOf(one, 2 * one.length);
    System.arraycopy(one, 0, two, one.length, one.length);
    assertThat(read(file(two))).hasSize(2 * TEXT.length).startsWith(TEXT).endsWith(TEXT);
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void aCutFileIsNamedWithWhatWasExpected(Packer packer) throws IOException {
    byte[] packed = packer.pack(TEXT);
    Path cut = file(Arrays.copyOf(packed, packed.length / 2));
    assertThatThrownBy(() -> read(cut))
        .isInstanceOf(SourceException.class)
        .hasMessageStartingWith(
            cut + ": expected intact " + Compression.valueOf(packer.name()) + " data, but ");
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void aDamagedFileIsNamedWithWhatWasExpected(Packer packer) throws IOException {
    byte[] packed = packer.pack(TEXT);
    for (int i = packed.length / 2; i < packed.length / 2 + 8; i++) {
      packed[i] ^= 0x55;
    }
    Path damaged = file(packed);
    assertThatThrownBy(() -> read(damaged))
        .isInstanceOf(SourceException.class)
        .hasMessageContaining(damaged.toString())
        .hasMessageContaining(Compression.valueOf(packer.name()).toString());
  }

  @Test
  void aCutFileSaysThatTheDataEndsTooEarly() throws IOException {
    for (Packer packer : new Packer[] {Packer.GZIP, Packer.BZIP2, Packer.XZ, Packer.ZSTD}) {
      byte[] packed = packer.pack(TEXT);
      Path cut = file(Arrays.copyOf(packed, packed.length - packed.length / 3));
      assertThatThrownBy(() -> read(cut)).as(packer.name()).hasMessageContaining("ends too early");
    }
  }

  @Test
  void anArchiveOfSeveralFilesNamesThem() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("a.pgn"));
      zip.putNextEntry(new ZipEntry("b.pgn"));
    }
    Path archive = file(bytes.toByteArray());
    assertThatThrownBy(() -> read(archive))
        .isInstanceOf(SourceException.class)
        .hasMessage(archive + ": expected a zip archive of one file, found 2 (a.pgn, b.pgn)");
  }

  @Test
  void aMissingFileIsReportedAsSuch() {
    assertThatThrownBy(() -> read(folder.resolve("nowhere.pgn")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void filesAreClosedSoThatTheyCanBeDeletedAndCounted() throws IOException {
    for (Packer packer : Packer.values()) {
      InputStream in = TextSource.open(file(packer.pack(TEXT)));
      assertThat(in.read()).isEqualTo(TEXT[0]);
      in.close();
      assertThatThrownBy(in::read).isInstanceOf(IOException.class);
    }
  }

  @Test
  @Timeout(30)
  void aSmallFileOfEndlessBlanksIsRefusedSoon() throws IOException {
    Path file = folder.resolve("blanks.epd.zst");
    byte[] blanks = new byte[1 << 20];
    Arrays.fill(blanks, (byte) ' ');
    try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(file))) {
      for (int i = 0; i < 80; i++) {
        out.write(blanks);
      }
    }
    try (InputStream in = TextSource.open(file)) {
      assertThatThrownBy(() -> in.transferTo(OutputStream.nullOutputStream()))
          .isInstanceOf(SourceException.class)
          .hasMessageContaining(file.toString())
          .hasMessageContaining("more than 100 times as long");
    }
  }
}
