package v7p3r.app.cli.doctor;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import v7p3r.desc.model.EffortModel;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;
import v7p3r.engine.ModelPlace;
import v7p3r.lab.dataset.ParquetLibrary;
import v7p3r.lab.model.ModelTraining;
import v7p3r.tablebase.Tablebases;

/** Looks at everything that V7P3R needs or can use, from Java to tablebases. */
public final class Examination {
  private static final int JAVA_NEEDED = 25;
  private static final long MEGABYTE = 1L << 20;
  private static final long LEAST_HEAP = 200 * MEGABYTE;
  private static final long GOOD_HEAP = 1000 * MEGABYTE;

  private final Surroundings around;

  public Examination(Surroundings around) {
    this.around = around;
  }

  /** All findings, what everything needs first. */
  public List<Finding> findings() {
    return List.of(
        java(),
        memory(),
        cores(),
        writing("folder for games", around.folder(), "change to a folder of yours"),
        writing("temporary folder", around.scratch(), "set -Djava.io.tmpdir to another folder"),
        libraries(),
        models(),
        tablebases(),
        stockfish(),
        heavy("training", ServiceLoader.load(ModelTraining.class).findFirst().isPresent()),
        heavy("Parquet", ParquetLibrary.find().isPresent()),
        maven(),
        browser());
  }

  private Finding java() {
    String found = "Java " + around.java();
    return around.java() >= JAVA_NEEDED
        ? Finding.ok("Java", found)
        : Finding.broken(
            "Java", found, "install a Java " + JAVA_NEEDED + ", such as https://adoptium.net has");
  }

  private Finding memory() {
    String found = around.heap() / MEGABYTE + " MB for this command";
    String advice = "give it more, as by V7P3R_JAVA_OPTS=-Xmx2g, or close other programs";
    if (around.heap() < LEAST_HEAP) {
      return Finding.broken("memory", found, advice);
    }
    return around.heap() < GOOD_HEAP
        ? Finding.optional("memory", found, advice)
        : Finding.ok("memory", found);
  }

  private Finding cores() {
    return around.cores() > 1
        ? Finding.ok("cores", String.valueOf(around.cores()))
        : Finding.optional("cores", "1", "matches are fair with --concurrency 1 only");
  }

  private static Finding writing(String subject, Path folder, String advice) {
    try {
      Files.delete(Files.createTempFile(folder, "v7p3r", ".tmp"));
      return Finding.ok(subject, folder + " can be written");
    } catch (IOException e) {
      return Finding.broken(subject, folder + " cannot be written", advice);
    }
  }

  /** Those that bring code of their own for each kind of machine. */
  private static Finding libraries() {
    String advice = "the temporary folder must allow programs to run, see -Djava.io.tmpdir";
    try (Connection database = DriverManager.getConnection("jdbc:sqlite::memory:")) {
      byte[] text = "V7P3R".getBytes(StandardCharsets.UTF_8);
      Zstd.decompress(Zstd.compress(text), text.length);
      String version = database.getMetaData().getDatabaseProductVersion();
      return Finding.ok("libraries", "SQLite " + version + " and Zstandard run");
    } catch (SQLException | LinkageError e) {
      return Finding.broken("libraries", "cannot be loaded: " + e.getMessage(), advice);
    }
  }

  private static Finding models() {
    Path folder = Path.of(ModelPlace.IN_USE);
    try {
      folder = ModelPlace.folder(ModelPlace.IN_USE);
      if (!Files.isDirectory(folder)) {
        return Finding.optional(
            "models", "none", "the engine plays without; UseDesc needs those of 'v7p3r train'");
      }
      for (Stage stage : Stage.values()) {
        EffortModel.load(folder, stage);
      }
      return Finding.ok("models", folder + " can be used");
    } catch (ModelException e) {
      return Finding.broken("models", e.getMessage(), "replace or remove " + folder);
    }
  }

  private Finding tablebases() {
    if (around.tables().isEmpty()) {
      return Finding.optional(
          "tablebases", "not asked for", "name folders of Syzygy files by --syzygy, if you have");
    }
    String folders = around.tables().get();
    try {
      Tablebases tables = Tablebases.open(folders);
      tables.openAll();
      if (!tables.problems().isEmpty()) {
        return Finding.broken(
            "tablebases", String.join("; ", tables.problems()), "load these files again");
      }
      return tables.size() > 0
          ? Finding.ok("tablebases", "%d, up to %d men".formatted(tables.size(), tables.maxMen()))
          : Finding.broken("tablebases", "no Syzygy file in " + folders, "name another folder");
    } catch (IOException e) {
      return Finding.broken("tablebases", e.getMessage(), "name another folder");
    }
  }

  private Finding stockfish() {
    String advice = "install it for validate, tuning-set --stockfish and matches";
    Optional<Path> program = around.program("stockfish", "stockfish.exe");
    return program
        .map(path -> Finding.ok("Stockfish", path.toString()))
        .orElseGet(() -> Finding.optional("Stockfish", "not found", advice));
  }

  private Finding heavy(String subject, boolean loaded) {
    if (loaded) {
      return Finding.ok(subject, "in this package");
    }
    return around.hasSources()
        ? Finding.ok(subject, "built by the first command that needs it")
        : Finding.optional(subject, "not in this package", "use the full package, or the sources");
  }

  private Finding maven() {
    if (!around.hasSources()) {
      return Finding.ok("Maven", "not needed by this package");
    }
    return around
        .program("mvn", "mvn.cmd")
        .map(path -> Finding.ok("Maven", path.toString()))
        .orElseGet(
            () ->
                Finding.optional(
                    "Maven", "not found", "install Maven 3.8 or later to build changes"));
  }

  private Finding browser() {
    return around
        .program("chromium", "google-chrome", "firefox", "xdg-open", "open", "explorer.exe")
        .map(path -> Finding.ok("browser", path.toString()))
        .orElseGet(
            () ->
                Finding.optional(
                    "browser", "not found", "reports and pages can be read on another machine"));
  }
}
