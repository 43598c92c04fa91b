package v7p3r.lab.profile.source;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;

/** Batches of samples one after the other, the same in every run. */
public interface SampleSource extends Closeable {
  /** The next batch, or empty at the end. */
  Optional<Batch> next() throws IOException;

  @Override
  default void close() throws IOException {}
}
