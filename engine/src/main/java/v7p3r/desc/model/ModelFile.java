package v7p3r.desc.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import v7p3r.json.JsonSource;

/**
 * The bytes of one model file and the name that errors call it by.
 *
 * @param bytes not to be changed
 */
public record ModelFile(String name, byte[] bytes) implements JsonSource {
  /** Larger than any model that can be asked in microseconds. */
  private static final long MAX_BYTES = 64L << 20;

  /**
   * Reads a whole file.
   *
   * @throws ModelException if it is not there, cannot be read, is empty or too large
   */
  public static ModelFile read(Path file) {
    String name = file.toString();
    try {
      if (Files.isDirectory(file)) {
        throw new ModelException(name + ": expected a file, found a folder");
      }
      if (!Files.isRegularFile(file)) {
        throw new ModelException(name + ": there is no such file");
      }
      long size = Files.size(file);
      if (size == 0 || size > MAX_BYTES) {
        throw new ModelException(
            "%s: expected a model of 1 to %d bytes, found %d".formatted(name, MAX_BYTES, size));
      }
      return new ModelFile(name, Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      throw new ModelException(name + ": there is no such file", e);
    } catch (IOException e) {
      throw new ModelException(name + ": cannot be read (" + e.getMessage() + ")", e);
    }
  }

  /** An error at a byte of this file, counted from 0. */
  @Override
  public ModelException broken(int offset, String problem) {
    return new ModelException("%s, byte %d: %s".formatted(name, offset, problem));
  }

  /** An error of the file's content. */
  @Override
  public ModelException broken(String problem) {
    return new ModelException(name + ": " + problem);
  }
}
