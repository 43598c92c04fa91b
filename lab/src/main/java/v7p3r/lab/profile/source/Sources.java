package v7p3r.lab.profile.source;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** Where the positions of a profile come from; the same ones in every run. */
public interface Sources {
  /** Opens everything from its beginning. */
  SampleSource open(Consumer<String> problems) throws IOException;

  /** What decides which positions come, one line a thing: files by name and size. */
  List<String> describe();

  /** How positions are chosen, one line a thing. */
  List<String> describeChoice();

  /** Of all chance in the choice; 0 where nothing is left to it. */
  long seed();
}
