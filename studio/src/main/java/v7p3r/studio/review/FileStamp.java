package v7p3r.studio.review;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/** By which a file that was read is known again: while both are the same, so is what it says. */
record FileStamp(long size, FileTime time) {
  /** Of what is not there. */
  static final FileStamp NONE = new FileStamp(0, FileTime.fromMillis(0));

  static FileStamp of(Path file) throws IOException {
    try {
      BasicFileAttributes facts = Files.readAttributes(file, BasicFileAttributes.class);
      return new FileStamp(facts.size(), facts.lastModifiedTime());
    } catch (NoSuchFileException e) {
      return NONE;
    }
  }
}
