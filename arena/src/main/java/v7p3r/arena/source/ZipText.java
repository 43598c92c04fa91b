package v7p3r.arena.source;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The one file of a zip archive, its check sum compared at the end. */
final class ZipText extends FilterInputStream {
  private final ZipFile zip;
  private final ZipEntry entry;
  private final CRC32 sum = new CRC32();

  private ZipText(ZipFile zip, ZipEntry entry) throws IOException {
    super(zip.getInputStream(entry));
    this.zip = zip;
    this.entry = entry;
  }

  static InputStream open(Path file) throws IOException {
    ZipFile zip = new ZipFile(file.toFile());
    try {
      return new ZipText(zip, onlyEntry(zip, file));
    } catch (IOException e) {
      zip.close();
      throw e;
    }
  }

  private static ZipEntry onlyEntry(ZipFile zip, Path file) throws SourceException {
    List<? extends ZipEntry> entries = zip.stream().filter(entry -> !entry.isDirectory()).toList();
    if (entries.size() == 1) {
      return entries.getFirst();
    }
    String names = String.join(", ", entries.stream().limit(5).map(ZipEntry::getName).toList());
    String more = entries.size() > 5 ? ", ..." : "";
    throw new SourceException(
        "%s: expected a zip archive of one file, found %d (%s%s)"
            .formatted(file, entries.size(), names, more));
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = super.read(bytes, offset, length);
    if (count > 0) {
      sum.update(bytes, offset, count);
    } else if (count < 0 && entry.getCrc() != -1 && entry.getCrc() != sum.getValue()) {
      throw new ZipException("the check sum of " + entry.getName() + " is wrong");
    }
    return count;
  }

  @Override
  public long skip(long count) throws IOException {
    return readNBytes((int) Math.min(count, 1 << 16)).length;
  }

  @Override
  public void close() throws IOException {
    super.close();
    zip.close();
  }
}
