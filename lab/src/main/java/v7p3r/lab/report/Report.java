package v7p3r.lab.report;

import java.util.List;

/** A report as data, for people and for programs; what it looks like is up to its writers. */
public record Report(String title, String subtitle, List<Section> sections) {
  public Report {
    sections = List.copyOf(sections);
  }

  /** Blocks below a title; an empty title stands for what comes first. */
  public record Section(String title, List<Block> blocks) {
    public Section {
      blocks = List.copyOf(blocks);
    }

    public static Section of(String title, Block... blocks) {
      return new Section(title, List.of(blocks));
    }
  }

  /** As lines of text. */
  public String toText() {
    return new TextReport(this).text();
  }

  /** As a page, whole in one file. */
  public String toHtml() {
    return new HtmlReport(this).html();
  }

  /** For programs. */
  public String toJson() {
    return new JsonReport(this).json();
  }
}
