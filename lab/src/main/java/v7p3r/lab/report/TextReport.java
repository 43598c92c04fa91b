package v7p3r.lab.report;

import java.util.List;

/** Writes a report as lines of text; pictures are left out, for the tables have their numbers. */
final class TextReport {
  private final Report report;

  TextReport(Report report) {
    this.report = report;
  }

  String text() {
    StringBuilder text = new StringBuilder(report.title()).append('\n');
    if (!report.subtitle().isEmpty()) {
      text.append(report.subtitle()).append('\n');
    }
    for (Report.Section section : report.sections()) {
      text.append('\n');
      if (!section.title().isEmpty()) {
        text.append(section.title()).append('\n');
      }
      section.blocks().forEach(block -> append(text, block));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Block block) {
    switch (block) {
      case Block.Text paragraph -> text.append(paragraph.text()).append('\n');
      case Block.Facts facts ->
          facts.lines().forEach(line -> text.append("  ").append(line).append('\n'));
      case Block.KeyFigures figures -> text.append(table(figures).toText());
      case Block.Table table -> text.append(table.table().toText());
      case Block.Figure _ -> {}
    }
  }

  private static DataTable table(Block.KeyFigures figures) {
    List<List<String>> rows =
        figures.figures().stream()
            .map(figure -> List.of(figure.label(), figure.value(), figure.beside()))
            .toList();
    return DataTable.ofTexts("figures", "", List.of("", "", ""), rows);
  }
}
