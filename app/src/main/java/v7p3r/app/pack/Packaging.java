package v7p3r.app.pack;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import v7p3r.app.site.Site;
import v7p3r.uci.Build;

/** Makes everything that is downloaded, from a built project. */
public final class Packaging {
  private static final String START = "v7p3r.app.cli.Program";
  private static final Instant WITHOUT_COMMIT = Instant.parse("2025-01-01T00:00:00Z");

  private final Ingredients ingredients;
  private final Path out;
  private final boolean full;
  private final Instant time;
  private final Consumer<String> told;
  private final List<Path> made = new ArrayList<>();

  /**
   * Into a folder.
   *
   * @param full with training and Parquet
   * @param told hears what is being done
   */
  public Packaging(Path home, Path out, boolean full, Consumer<String> told) throws IOException {
    this.ingredients = Ingredients.find(home, full);
    this.out = Files.createDirectories(out);
    this.full = full;
    this.time = time(System.getenv(), Build.THIS);
    this.told = told;
  }

  /** The age of everything in packages: even seconds, for some archives know no others. */
  static Instant time(Map<String, String> environment, Build build) {
    String epoch = environment.getOrDefault("SOURCE_DATE_EPOCH", "");
    if (epoch.matches("\\d{1,10}")) {
      return Instant.ofEpochSecond(Long.parseLong(epoch) / 2 * 2);
    }
    return build.date().equals(Build.UNKNOWN)
        ? WITHOUT_COMMIT
        : LocalDate.parse(build.date()).atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  /** The engine alone, and all commands, for whoever has a Java. */
  public void makeJars() throws IOException {
    told.accept("jars ...");
    Path engine = out.resolve("v7p3r-engine.jar");
    Files.write(engine, Files.readAllBytes(ingredients.engine()));
    made.add(engine);
    Path all = out.resolve("v7p3r.jar");
    writeJar(all, NativeParts.of("every", "machine"), ingredients.all());
    made.add(all);
  }

  private void writeJar(Path file, NativeParts parts, List<Path> jars) throws IOException {
    OneJar jar = new OneJar(parts::isOfUse);
    for (Path one : jars) {
      jar.add(one);
    }
    jar.write(
        file,
        List.of(
            "Manifest-Version: 1.0",
            "Main-Class: " + START,
            "Implementation-Title: V7P3R",
            "Implementation-Version: " + Build.THIS.version(),
            "Multi-Release: true",
            "Enable-Native-Access: ALL-UNNAMED"),
        time);
  }

  /**
   * A folder that needs no Java.
   *
   * @param cache what its start-up cache is made of
   * @param texts what it has beside the program, by place
   */
  public Path makeImage(CacheKind cache, Map<String, String> texts) throws IOException {
    Path work = out.resolve("work");
    FolderTree.delete(work);
    Files.createDirectories(work);
    told.accept("image: Java runtime and program ...");
    Path jar = work.resolve("v7p3r.jar");
    writeJar(jar, NativeParts.ofThisMachine(), ingredients.joined());
    List<Path> jars = new ArrayList<>(List.of(jar));
    jars.addAll(ingredients.beside());
    List<String> modules = new ArrayList<>(Image.MODULES);
    if (full) {
      modules.add(Image.PICTURES);
    }
    Image image = Image.make(jars, modules, START, Build.THIS.version(), work);
    FolderTree.copy(ingredients.home().resolve("models"), image.app().resolve("models"));
    writeTexts(image.folder());
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path place = image.folder().resolve(text.getKey());
      Files.createDirectories(place.getParent());
      Files.writeString(place, text.getValue());
    }
    image.setTime(time);
    told.accept("image: start-up cache ...");
    image.makeCache(image.cache(), cache);
    image.setTime(time);
    Path place = out.resolve(name());
    FolderTree.delete(place);
    Files.move(image.folder(), place);
    FolderTree.delete(work);
    return place;
  }

  private String name() {
    return full ? "v7p3r-full" : "v7p3r";
  }

  private void writeTexts(Path folder) throws IOException {
    Files.copy(ingredients.home().resolve("LICENSE"), folder.resolve("LICENSE"));
    Files.writeString(
        folder.resolve("THIRD-PARTY.txt"), BillOfMaterials.notices(ingredients.allLibraries()));
    Files.writeString(folder.resolve("VERSION"), Build.THIS + "\n");
  }

  /** The image in one file: to unpack, and to install on Debian. */
  public void makeArchives(Path image) throws IOException {
    told.accept("archives ...");
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String architecture = System.getProperty("os.arch");
    String file = "%s-%s-%s-%s".formatted(name(), Build.THIS.version(), system, architecture);
    Path tar = out.resolve(file + ".tar.gz");
    try (OutputStream to = Files.newOutputStream(tar);
        Tar archive = new Tar(to, time)) {
      archive.addTree(image, name());
    }
    made.add(tar);
    if (system.equals("linux")) {
      String debian = architecture.equals("aarch64") ? "arm64" : architecture;
      Path deb = out.resolve("%s_%s_%s.deb".formatted(name(), Build.THIS.version(), debian));
      DebianPackage.write(deb, image, name(), Build.THIS.version(), debian, time);
      made.add(deb);
    }
  }

  /** The documentation, as pages for a browser. */
  public void makeDocs() throws IOException {
    Path docs = out.resolve("docs");
    FolderTree.delete(docs);
    int pages = Site.write(ingredients.home(), docs);
    told.accept("docs: " + pages + " pages ...");
    Path tar = out.resolve("v7p3r-%s-docs.tar.gz".formatted(Build.THIS.version()));
    try (OutputStream to = Files.newOutputStream(tar);
        Tar archive = new Tar(to, time)) {
      archive.addTree(docs, "v7p3r-docs");
    }
    made.add(tar);
  }

  /** What belongs beside them: bill of materials, licenses, release notes, checksums. */
  public void makePapers() throws IOException {
    List<Library> libraries = ingredients.allLibraries();
    Path bill = out.resolve(name() + ".cdx.json");
    Files.writeString(bill, BillOfMaterials.cycloneDx(libraries, Build.THIS, time) + "\n");
    made.add(bill);
    Path notices = out.resolve("THIRD-PARTY.txt");
    Files.writeString(notices, BillOfMaterials.notices(libraries));
    made.add(notices);
    Path notes = out.resolve("RELEASE-NOTES.md");
    Files.writeString(
        notes,
        ReleaseNotes.of(ingredients.home().resolve("CHANGELOG.md"), Build.THIS.version())
            .orElseThrow(
                () ->
                    new IOException(
                        "CHANGELOG.md: expected a section of version " + Build.THIS.version())));
    made.add(notes);
    Checksums.write(out, made);
  }

  /** A file that was made. */
  public record Made(String file, long bytes, String sha256) {}

  /** Those to download. */
  public List<Made> files() throws IOException {
    List<Made> files = new ArrayList<>();
    for (Path file : made) {
      files.add(new Made(file.getFileName().toString(), Files.size(file), Checksums.of(file)));
    }
    return files;
  }

  /** Everything, in bytes. */
  public static long size(Path folder) throws IOException {
    return FolderTree.size(folder);
  }

  /** Whether this Java has the tools that images need. */
  public static boolean canMakeImages() {
    return Image.isPossible();
  }
}
