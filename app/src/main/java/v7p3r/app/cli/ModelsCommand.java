package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.arena.work.PlainJson;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.lab.model.ModelShelf;
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
    footer = {"  v7p3r models", "  v7p3r models back", "  v7p3r models use desc-v1.2"})
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
}
