package v7p3r.lab.report;

import java.util.List;
import java.util.Map;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Panel;
import v7p3r.arena.plot.Plot;
import v7p3r.arena.plot.Token;

/**
 * Writes a report as a page, whole in one file: light or dark as the reader wants it, readable on a
 * phone, technical words explained at its end.
 */
final class HtmlReport {
  /** A picture alone in its row, on a large screen and on a phone. */
  private static final int WIDE = 1040;

  private static final int NARROW = 350;

  private static final String STYLE =
      """
      * { box-sizing: border-box; }
      body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 Inter, system-ui,
        -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
      main { max-width: 1120px; margin: 0 auto; padding: 20px 16px 48px; }
      h1 { font-size: 22px; line-height: 28px; margin: 8px 0 2px; }
      h2 { font-size: 17px; line-height: 24px; margin: 32px 0 8px; }
      p { margin: 6px 0 10px; max-width: 72ch; overflow-wrap: anywhere; }
      .subtitle, .facts, dl { color: var(--text-2); }
      .facts { font-size: 12px; line-height: 17px; margin: 8px 0; padding: 0; list-style: none;
        overflow-wrap: anywhere; }
      .panel { background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
        padding: 16px; margin: 12px 0; }
      .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
        gap: 16px; }
      .figures span { display: block; font-size: 12px; line-height: 17px; color: var(--text-3); }
      .figures b { display: block; font-size: 21px; line-height: 28px; }
      .charts { display: grid; gap: 12px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); }
      .charts .panel { margin: 0; }
      figure { margin: 12px 0; }
      figcaption { font-weight: 600; margin: 0 0 8px; }
      svg { display: block; max-width: 100%; height: auto; }
      svg.narrow { display: none; }
      details { margin-top: 8px; font-size: 12px; color: var(--text-3); }
      summary { cursor: pointer; }
      table { border-collapse: collapse; width: 100%; font-size: 13px; line-height: 18px; }
      caption { text-align: left; font-weight: 600; padding: 0 0 6px; }
      th { font-weight: 500; color: var(--text-3); text-align: left; vertical-align: bottom; }
      th, td { border-bottom: 1px solid var(--line); padding: 6px 12px 6px 0; overflow-wrap: anywhere; }
      th.number, td.number { text-align: right; white-space: nowrap; }
      td { vertical-align: top; }
      tr:last-child td { border-bottom: 0; }
      dt { font-weight: 600; color: var(--text); float: left; margin-right: 8px; }
      dd { margin: 0 0 4px; }
      @media (max-width: 600px) {
        svg.wide { display: none; }
        svg.narrow { display: block; }
        .panel { padding: 12px; }
        table.long thead { display: none; }
        table.long tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); }
        table.long td, table.long td.number { display: flex; justify-content: space-between; gap: 16px;
          border: 0; padding: 1px 0; text-align: right; white-space: normal; }
        table.long td:first-child { font-weight: 600; text-align: left; }
        table.long td::before { content: attr(data-label); color: var(--text-3); text-align: left; flex: none;
          max-width: 55%; }
        table.long td:first-child::before { content: none; }
      }
      @media print { body { background: none; } .panel { break-inside: avoid; } }
      """;

  private final Report report;
  private final StringBuilder out = new StringBuilder();

  HtmlReport(Report report) {
    this.report = report;
  }

  String html() {
    out.append(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%1$s</title>
        <style>
        %2$s%3$s%4$s</style>
        </head>
        <body>
        <main>
        <h1>%1$s</h1>
        """
            .formatted(escape(report.title()), Token.variables(), Token.classes(), STYLE));
    if (!report.subtitle().isEmpty()) {
      out.append("<p class=\"subtitle\">").append(escape(report.subtitle())).append("</p>\n");
    }
    for (Report.Section section : report.sections()) {
      if (!section.title().isEmpty()) {
        out.append("<h2>").append(escape(section.title())).append("</h2>\n");
      }
      section.blocks().forEach(this::append);
    }
    appendWords();
    return out.append("</main>\n</body>\n</html>\n").toString();
  }

  private void append(Block block) {
    switch (block) {
      case Block.Text text -> out.append("<p>").append(escape(text.text())).append("</p>\n");
      case Block.Facts facts -> {
        out.append("<ul class=\"facts\">\n");
        facts.lines().forEach(line -> out.append("<li>").append(escape(line)).append("</li>\n"));
        out.append("</ul>\n");
      }
      case Block.KeyFigures figures -> append(figures);
      case Block.Table table -> {
        out.append("<div class=\"panel\">\n");
        append(table.table());
        out.append("</div>\n");
      }
      case Block.Figure figure -> append(figure.chart());
    }
  }

  private void append(Block.KeyFigures figures) {
    out.append("<div class=\"panel figures\">\n");
    for (Block.KeyFigure figure : figures.figures()) {
      out.append("<div><span>").append(escape(figure.label())).append("</span><b>");
      out.append(escape(figure.value())).append("</b><span>").append(escape(figure.beside()));
      out.append("</span></div>\n");
    }
    out.append("</div>\n");
  }

  private void append(DataTable table) {
    boolean isLong = table.columns().size() > 3;
    out.append(isLong ? "<table class=\"long\">\n" : "<table>\n");
    if (!table.title().isEmpty()) {
      out.append("<caption>").append(escape(table.title())).append("</caption>\n");
    }
    out.append("<thead><tr>");
    for (int i = 0; i < table.columns().size(); i++) {
      out.append("<th").append(table.isNumeric(i) ? " class=\"number\">" : ">");
      out.append(escape(table.columns().get(i))).append("</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : table.cells()) {
      out.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        out.append("<td").append(table.isNumeric(i) ? " class=\"number\"" : "");
        out.append(" data-label=\"").append(escape(table.columns().get(i))).append("\">");
        out.append(escape(row.get(i))).append("</td>");
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }

  private void append(Chart chart) {
    boolean alone = chart.panels().size() == 1;
    out.append("<figure>\n");
    if (!chart.title().isEmpty()) {
      out.append("<figcaption>").append(escape(chart.title())).append("</figcaption>\n");
    }
    out.append(alone ? "<div>\n" : "<div class=\"charts\">\n");
    for (Panel panel : chart.panels()) {
      out.append("<div class=\"panel\">\n");
      if (alone) {
        out.append(named(Plot.inline(panel, WIDE), "wide"));
        out.append(named(Plot.inline(panel, NARROW), "narrow"));
      } else {
        out.append(Plot.inline(panel, NARROW));
      }
      appendTableOf(panel);
      out.append("</div>\n");
    }
    out.append("</div>\n</figure>\n");
  }

  private static String named(String svg, String name) {
    return svg.replaceFirst("<svg ", "<svg class=\"" + name + "\" ");
  }

  private void appendTableOf(Panel panel) {
    List<List<String>> rows = panel.table();
    out.append("<details><summary>Show as table</summary>\n");
    append(DataTable.ofTexts("", "", rows.getFirst(), rows.subList(1, rows.size())));
    out.append("</details>\n");
  }

  private void appendWords() {
    List<Map.Entry<String, String>> words = Glossary.usedIn(out.toString());
    if (!words.isEmpty()) {
      out.append("<h2>Words</h2>\n<dl>\n");
      for (Map.Entry<String, String> word : words) {
        out.append("<dt>").append(escape(word.getKey())).append("</dt><dd>");
        out.append(escape(word.getValue())).append("</dd>\n");
      }
      out.append("</dl>\n");
    }
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
