package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.arena.work.PlainJson;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.lab.learn.ClockUse;
import v7p3r.lab.learn.PaceLearning;
import v7p3r.lab.learn.TunedProfile;
import v7p3r.lab.model.ModelShelf;
import v7p3r.search.Tunable;
import v7p3r.text.TextTable;

/** The models of effort on the shelf, and which is in use. */
@Command(
    name = "models",
    mixinStandardHelpOptions = true,
    description = {
      "Shows the models of effort that were ever promoted, and which one the engine plays with.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r models",
      "  v7p3r models back",
      "  v7p3r models use desc-v1.2",
      "  v7p3r models paces --db games/arena.db",
      "  v7p3r models clock --db games/arena.db"
    })
final class ModelsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--models",
      paramLabel = "FOLDER",
      defaultValue = "models",
      description = "All models, and which is in use (default: ${DEFAULT-VALUE})")
  private Path models;

  @Option(names = "--json", description = "As JSON")
  private boolean json;

  private ModelShelf shelf() {
    return ModelShelf.find(models);
  }

  @Override
  public Integer call() throws IOException {
    Path current = shelf().current();
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Path place : shelf().all()) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("name", place.getFileName().toString());
      row.put("inUse", place.equals(current));
      row.put("ownModes", Files.exists(place.resolve(ModeProfiles.FILE)));
      row.put("folder", place.toString());
      rows.add(row);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? PlainJson.write(rows) + System.lineSeparator() : table(rows));
    return 0;
  }

  private static String table(List<Map<String, Object>> rows) {
    List<List<String>> cells = new ArrayList<>();
    for (Map<String, Object> row : rows) {
      cells.add(
          List.of(
              row.get("name").toString(),
              row.get("inUse").equals(true) ? "in use" : "",
              row.get("ownModes").equals(true) ? "own times of modes" : "",
              row.get("folder").toString()));
    }
    return TextTable.of(
        List.of("model", "state", "effort control", "folder"),
        cells,
        List.of(false, false, false, false));
  }

  private int use(Path place) {
    spec.commandLine()
        .getOut()
        .println("The engine plays with " + place + " from its next start on.");
    return 0;
  }

  @Command(
      name = "back",
      mixinStandardHelpOptions = true,
      description = "Goes back to the model before the one in use; nothing is deleted.",
      footerHeading = "%nExamples:%n",
      footer = "  v7p3r models back")
  int back() throws IOException {
    return use(shelf().back());
  }

  @Command(
      name = "use",
      mixinStandardHelpOptions = true,
      description = "Makes a model the one in use.",
      footerHeading = "%nExamples:%n",
      footer = "  v7p3r models use desc-v1.2")
  int use(
      @Parameters(paramLabel = "NAME", description = "Of a model, as 'v7p3r models' lists it")
          String name)
      throws IOException {
    shelf().use(name);
    return use(shelf().current());
  }

  @Command(
      name = "paces",
      mixinStandardHelpOptions = true,
      description = {
        "Learns from played games where the modes of effort end at each time control.",
        "",
        "Games with UseDesc have recorded the mode that each search ended in. For each clock this"
            + " finds the PES below which 25, 50, 78 and 93 %% of its searches end, and the scale"
            + " of prices that is one on the mean of the nodes spent, and writes them into a file"
            + " of modes; the engine follows them with DescPaces.",
        ""
      },
      footerHeading = "%nExamples:%n",
      footer = {
        "  v7p3r models paces --db games/arena.db",
        "  v7p3r models paces --db one.db --db two.db --out paced.json"
      })
  int paces(
      @Option(
              names = "--db",
              required = true,
              paramLabel = "FILE",
              description = "Database of games played with UseDesc, once for each")
          List<Path> databases,
      @Option(
              names = "--out",
              paramLabel = "FILE",
              description = "The file to write (default: desc_modes.json of the models in use)")
          Path out,
      @Option(
              names = "--least-moves",
              paramLabel = "N",
              defaultValue = "1000",
              description = "Of a clock; with fewer it is left out (default: ${DEFAULT-VALUE})")
          int leastMoves,
      @Option(names = "--json", description = "As JSON") boolean asJson)
      throws IOException {
    PaceLearning learning = new PaceLearning();
    for (Path database : databases) {
      learning.add(database);
    }
    TunedProfile profile = TunedProfile.of(shelf().current());
    List<PaceLearning.Pace> paces = learning.learned(profile.missPrices(), leastMoves);
    if (paces.isEmpty()) {
      throw new IOException(
          "expected games with UseDesc on a clock, %d moves at least, found none"
              .formatted(leastMoves));
    }
    Path file = out == null ? shelf().current().resolve(ModeProfiles.FILE) : out;
    profile.put(paces);
    profile.write(file);
    PrintWriter told = spec.commandLine().getOut();
    if (asJson) {
      List<Map<String, Object>> rows = paces.stream().map(ModelsCommand::row).toList();
      told.println(PlainJson.write(Map.of("file", file.toString(), "paces", rows)));
    } else {
      paces.forEach(told::println);
      told.println("Written to " + file + "; DescPaces follows it.");
    }
    return 0;
  }

  @Command(
      name = "clock",
      mixinStandardHelpOptions = true,
      description = {
        "Tells what played games have left on their clocks, and what other horizons would leave.",
        "",
        "Each move is given the same part of its usual time as in the game, and the time manager"
            + " says what that would be with another TimeHorizon and TimeIncrement.",
        ""
      },
      footerHeading = "%nExamples:%n",
      footer = "  v7p3r models clock --db games/arena.db")
  int clock(
      @Option(
              names = "--db",
              required = true,
              paramLabel = "FILE",
              description = "Database of games on a clock, once for each")
          List<Path> databases,
      @Option(names = "--json", description = "As JSON") boolean asJson)
      throws IOException {
    ClockUse use = new ClockUse();
    for (Path database : databases) {
      use.add(database);
    }
    List<Map<String, Object>> rows = new ArrayList<>();
    use.found().forEach(left -> rows.add(row("as played", left)));
    for (int increment : new int[] {75, 100}) {
      for (int horizon : new int[] {42, 36, 32, 28, 24}) {
        Map<Tunable, Integer> numbers =
            Map.of(Tunable.TIME_HORIZON, horizon, Tunable.TIME_INCREMENT, increment);
        String name = "TimeHorizon %d, TimeIncrement %d".formatted(horizon, increment);
        use.with(numbers).forEach(left -> rows.add(row(name, left)));
      }
    }
    PrintWriter told = spec.commandLine().getOut();
    told.print(asJson ? PlainJson.write(rows) + System.lineSeparator() : clockTable(rows));
    return 0;
  }

  private static Map<String, Object> row(PaceLearning.Pace pace) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("seconds", pace.seconds());
    row.put("moves", pace.moves());
    row.put("shares", Arrays.stream(pace.shares()).boxed().toList());
    row.put("ends", pace.ends());
    row.put("price", pace.price());
    return row;
  }

  private static Map<String, Object> row(String numbers, ClockUse.Left left) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("clock", left.control());
    row.put("sides", left.sides());
    row.put("ownMoves", left.ownMoves());
    row.put("numbers", numbers);
    row.put("leftMillis", left.leftMillis());
    row.put("leftPercent", left.leftPercent());
    return row;
  }

  private static String clockTable(List<Map<String, Object>> rows) {
    List<List<String>> cells = new ArrayList<>();
    for (Map<String, Object> row : rows) {
      cells.add(
          List.of(
              row.get("clock").toString(),
              row.get("sides").toString(),
              String.format(Locale.ROOT, "%.1f", row.get("ownMoves")),
              row.get("numbers").toString(),
              String.format(Locale.ROOT, "%.0f", row.get("leftMillis")),
              String.format(Locale.ROOT, "%.1f", row.get("leftPercent"))));
    }
    return TextTable.of(
        List.of("clock", "sides", "own moves", "numbers", "left, ms", "of all time, %"),
        cells,
        List.of(false, true, true, false, true, true));
  }
}
