package v7p3r.arena.work;

import java.io.IOException;

/** Somebody stopped the work between two units; what is done is kept. */
public final class StoppedException extends IOException {
  private static final long serialVersionUID = 1L;

  public StoppedException() {
    super("stopped; the same command goes on");
  }
}
