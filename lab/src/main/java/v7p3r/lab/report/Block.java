package v7p3r.lab.report;

import java.util.List;
import v7p3r.arena.plot.Chart;

/** A part of a report. */
public sealed interface Block {
  /** A paragraph. */
  record Text(String text) implements Block {}

  /** Lines of small print, such as how the data came to be. */
  record Facts(List<String> lines) implements Block {
    public Facts {
      lines = List.copyOf(lines);
    }
  }

  /** Few numbers that say most, each beside what it is to be compared with. */
  record KeyFigures(List<KeyFigure> figures) implements Block {
    public KeyFigures {
      figures = List.copyOf(figures);
    }
  }

  /**
   * A number that says much.
   *
   * @param label what it is, in plain words
   * @param beside what to compare it with
   */
  record KeyFigure(String label, String value, String beside) {}

  /** Rows and columns. */
  record Table(DataTable table) implements Block {}

  /** Pictures. */
  record Figure(Chart chart) implements Block {}
}
