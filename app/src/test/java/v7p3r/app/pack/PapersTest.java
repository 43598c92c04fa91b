package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.PlainJson;
import v7p3r.uci.Build;

class PapersTest {
  private static final Build BUILD = new Build("1.2.3", "0123456789", "2026-02-28");

  @TempDir private Path folder;

  @Test
  void checksumsAreThoseThatSha256sumKnows() throws IOException {
    Path file = Files.writeString(folder.resolve("abc.txt"), "abc");
    Checksums.write(folder, List.of(file));
    assertThat(folder.resolve(Checksums.FILE))
        .hasContent("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt");
  }

  @Test
  void theBillNamesEveryLibraryWithItsLicense() throws IOException {
    Path jar = Files.writeString(folder.resolve("picocli.jar"), "abc");
    Library library = new Library(jar, "picocli", "info.picocli", "4.7.7", "Apache-2.0");
    Map<?, ?> bill =
        PlainJson.read(
            BillOfMaterials.cycloneDx(List.of(library), BUILD, Instant.EPOCH), Map.class);
    assertThat(bill.get("bomFormat")).isEqualTo("CycloneDX");
    assertThat(bill.get("specVersion")).isEqualTo("1.6");
    Map<?, ?> component = (Map<?, ?>) ((List<?>) bill.get("components")).getFirst();
    assertThat(component.get("purl")).isEqualTo("pkg:maven/info.picocli/picocli@4.7.7");
    assertThat(component.get("licenses").toString()).contains("Apache-2.0");
    assertThat(component.get("hashes").toString()).contains("ba7816bf");
    assertThat(BillOfMaterials.notices(List.of(library)))
        .containsPattern("picocli +4\\.7\\.7 +Apache-2\\.0 +info\\.picocli");
  }

  @Test
  void theAgeOfAPackageIsGivenOrThatOfItsCommit() {
    assertThat(Packaging.time(Map.of("SOURCE_DATE_EPOCH", "1000000001"), BUILD))
        .isEqualTo(Instant.ofEpochSecond(1_000_000_000));
    assertThat(Packaging.time(Map.of(), BUILD)).isEqualTo(Instant.parse("2026-02-28T00:00:00Z"));
    assertThat(Packaging.time(Map.of(), new Build("1.2.3", Build.UNKNOWN, Build.UNKNOWN)))
        .isEqualTo(Instant.parse("2025-01-01T00:00:00Z"));
  }

  @Test
  void onlyNativeCodeOfTheMachineIsOfUse() {
    NativeParts parts = NativeParts.of("Linux", "amd64");
    assertThat(parts.isOfUse("org/sqlite/native/Linux/x86_64/libsqlitejdbc.so")).isTrue();
    assertThat(parts.isOfUse("org/sqlite/native/Linux-Musl/x86_64/libsqlitejdbc.so")).isFalse();
    assertThat(parts.isOfUse("linux/amd64/libzstd-jni-1.5.7-9.so")).isTrue();
    assertThat(parts.isOfUse("linux/aarch64/libzstd-jni-1.5.7-9.so")).isFalse();
    assertThat(parts.isOfUse("win/amd64/libzstd-jni-1.5.7-9.dll")).isFalse();
    assertThat(parts.isOfUse("v7p3r/uci/Uci.class")).isTrue();
    assertThat(NativeParts.of("Plan 9", "amd64").isOfUse("win/amd64/libzstd-jni-1.5.7-9.dll"))
        .isTrue();
  }
}
