package v7p3r.lab.studio;

import java.util.List;

/** A studio that runs. */
public interface StudioServer extends AutoCloseable {
  /** What to open in a browser: it carries the key of this start. */
  String address();

  /** What its user should know: what could not be read, or goes on from last time. */
  List<String> remarks();

  /** Stops searches, keeps games that are not over for the next start, and frees the port. */
  @Override
  void close();
}
