package v7p3r.studio.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.source.JsonProblem;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Json;
import v7p3r.studio.http.Shape;

/**
 * What a studio is configured with: engines beside its own, openings for matches, places to watch
 * and of reports, and what its own engine may use.
 *
 * @param engines its own one first
 * @param openings files of openings by their names
 * @param watched files and folders of games that others write
 * @param reports folders of reports as JSON
 * @param datasets folders and files of profiled positions
 * @param tablebases folders of Syzygy tables for the own engine
 * @param ownOptions further UCI options of the own engine
 * @param analyses folders of analyzed games
 * @param bots databases of bots, for what they know of opponents
 */
public record StudioConfig(
    List<EngineSpec> engines,
    Map<String, Path> openings,
    List<Path> watched,
    List<Path> reports,
    List<Path> datasets,
    List<Path> tablebases,
    Map<String, String> ownOptions,
    List<Path> analyses,
    List<Path> bots,
    int threads,
    int hashMegabytes) {
  public static final String OWN_ENGINE = "V7P3R";

  private static final int USUAL_HASH = 64;
  private static final int MOST = 64;
  private static final Shape ENGINE =
      Shape.of(
          Field.word("name", "as it is called on the page"),
          Field.texts("command", MOST, "the program and its arguments"),
          Field.word("folder", "where it runs").optional(),
          Field.named("options", MOST, "UCI options").optional());
  private static final Shape FILE =
      Shape.of(
          Field.objects("engines", MOST, ENGINE, "UCI engines").optional(),
          Field.named("openings", MOST, "files of openings, by name").optional(),
          Field.texts("watch", MOST, "files and folders of PGN").optional(),
          Field.texts("reports", MOST, "folders of reports").optional(),
          Field.texts("datasets", MOST, "profiled positions").optional(),
          Field.texts("tablebases", MOST, "folders of Syzygy tables").optional(),
          Field.named("options", MOST, "UCI options of the own engine").optional(),
          Field.texts("analyses", MOST, "folders of analyzed games").optional(),
          Field.texts("bots", MOST, "databases of bots").optional(),
          Field.integer("threads", 1, 1024, "threads of the own engine").optional(),
          Field.integer("hash", 1, 1 << 20, "megabytes of its table").optional());

  public StudioConfig {
    engines = List.copyOf(engines);
    openings = Collections.unmodifiableMap(new LinkedHashMap<>(openings));
    watched = List.copyOf(watched);
    reports = List.copyOf(reports);
    datasets = List.copyOf(datasets);
    tablebases = List.copyOf(tablebases);
    ownOptions = Map.copyOf(ownOptions);
    analyses = List.copyOf(analyses);
    bots = List.copyOf(bots);
  }

  /** Without a file. */
  public static StudioConfig usual() {
    return of(FILE.read(Json.MAPPER.createObjectNode()), Path.of(""));
  }

  /**
   * Reads a file; paths in it are relative to its folder.
   *
   * @throws IOException if it cannot be read or says something else; names the place
   */
  public static StudioConfig read(Path file) throws IOException {
    String text = Files.readString(file);
    JsonNode root;
    try {
      root = Json.MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw new IOException(file + ", " + JsonProblem.of(e), e);
    }
    try {
      Body body = FILE.read(root);
      Path folder = file.toAbsolutePath().getParent();
      return of(body, folder);
    } catch (HttpProblem e) {
      throw new IOException(
          "%s, %s: expected %s, %s"
              .formatted(file, e.error().get("where"), e.error().get("expected"), e.getMessage()),
          e);
    }
  }

  private static StudioConfig of(Body body, Path folder) {
    List<EngineSpec> engines = new ArrayList<>(List.of(EngineSpec.of(OWN_ENGINE, "internal")));
    for (Body engine : body.objects("engines")) {
      engines.add(engine(engine, folder));
    }
    Map<String, Path> openings = new LinkedHashMap<>();
    body.named("openings").forEach((name, file) -> openings.put(name, folder.resolve(file)));
    return new StudioConfig(
        engines,
        openings,
        paths(body, "watch", folder),
        paths(body, "reports", folder),
        paths(body, "datasets", folder),
        paths(body, "tablebases", folder),
        body.named("options"),
        paths(body, "analyses", folder),
        paths(body, "bots", folder),
        body.integer("threads").orElse(1),
        body.integer("hash").orElse(USUAL_HASH));
  }

  private static EngineSpec engine(Body engine, Path folder) {
    try {
      return new EngineSpec(
          engine.requiredText("name"),
          engine.texts("command"),
          engine.text("folder").map(folder::resolve),
          engine.named("options"),
          false);
    } catch (IllegalArgumentException e) {
      throw HttpProblem.wrong(e.getMessage(), "engines", "a name and a command");
    }
  }

  private static List<Path> paths(Body body, String name, Path folder) {
    return body.texts(name).stream().map(folder::resolve).toList();
  }

  public Optional<EngineSpec> engine(String name) {
    return engines.stream().filter(engine -> engine.name().equals(name)).findFirst();
  }

  public StudioConfig withWatched(List<Path> more) {
    List<Path> all = new ArrayList<>(watched);
    all.addAll(more);
    return new StudioConfig(
        engines,
        openings,
        all,
        reports,
        datasets,
        tablebases,
        ownOptions,
        analyses,
        bots,
        threads,
        hashMegabytes);
  }
}
