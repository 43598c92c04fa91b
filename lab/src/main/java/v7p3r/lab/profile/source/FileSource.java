package v7p3r.lab.profile.source;

import java.nio.file.Path;

/** What the sources that read files have in common. */
final class FileSource {
  private FileSource() {}

  /** The file's name without its endings, fit for a field. */
  static String name(Path file) {
    String name = file.getFileName().toString();
    int dot = name.indexOf('.', 1);
    return (dot < 0 ? name : name.substring(0, dot)).replaceAll("[\\s,\"]", "_");
  }

  /** Whether item so-and-so of a file is taken, one of {@code every} by chance. */
  static boolean isTaken(long number, int every, long seed) {
    return every <= 1 || Long.remainderUnsigned(mix(number ^ seed << 32), every) == 0;
  }

  /** Scatters numbers. */
  static long mix(long number) {
    long mixed = (number ^ number >>> 33) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ mixed >>> 33;
  }
}
