package v7p3r.lab.profile;

import java.util.List;
import v7p3r.lab.profile.source.Sample;

/** A way to profile positions into the lines of some files. */
interface Layer {
  /** For messages and the names of files. */
  String name();

  /** The files that lines go to. */
  List<String> files();

  String header(int file);

  /** What the lines depend on besides the positions, one line a setting. */
  List<String> settings();

  /** All that it takes to make it again elsewhere. */
  LayerChoice choice();

  /** Is made once a thread. */
  Worker worker();

  /** Profiles on one thread. */
  interface Worker {
    /**
     * Appends the lines of a position, or of a game from it on, to one text for each file.
     *
     * @return how many positions have lines now
     */
    int profile(Sample sample, StringBuilder[] texts);
  }
}
