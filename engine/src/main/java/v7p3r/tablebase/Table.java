package v7p3r.tablebase;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.board.Position;

/** The table of certain men: results, and distances where there is a file of them. */
final class Table {
  private final TableMaterial material;
  private final Source results;
  private final Source distances;
  private final List<String> problems = new ArrayList<>();

  Table(TableMaterial material, Path results, Optional<Path> distances) {
    this.material = material;
    this.results = new Source(Optional.of(results), TableFile.Kind.RESULTS);
    this.distances = new Source(distances, TableFile.Kind.DISTANCES);
  }

  TableMaterial material() {
    return material;
  }

  /** Opens and checks its files, if that has not been done. */
  void open() {
    results.get();
    distances.get();
  }

  synchronized List<String> problems() {
    return List.copyOf(problems);
  }

  /** The result without captures for the side to move, or {@link Wdl#UNKNOWN}. */
  int result(Position position, int[] squares, int[] men) {
    TableFile file = results.get();
    if (file == null) {
      return Wdl.UNKNOWN;
    }
    try {
      return file.result(position, squares, men);
    } catch (IndexOutOfBoundsException | InternalError e) {
      results.giveUp(reason(e));
      return Wdl.UNKNOWN;
    }
  }

  /**
   * The distance of {@link TableFile#distance}, or {@link TableProbe#UNKNOWN_DISTANCE} without a
   * usable file.
   */
  int distance(Position position, int result, int[] squares, int[] men) {
    TableFile file = distances.get();
    if (file == null) {
      return TableProbe.UNKNOWN_DISTANCE;
    }
    try {
      return file.distance(position, result, squares, men);
    } catch (IndexOutOfBoundsException | InternalError e) {
      distances.giveUp(reason(e));
      return TableProbe.UNKNOWN_DISTANCE;
    }
  }

  /** The JVM throws an internal error when a mapped file was cut, or its disk has gone. */
  private static String reason(Throwable failure) {
    return failure instanceof InternalError
        ? "the table cannot be read any more"
        : "the table is damaged";
  }

  /** A file that is opened when it is first asked for, and left alone if that fails. */
  private final class Source {
    private final TableFile.Kind kind;
    private volatile Optional<Path> path;
    private volatile TableFile file;

    Source(Optional<Path> path, TableFile.Kind kind) {
      this.path = path;
      this.kind = kind;
    }

    /** Null without a usable file. */
    TableFile get() {
      TableFile known = file;
      return known != null || path.isEmpty() ? known : open();
    }

    private TableFile open() {
      synchronized (Table.this) {
        if (file == null && path.isPresent()) {
          try {
            file = TableFile.open(path.get(), kind, material);
          } catch (IOException e) {
            giveUp(e.getMessage());
          }
        }
        return file;
      }
    }

    void giveUp(String why) {
      synchronized (Table.this) {
        path.ifPresent(
            where -> problems.add(why.startsWith(where.toString()) ? why : where + ": " + why));
        path = Optional.empty();
        file = null;
      }
    }
  }
}
