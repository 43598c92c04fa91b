package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import v7p3r.app.pack.CacheKind;
import v7p3r.app.pack.Packaging;

/** Makes what is downloaded. */
@Command(
    name = "package",
    description = {
      "Makes packages to download, for machines like this one: they need neither Java nor Maven.",
      "",
      "In the folder: v7p3r, the program with its own Java, whose bin/v7p3r is a chess engine and"
          + " has all commands but those that need the libraries for training and Parquet; the"
          + " same as .tar.gz and as .deb; v7p3r-engine.jar and v7p3r.jar for whoever has a Java"
          + " 25 (java -jar); licenses and bill of materials (CycloneDX) of the libraries,"
          + " release notes, checksums.",
      "",
      "The same commit and Java give the same bytes. SOURCE_DATE_EPOCH sets the age of all files;"
          + " without it, it is the day of the commit.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r package                         into dist/",
      "  v7p3r package --full                  with training and Parquet",
      "  v7p3r package --image-only --out /tmp/v7p3r",
      "  v7p3r package --cache trained         faster first moves, other bytes",
      "  v7p3r package --docs-only             the documentation as pages to read"
    })
final class PackageCommand extends CheckedCommand implements Callable<Integer> {
  private static final double MEGABYTE = 1e6;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "dist",
      description = "Where to put them (default: ${DEFAULT-VALUE})")
  private Path out;

  @Option(names = "--full", description = "With the libraries for training and Parquet")
  private boolean full;

  @Option(names = "--image-only", description = "Only the folder that needs no Java")
  private boolean imageOnly;

  @Option(names = "--jars-only", description = "Only the jars")
  private boolean jarsOnly;

  @Option(names = "--docs-only", description = "Only the documentation, as pages to read")
  private boolean docsOnly;

  @Option(
      names = "--cache",
      paramLabel = "KIND",
      defaultValue = "classes",
      description =
          "What makes starts faster: classes, also what the JVM learned (trained), which differs"
              + " from run to run, or none (default: ${DEFAULT-VALUE})")
  private CacheKind cache;

  @Mixin private JsonOption json;

  @Override
  public Integer call() throws IOException {
    Path home = Path.of(System.getProperty("v7p3r.home", ""));
    require(
        Files.exists(home.resolve("app/target/v7p3r-app.jar")),
        "packages are made from the sources: start it by ./v7p3r package there");
    long kinds = Stream.of(imageOnly, jarsOnly, docsOnly).filter(only -> only).count();
    require(kinds <= 1, "--image-only, --jars-only and --docs-only exclude each other");
    boolean image = !jarsOnly && !docsOnly;
    require(
        !image || Packaging.canMakeImages(),
        "this Java has no jlink and jpackage: use a whole JDK 25, or --jars-only");
    Packaging packaging = new Packaging(home, out, full, spec.commandLine().getErr()::println);
    if (!imageOnly && !docsOnly) {
      packaging.makeJars();
    }
    if (image) {
      Path made = packaging.makeImage(cache, texts());
      json.text(spec).printf("%s: %.1f MB%n", made, Packaging.size(made) / MEGABYTE);
      if (!imageOnly) {
        packaging.makeArchives(made);
      }
    }
    if (!imageOnly && !jarsOnly) {
      packaging.makeDocs();
    }
    if (!imageOnly) {
      packaging.makePapers();
    }
    json.print(spec, packaging.files());
    json.text(spec).println("Made in " + out);
    return 0;
  }

  /** Where installed programs have their manual and completions. */
  private static Map<String, String> texts() {
    return Map.of(
        "share/man/man1/v7p3r.1",
        ManualCommand.page(),
        "share/bash-completion/completions/v7p3r",
        CompletionCommand.script(CompletionCommand.Shell.BASH),
        "share/zsh/vendor-completions/_v7p3r",
        CompletionCommand.script(CompletionCommand.Shell.ZSH),
        "share/fish/vendor_completions.d/v7p3r.fish",
        CompletionCommand.script(CompletionCommand.Shell.FISH));
  }
}
