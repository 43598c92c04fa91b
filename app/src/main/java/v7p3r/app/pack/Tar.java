package v7p3r.app.pack;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/** A packed tar file whose bytes depend on names, contents and the given time only. */
final class Tar implements AutoCloseable {
  private static final int EXECUTABLE = 0755;
  private static final int PLAIN = 0644;
  private static final int LINK = 0777;

  private final TarArchiveOutputStream tar;
  private final long millis;

  Tar(OutputStream out, Instant time) throws IOException {
    tar = new TarArchiveOutputStream(new GZIPOutputStream(out), "UTF-8");
    tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
    millis = time.toEpochMilli();
  }

  /** A folder with all that is in it, under another name. */
  void addTree(Path folder, String name) throws IOException {
    addFolder(name);
    for (Path path : FolderTree.entries(folder)) {
      String entry = name + "/" + folder.relativize(path).toString().replace('\\', '/');
      if (Files.isSymbolicLink(path)) {
        addLink(entry, Files.readSymbolicLink(path).toString());
      } else if (Files.isDirectory(path)) {
        addFolder(entry);
      } else {
        add(entry, Files.readAllBytes(path), Files.isExecutable(path));
      }
    }
  }

  void addFolder(String name) throws IOException {
    put(new TarArchiveEntry(name + "/"), EXECUTABLE, new byte[0]);
  }

  void addLink(String name, String target) throws IOException {
    TarArchiveEntry entry = new TarArchiveEntry(name, TarConstants.LF_SYMLINK);
    entry.setLinkName(target);
    put(entry, LINK, new byte[0]);
  }

  void add(String name, byte[] content, boolean executable) throws IOException {
    put(new TarArchiveEntry(name), executable ? EXECUTABLE : PLAIN, content);
  }

  private void put(TarArchiveEntry entry, int mode, byte[] content) throws IOException {
    entry.setMode(mode);
    entry.setModTime(millis);
    entry.setIds(0, 0);
    entry.setNames("root", "root");
    entry.setSize(content.length);
    tar.putArchiveEntry(entry);
    tar.write(content);
    tar.closeArchiveEntry();
  }

  @Override
  public void close() throws IOException {
    tar.close();
  }
}
