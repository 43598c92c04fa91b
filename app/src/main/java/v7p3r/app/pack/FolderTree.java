package v7p3r.app.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All that is in a folder. */
final class FolderTree {
  private FolderTree() {}

  /** In an order that depends on names only, folders before what is in them. */
  static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(path -> !path.equals(folder))
          .sorted(Comparator.comparing(path -> folder.relativize(path).toString()))
          .toList();
    }
  }

  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      for (Path path : entries(folder).reversed()) {
        Files.delete(path);
      }
      Files.delete(folder);
    }
  }

  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (Path path : entries(from)) {
      Path copy = to.resolve(from.relativize(path).toString());
      if (Files.isDirectory(path)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(path, copy);
      }
    }
  }

  /** Makes everything as old as given. */
  static void setTime(Path folder, Instant time) throws IOException {
    for (Path path : entries(folder).reversed()) {
      if (!Files.isSymbolicLink(path)) {
        Files.setLastModifiedTime(path, FileTime.from(time));
      }
    }
  }

  /** In bytes. */
  static long size(Path folder) throws IOException {
    long size = 0;
    for (Path path : entries(folder)) {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        size += Files.size(path);
      }
    }
    return size;
  }
}
