package v7p3r.app.pack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A library of other people that goes into a package.
 *
 * @param license by its SPDX name, or {@link #UNKNOWN}
 */
record Library(Path jar, String name, String group, String version, String license) {
  static final String UNKNOWN = "NOASSERTION";

  private static final Map<String, String[]> KNOWN = known();

  static Library of(Path jar) throws IOException {
    String file = jar.getFileName().toString();
    String name = file.substring(0, file.length() - ".jar".length());
    String[] known =
        KNOWN.entrySet().stream()
            .filter(entry -> name.equals(entry.getKey()) || name.startsWith(entry.getKey() + "-"))
            .reduce((shorter, longer) -> longer)
            .map(Map.Entry::getValue)
            .orElse(new String[] {UNKNOWN, UNKNOWN});
    Properties told = told(jar);
    return new Library(
        jar,
        name,
        told.getProperty("groupId", known[0]),
        told.getProperty("version", UNKNOWN),
        known[1]);
  }

  boolean isKnown() {
    return !license.equals(UNKNOWN);
  }

  /** What a jar tells of itself, as Maven writes it or in its manifest. */
  private static Properties told(Path jar) throws IOException {
    Properties told = new Properties();
    try (JarFile file = new JarFile(jar.toFile())) {
      Optional<? extends ZipEntry> maven =
          file.stream().filter(entry -> entry.getName().endsWith("/pom.properties")).findFirst();
      if (maven.isPresent()) {
        try (InputStream in = file.getInputStream(maven.get())) {
          told.load(in);
        }
      } else if (file.getManifest() != null) {
        Attributes manifest = file.getManifest().getMainAttributes();
        Stream.of("Implementation-Version", "Bundle-Version", "Specification-Version")
            .map(manifest::getValue)
            .filter(value -> value != null && !value.isBlank())
            .findFirst()
            .ifPresent(version -> told.setProperty("version", version));
      }
    }
    return told;
  }

  private static Map<String, String[]> known() {
    Map<String, String[]> known = new TreeMap<>();
    try (InputStream in = Library.class.getResourceAsStream("libraries.txt")) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" +"))
          .forEach(words -> known.put(words[0], new String[] {words[1], words[2]}));
      return known;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
