package v7p3r.arena.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.source.JsonProblem;

/**
 * A configuration that satisfies its schema: JSON that may have comments and trailing commas.
 *
 * @param text as it stands in the file
 */
public record CheckedJson(JsonNode root, String text) {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /**
   * Reads a file.
   *
   * @param maker the command that writes such a file, for who has none
   * @throws ConfigException if it is not what the schema asks for; names every mistake
   */
  public static CheckedJson read(Path file, String schema, String maker) throws ConfigException {
    String text = content(file, maker);
    JsonNode root;
    try {
      root = MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw new ConfigException(file, JsonProblem.of(e));
    }
    List<Mistake> mistakes = ConfigSchema.check(root, schema);
    if (!mistakes.isEmpty()) {
      throw new ConfigException(file, mistakes);
    }
    return new CheckedJson(root, text);
  }

  /** A text that is shipped beside a class. */
  public static String resource(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String content(Path file, String maker) throws ConfigException {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new ConfigException(
          file, "expected a configuration, found no file; " + maker + " makes one");
    } catch (IOException e) {
      throw new ConfigException(file, "cannot be read: " + e.getMessage());
    }
  }
}
