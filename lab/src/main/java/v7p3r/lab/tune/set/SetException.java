package v7p3r.lab.tune.set;

import java.io.IOException;
import java.nio.file.Path;

/** A file that no tuning set can be made from: names the file, the line and what is wrong. */
public final class SetException extends IOException {
  private static final long serialVersionUID = 1L;

  public SetException(Path file, String problem) {
    super(file + ": " + problem);
  }

  public SetException(Path file, int line, String problem) {
    super(file + ", line " + line + ": " + problem);
  }
}
