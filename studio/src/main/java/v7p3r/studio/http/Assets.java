package v7p3r.studio.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The files of the page, held in memory and packed once. They are found by their whole name alone,
 * so no name leads to a file outside.
 */
public final class Assets {
  private static final String FOLDER = "/v7p3r/studio/web";
  private static final String PAGE = "/index.html";
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("wav", "audio/wav"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("webmanifest", "application/manifest+json"));

  private final Map<String, Asset> files;

  /** A file as it is, and packed. */
  record Asset(String type, byte[] plain, byte[] packed) {}

  private Assets(Map<String, Asset> files) {
    this.files = Map.copyOf(files);
  }

  /** Those that were built into the program; none without the page. */
  public static Assets builtIn() throws IOException {
    URL place = Assets.class.getResource(FOLDER + PAGE);
    if (place == null) {
      return new Assets(Map.of());
    }
    try {
      URI uri = place.toURI();
      if (uri.getScheme().equals("jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
          return read(jar.getPath(FOLDER));
        }
      }
      return read(Path.of(uri).getParent());
    } catch (URISyntaxException e) {
      throw new IOException("the page of the studio cannot be read: " + e.getMessage(), e);
    }
  }

  /** Those of a folder. */
  public static Assets read(Path folder) throws IOException {
    Map<String, Asset> files = new HashMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = "/" + folder.relativize(file).toString().replace('\\', '/');
        try (InputStream in = Files.newInputStream(file)) {
          byte[] bytes = in.readAllBytes();
          files.put(name, new Asset(type(name), bytes, pack(bytes)));
        }
      }
    }
    return new Assets(files);
  }

  private static String type(String name) {
    String end = name.substring(name.lastIndexOf('.') + 1);
    return TYPES.getOrDefault(end, "application/octet-stream");
  }

  private static byte[] pack(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 2 + 64);
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  public boolean hasPage() {
    return files.containsKey(PAGE);
  }

  Optional<Asset> page() {
    return file(PAGE);
  }

  Optional<Asset> file(String path) {
    return Optional.ofNullable(files.get(path));
  }
}
