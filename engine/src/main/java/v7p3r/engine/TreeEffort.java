package v7p3r.engine;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.MoveEffortFile;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.tree.NegamaxSearch;

/**
 * Effort inside the tree as the options want it. Tables that cannot be loaded leave the search to
 * its formula, which is told once.
 */
final class TreeEffort {
  private final Options options;
  private final Consumer<String> remarks;
  private final NegamaxSearch search;

  /** Whether what the options want is still to be put into effect. */
  private boolean isStale;

  /** With someone to tell what the user should know. */
  TreeEffort(Options options, Consumer<String> remarks, NegamaxSearch search) {
    this.options = options;
    this.remarks = remarks;
    this.search = search;
  }

  /** The option, or the place of the models, has changed. */
  void change() {
    isStale = true;
  }

  /** Loads the tables if they are wanted and were not tried yet. */
  void makeReady() {
    if (isStale) {
      isStale = false;
      search.setMoveEffort(options.value(ResearchOptions.DESC_TREE) ? loaded() : Optional.empty());
    }
  }

  private Optional<MoveEffortTables> loaded() {
    String name = options.value(EngineOptions.DESC_MODEL_PATH).strip();
    try {
      Path file = ModelPlace.folder(name).resolve(MoveEffortFile.NAME);
      MoveEffortTables tables = MoveEffortFile.read(file);
      remarks.accept("desc reduces late moves by " + file);
      return Optional.of(tables);
    } catch (ModelException | InvalidPathException e) {
      remarks.accept(
          "desc leaves late moves to the formula, for its tables cannot be used: %s; './v7p3r fit-moves --data FOLDER' makes them"
              .formatted(e.getMessage()));
      return Optional.empty();
    }
  }
}
