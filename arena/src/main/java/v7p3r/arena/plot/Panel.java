package v7p3r.arena.plot;

import java.util.List;

/** One picture, as data: how it is drawn is another matter. */
public sealed interface Panel permits Curves, Bars, Rows, Intervals, Heat {
  /** What is seen, in words a chess player understands. */
  String title();

  /** The technical word, the unit, or how to read it; may be empty. */
  String note();

  /** The same as a table; the first row is the header. */
  List<List<String>> table();
}
