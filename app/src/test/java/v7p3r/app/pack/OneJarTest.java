package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OneJarTest {
  private static final Instant TIME = Instant.parse("2026-02-28T00:00:00Z");

  @TempDir private Path folder;

  /** Entries as name, content, name, content ... */
  private Path jar(String name, String... entries) throws IOException {
    Path file = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < entries.length; i += 2) {
        zip.putNextEntry(new ZipEntry(entries[i]));
        zip.write(entries[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  private Path join(String name, Path... jars) throws IOException {
    OneJar one = new OneJar(entry -> !entry.endsWith(".dll"));
    for (Path jar : jars) {
      one.add(jar);
    }
    Path file = folder.resolve(name);
    one.write(file, List.of("Manifest-Version: 1.0", "Main-Class: a.Main"), TIME);
    return file;
  }

  private static String text(JarFile jar, String entry) throws IOException {
    return new String(
        jar.getInputStream(jar.getEntry(entry)).readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void servicesAreJoinedAndLicensesKeptApart() throws IOException {
    Path first =
        jar("first.jar", "META-INF/services/S", "a.One", "META-INF/LICENSE", "L1", "x", "kept");
    Path second =
        jar("second.jar", "META-INF/services/S", "b.Two", "META-INF/LICENSE", "L2", "x", "late");
    try (JarFile one = new JarFile(join("one.jar", first, second).toFile())) {
      assertThat(text(one, "META-INF/services/S").lines()).containsExactly("a.One", "b.Two");
      assertThat(text(one, "META-INF/licenses/first.jar/LICENSE")).isEqualTo("L1");
      assertThat(text(one, "META-INF/licenses/second.jar/LICENSE")).isEqualTo("L2");
      assertThat(text(one, "x")).isEqualTo("kept");
      assertThat(one.getManifest().getMainAttributes().getValue("Main-Class")).isEqualTo("a.Main");
    }
  }

  @Test
  void registriesOfAllLibrariesAreListed() throws IOException {
    String list = "META-INF/helidon/manifest";
    Path first = jar("first.jar", list, "#HELIDON MANIFEST#\na/registry.json");
    Path second = jar("second.jar", list, "#HELIDON MANIFEST#\nb/registry.json");
    try (JarFile one = new JarFile(join("one.jar", first, second).toFile())) {
      assertThat(text(one, list).lines())
          .startsWith("#HELIDON MANIFEST#")
          .contains("a/registry.json", "b/registry.json");
    }
  }

  @Test
  void descriptorsSignaturesAndTheUnwantedAreLeftOut() throws IOException {
    Path jar =
        jar(
            "signed.jar",
            "META-INF/MANIFEST.MF",
            "Main-Class: other",
            "META-INF/KEY.SF",
            "",
            "module-info.class",
            "",
            "META-INF/versions/9/module-info.class",
            "",
            "win/code.dll",
            "",
            "META-INF/versions/9/a.class",
            "");
    try (JarFile one = new JarFile(join("one.jar", jar).toFile())) {
      assertThat(one.stream().map(ZipEntry::getName))
          .containsExactly("META-INF/MANIFEST.MF", "META-INF/versions/9/a.class");
    }
  }

  @Test
  void theSameJarsGiveTheSameBytes() throws IOException {
    Path jar = jar("a.jar", "b", "2", "a", "1");
    Path other = jar("other.jar", "a", "1", "b", "2");
    assertThat(join("one.jar", jar)).hasSameBinaryContentAs(join("two.jar", other));
  }
}
