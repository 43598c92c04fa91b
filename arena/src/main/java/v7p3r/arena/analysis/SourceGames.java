package v7p3r.arena.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import v7p3r.arena.source.TextSource;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnProblem;
import v7p3r.notation.PgnReader;

/**
 * The games of PGN files, one after the other. Games without moves and those that came before are
 * left out, so that nothing counts twice.
 */
final class SourceGames implements Closeable {
  private final Iterator<Path> files;
  private final Consumer<String> problems;
  private final Set<String> seen = new HashSet<>();
  private Optional<PgnReader> reader = Optional.empty();
  private String file = "";
  private int number;
  private int leftOut;

  SourceGames(List<Path> files, Consumer<String> problems) {
    this.files = List.copyOf(files).iterator();
    this.problems = problems;
  }

  /** Games so far that were broken, empty, or there before. */
  int leftOut() {
    return leftOut;
  }

  /** The next game; nothing at the end of the last file. */
  Optional<SourceGame> next() throws IOException {
    while (reader.isPresent() || files.hasNext()) {
      if (reader.isEmpty()) {
        Path path = files.next();
        file = path.getFileName().toString();
        reader = Optional.of(new PgnReader(TextSource.open(path), file, this::broken));
      }
      Optional<GameTree> tree = reader.get().nextTree();
      if (tree.isEmpty()) {
        close();
      } else {
        SourceGame game = new SourceGame(number + 1, file, tree.get());
        if (isNew(game)) {
          number++;
          return Optional.of(game);
        }
        leftOut++;
      }
    }
    return Optional.empty();
  }

  private boolean isNew(SourceGame game) {
    return game.canBeAnalyzed()
        && seen.add(game.task(List.of(), Optional.empty(), Optional.empty()).digest());
  }

  private void broken(PgnProblem problem) {
    leftOut++;
    problems.accept("left out: " + problem);
  }

  @Override
  public void close() throws IOException {
    if (reader.isPresent()) {
      reader.get().close();
      reader = Optional.empty();
    }
  }
}
