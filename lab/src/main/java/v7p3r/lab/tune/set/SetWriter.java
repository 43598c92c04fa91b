package v7p3r.lab.tune.set;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a tuning set, packed as its name says: {@code .zst}, {@code .gz} or plain. The file
 * appears under its name only when it is whole.
 */
public final class SetWriter implements Closeable {
  private final Path file;
  private final Path part;
  private final Writer out;

  public SetWriter(Path file) throws IOException {
    this.file = file;
    this.part = file.resolveSibling(file.getFileName() + ".part");
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    out =
        new BufferedWriter(
            new OutputStreamWriter(packed(Files.newOutputStream(part)), StandardCharsets.UTF_8));
    out.write(TabSeparated.HEADER + "\n");
  }

  private OutputStream packed(OutputStream plain) throws IOException {
    String name = file.getFileName().toString();
    if (name.endsWith(".zst")) {
      return new ZstdOutputStream(plain, 6);
    }
    return name.endsWith(".gz") ? new GZIPOutputStream(plain, 1 << 16) : plain;
  }

  public void write(LabelledPosition sample) throws IOException {
    out.write(sample.fen());
    out.write('\t');
    out.write(sample.game());
    out.write('\t');
    out.write(sample.hasResult() ? resultText(sample.result()) : "");
    out.write('\t');
    out.write(sample.hasScore() ? Integer.toString(sample.score()) : "");
    out.write('\t');
    out.write(sample.best());
    out.write('\t');
    out.write(sample.source());
    out.write('\n');
  }

  private static String resultText(double result) {
    return result == 1 ? "1" : result == 0 ? "0" : "0.5";
  }

  /** Gives the file its name. Without this call it keeps the ending {@code .part}. */
  public void finish() throws IOException {
    out.close();
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
