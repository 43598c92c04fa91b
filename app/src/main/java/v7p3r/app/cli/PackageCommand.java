package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
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
      "The same commit gives the same bytes but for the start-up cache, and so for the archives"
          + " with it. SOURCE_DATE_EPOCH sets the age of all files; without it, it is the day of"
          + " the commit.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r package                         into dist/",
      "  v7p3r package --full                  with training and Parquet",
      "  v7p3r package --image-only --out /tmp/v7p3r",
      "  v7p3r package --no-cache              every file reproducible"
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

  @Option(
      names = "--no-cache",
      description = "Without the cache that makes starts faster; all files are reproducible then")
  private boolean noCache;

  @Override
  public Integer call() throws IOException {
    Path home = Path.of(System.getProperty("v7p3r.home", ""));
    require(
        Files.exists(home.resolve("app/target/v7p3r-app.jar")),
        "packages are made from the sources: start it by ./v7p3r package there");
    require(!(imageOnly && jarsOnly), "--image-only and --jars-only exclude each other");
    require(
        jarsOnly || Packaging.canMakeImages(),
        "this Java has no jlink and jpackage: use a whole JDK 25, or --jars-only");
    PrintWriter err = spec.commandLine().getErr();
    Packaging packaging = new Packaging(home, out, full, err::println);
    if (!imageOnly) {
      packaging.makeJars();
    }
    if (!jarsOnly) {
      Path image = packaging.makeImage(!noCache);
      spec.commandLine().getOut().printf("%s: %.1f MB%n", image, Packaging.size(image) / MEGABYTE);
      if (!imageOnly) {
        packaging.makeArchives(image);
      }
    }
    if (!imageOnly) {
      packaging.makePapers();
    }
    spec.commandLine().getOut().println("Made in " + out);
    return 0;
  }
}
