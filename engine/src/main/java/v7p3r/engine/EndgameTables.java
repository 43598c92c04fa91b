package v7p3r.engine;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.function.Consumer;
import v7p3r.search.solved.SolvedEndings;
import v7p3r.tablebase.Tablebases;

/**
 * The tables of endings that the options name. They are opened and checked when they are named; a
 * file that is damaged, or can no longer be read, is told once and left out.
 */
final class EndgameTables {
  private final Options options;
  private final Consumer<String> remarks;
  private Tablebases tables = Tablebases.NONE;

  /** Problems that were told. */
  private int told;

  /** With someone to tell what the user should know. */
  EndgameTables(Options options, Consumer<String> remarks) {
    this.options = options;
    this.remarks = remarks;
  }

  /**
   * Opens the tables in folders; none for an empty text.
   *
   * @throws OptionException if a folder cannot be read; those of before stay
   */
  void open(String folders) {
    Tablebases opened;
    try {
      opened = folders.isBlank() ? Tablebases.NONE : Tablebases.open(folders);
    } catch (IOException | InvalidPathException e) {
      throw new OptionException("option SyzygyPath: " + e.getMessage());
    }
    tables = opened;
    told = 0;
    tables.openAll();
    if (tables.size() > 0) {
      remarks.accept(
          "%d endgame tables for up to %d men found".formatted(tables.size(), tables.maxMen()));
    } else if (!folders.isBlank()) {
      remarks.accept("no endgame tables found in " + folders);
    }
    tellProblems();
  }

  /** What is wrong with files and was not told yet. */
  void tellProblems() {
    var problems = tables.problems();
    for (String problem : problems.subList(told, problems.size())) {
      remarks.accept("an endgame table is left out: " + problem);
    }
    told = problems.size();
  }

  /** What a search may ask; nothing for an engine that plays weaker than it can. */
  SolvedEndings inUse() {
    if (options.value(EngineOptions.LIMIT_STRENGTH)) {
      return SolvedEndings.NONE;
    }
    return new SolvedEndings(
        tables,
        options.value(EngineOptions.SYZYGY_PROBE_DEPTH),
        options.value(EngineOptions.SYZYGY_PROBE_LIMIT),
        options.value(EngineOptions.SYZYGY_50_MOVE_RULE));
  }
}
