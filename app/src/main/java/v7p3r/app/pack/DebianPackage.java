package v7p3r.app.pack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;

/** A package for Debian and its relatives: an image in /opt and its program on everybody's path. */
final class DebianPackage {
  private static final int PLAIN = 0100644;
  private static final long KILOBYTE = 1024;

  private DebianPackage() {}

  /**
   * Writes it.
   *
   * @param name of the package; its image is put into a folder of this name
   * @param version with - replaced where Debian would take it for a revision
   */
  static void write(
      Path file, Path image, String name, String version, String architecture, Instant time)
      throws IOException {
    String control =
        """
        Package: %s
        Version: %s
        Section: games
        Priority: optional
        Architecture: %s
        Maintainer: the V7P3R developers <v7p3r@users.noreply.github.com>
        Installed-Size: %d
        Depends: libc6, zlib1g
        Conflicts: %s
        Provides: chess-engine
        Description: chess engine whose evaluation can be read
         Every idea it has about a position is a small named theme that can be switched
         off, measured and explained. Speaks UCI, brings its own Java.
        """
            .formatted(
                name,
                version.replace("-", "~"),
                architecture,
                FolderTree.size(image) / KILOBYTE,
                name.equals("v7p3r") ? "v7p3r-full" : "v7p3r");
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    try (Tar tar = new Tar(head, time)) {
      tar.add("./control", control.getBytes(StandardCharsets.UTF_8), false);
      tar.add("./postinst", afterInstalling(name).getBytes(StandardCharsets.UTF_8), true);
      tar.add("./prerm", beforeRemoving(name).getBytes(StandardCharsets.UTF_8), true);
    }
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    try (Tar tar = new Tar(data, time)) {
      tar.addFolder("./opt");
      tar.addTree(image, "./opt/" + name);
      tar.addFolder("./usr");
      tar.addFolder("./usr/bin");
      tar.addLink("./usr/bin/v7p3r", "/opt/" + name + "/bin/v7p3r");
      addShared(tar, image, name);
    }
    try (OutputStream out = Files.newOutputStream(file);
        ArArchiveOutputStream ar = new ArArchiveOutputStream(out)) {
      put(ar, "debian-binary", "2.0\n".getBytes(StandardCharsets.US_ASCII), time);
      put(ar, "control.tar.gz", head.toByteArray(), time);
      put(ar, "data.tar.gz", data.toByteArray(), time);
    }
  }

  /** Users may not write into its folder: what makes the engine faster is learned here and now. */
  private static String afterInstalling(String name) {
    return """
    #!/bin/sh
    set -e
    if [ "$1" = configure ]; then
      echo "v7p3r: letting the engine warm up once, some seconds ..."
      V7P3R_AOT=make /opt/%s/bin/v7p3r </dev/null >/dev/null 2>&1 || echo "v7p3r: it starts more slowly without."
    fi
    """
        .formatted(name);
  }

  /** What a warming up leaves that was broken off would keep the folder from being removed. */
  private static String beforeRemoving(String name) {
    return """
    #!/bin/sh
    set -e
    rm -f /opt/%s/lib/app/%s.*
    """
        .formatted(name, StartCache.FILE);
  }

  /** Manual and completions, where man and shells look for them. */
  private static void addShared(Tar tar, Path image, String name) throws IOException {
    Path shared = image.resolve("share");
    if (!Files.isDirectory(shared)) {
      return;
    }
    tar.addFolder("./usr/share");
    for (Path path : FolderTree.entries(shared)) {
      String place = "share/" + shared.relativize(path);
      if (Files.isDirectory(path)) {
        tar.addFolder("./usr/" + place);
      } else {
        tar.addLink("./usr/" + place, "/opt/" + name + "/" + place);
      }
    }
  }

  private static void put(ArArchiveOutputStream ar, String name, byte[] content, Instant time)
      throws IOException {
    ar.putArchiveEntry(
        new ArArchiveEntry(name, content.length, 0, 0, PLAIN, time.getEpochSecond()));
    ar.write(content);
    ar.closeArchiveEntry();
  }
}
