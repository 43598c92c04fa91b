package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchivesTest {
  private static final Instant TIME = Instant.parse("2026-02-28T00:00:00Z");

  @TempDir private Path folder;
  private Path image;

  @BeforeEach
  void makeImage() throws IOException {
    image = Files.createDirectories(folder.resolve("image"));
    Files.createDirectories(image.resolve("bin"));
    Path program = Files.writeString(image.resolve("bin/v7p3r"), "program");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    Files.writeString(image.resolve("LICENSE"), "text");
    Files.createSymbolicLink(image.resolve("COPYING"), Path.of("LICENSE"));
  }

  private byte[] tar() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Tar tar = new Tar(out, TIME)) {
      tar.addTree(image, "v7p3r");
    }
    return out.toByteArray();
  }

  private static Map<String, TarArchiveEntry> entries(InputStream packed) throws IOException {
    Map<String, TarArchiveEntry> entries = new TreeMap<>();
    try (TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(packed))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        entries.put(entry.getName(), entry);
      }
    }
    return entries;
  }

  @Test
  void programsStayExecutableAndLinksStayLinks() throws IOException {
    Map<String, TarArchiveEntry> entries = entries(new ByteArrayInputStream(tar()));
    assertThat(entries)
        .containsOnlyKeys(
            "v7p3r/", "v7p3r/bin/", "v7p3r/bin/v7p3r", "v7p3r/LICENSE", "v7p3r/COPYING");
    assertThat(entries.get("v7p3r/bin/v7p3r").getMode() & 0777).isEqualTo(0755);
    assertThat(entries.get("v7p3r/LICENSE").getMode() & 0777).isEqualTo(0644);
    assertThat(entries.get("v7p3r/COPYING").getLinkName()).isEqualTo("LICENSE");
    assertThat(entries.get("v7p3r/LICENSE").getLastModifiedDate()).isEqualTo(TIME);
  }

  @Test
  void theAgeOfFilesDoesNotChangeTheBytes() throws IOException {
    byte[] before = tar();
    Files.setLastModifiedTime(image.resolve("LICENSE"), FileTime.fromMillis(0));
    assertThat(tar()).isEqualTo(before);
  }

  @Test
  void aDebianPackageHasTheImageAndALinkToItsProgram() throws IOException {
    Path deb = folder.resolve("v7p3r.deb");
    DebianPackage.write(deb, image, "v7p3r", "1.2.3-SNAPSHOT", "amd64", TIME);
    Map<String, byte[]> parts = new TreeMap<>();
    try (ArArchiveInputStream ar = new ArArchiveInputStream(Files.newInputStream(deb))) {
      for (ArchiveEntry entry = ar.getNextEntry(); entry != null; entry = ar.getNextEntry()) {
        parts.put(entry.getName(), ar.readAllBytes());
      }
    }
    assertThat(parts).containsOnlyKeys("control.tar.gz", "data.tar.gz", "debian-binary");
    assertThat(parts.get("debian-binary")).isEqualTo("2.0\n".getBytes(StandardCharsets.US_ASCII));
    Map<String, TarArchiveEntry> control =
        entries(new ByteArrayInputStream(parts.get("control.tar.gz")));
    assertThat(control).containsOnlyKeys("./control", "./postinst", "./prerm");
    assertThat(control.get("./postinst").getMode() & 0777).isEqualTo(0755);
    assertThat(control.get("./prerm").getMode() & 0777).isEqualTo(0755);
    Map<String, TarArchiveEntry> data = entries(new ByteArrayInputStream(parts.get("data.tar.gz")));
    assertThat(data).containsKey("./opt/v7p3r/bin/v7p3r");
    assertThat(data.get("./usr/bin/v7p3r").getLinkName()).isEqualTo("/opt/v7p3r/bin/v7p3r");
  }
}
