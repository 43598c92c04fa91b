package v7p3r.app.pack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A jar made of others: the same jars give the same bytes. Lists of services of several are joined,
 * licenses are kept apart by the name of their jar, and of other files with one name the first is
 * taken.
 */
final class OneJar {
  private static final String MANIFEST = "META-INF/MANIFEST.MF";
  private static final String SERVICES = "META-INF/services/";

  /** Of Helidon: where each of its jars says which registries it has, a path in each line. */
  private static final String REGISTRIES = "META-INF/helidon/manifest";

  private static final Pattern LEGAL =
      Pattern.compile("META-INF/([^/]+/)*[^/]*(LICENSE|NOTICE)[^/]*");

  /** What makes sense in a jar of its own only: module descriptors and signatures. */
  private static final Pattern LEFT_OUT =
      Pattern.compile(
          "(META-INF/versions/\\d+/)?module-info\\.class|META-INF/[^/]+\\.(SF|RSA|DSA|EC)"
              + "|META-INF/INDEX\\.LIST|META-INF/MANIFEST\\.MF|.*/");

  private final Map<String, byte[]> entries = new TreeMap<>();
  private final Predicate<String> wanted;

  /**
   * An empty one.
   *
   * @param wanted which entries it is to have
   */
  OneJar(Predicate<String> wanted) {
    this.wanted = wanted;
  }

  void add(Path jar) throws IOException {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (!LEFT_OUT.matcher(entry.getName()).matches() && wanted.test(entry.getName())) {
          try (InputStream in = file.getInputStream(entry)) {
            add(jar, entry.getName(), in.readAllBytes());
          }
        }
      }
    }
  }

  private void add(Path jar, String name, byte[] bytes) {
    if (LEGAL.matcher(name).matches()) {
      String file = name.substring(name.lastIndexOf('/') + 1);
      entries.put("META-INF/licenses/" + jar.getFileName() + "/" + file, bytes);
    } else if (name.startsWith(SERVICES) || name.equals(REGISTRIES)) {
      entries.merge(name, bytes, OneJar::join);
    } else {
      entries.putIfAbsent(name, bytes);
    }
  }

  private static byte[] join(byte[] before, byte[] more) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    joined.writeBytes(before);
    joined.write('\n');
    joined.writeBytes(more);
    return joined.toByteArray();
  }

  /** Writes it; entries are as old as given. */
  void write(Path file, List<String> manifest, Instant time) throws IOException {
    LocalDateTime stamp = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      String lines = String.join("\r\n", manifest) + "\r\n\r\n";
      put(zip, MANIFEST, lines.getBytes(StandardCharsets.UTF_8), stamp);
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        put(zip, entry.getKey(), entry.getValue(), stamp);
      }
    }
  }

  private static void put(ZipOutputStream zip, String name, byte[] bytes, LocalDateTime stamp)
      throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(stamp);
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }
}
