package v7p3r.lab.dataset;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** One pass over the rows of a file, each as the texts of its fields. */
public interface DatasetRows extends Closeable {
  List<String> columns();

  /**
   * The next row, whatever number of fields it has; nothing behind the last.
   *
   * @throws IOException if the file cannot be read on; names the file
   */
  Optional<List<String>> next() throws IOException;

  /**
   * The row that came last, as people would look it up, such as {@code line 12}; before the first
   * row, where the columns are named.
   */
  String place();
}
