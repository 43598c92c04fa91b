package v7p3r.arena.plot;

import java.util.List;

/** Panels that belong together, under one title. */
public record Chart(String title, List<Panel> panels) {
  public Chart {
    panels = List.copyOf(panels);
    if (panels.isEmpty()) {
      throw new IllegalArgumentException("a chart needs a panel");
    }
  }
}
