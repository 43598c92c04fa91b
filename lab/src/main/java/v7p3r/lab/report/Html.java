package v7p3r.lab.report;

import java.util.List;

/** A page of headings, paragraphs, tables and pictures, whole in one file. */
public final class Html {
  private final StringBuilder out = new StringBuilder();

  public Html(String title) {
    out.append(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        body { font: 15px/1.45 sans-serif; color: #222; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
        table { border-collapse: collapse; margin: 1rem 0; }
        th, td { border-bottom: 1px solid #ddd; padding: .25rem .7rem; text-align: right; }
        th:first-child, td:first-child { text-align: left; }
        svg { max-width: 100%%; height: auto; }
        code { overflow-wrap: anywhere; }
        </style>
        </head>
        <body>
        <h1>%s</h1>
        """
            .formatted(escape(title), escape(title)));
  }

  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  public Html heading(String text) {
    out.append("<h2>").append(escape(text)).append("</h2>\n");
    return this;
  }

  public Html smallHeading(String text) {
    out.append("<h3>").append(escape(text)).append("</h3>\n");
    return this;
  }

  public Html paragraph(String text) {
    out.append("<p>").append(escape(text)).append("</p>\n");
    return this;
  }

  public Html picture(Svg picture) {
    return picture(picture.finished());
  }

  /** A picture that is SVG already. */
  public Html picture(String svg) {
    out.append("<figure>\n").append(svg).append("</figure>\n");
    return this;
  }

  /** The first row is the header. */
  public Html table(List<List<String>> rows) {
    out.append("<table>\n");
    for (int i = 0; i < rows.size(); i++) {
      String cell = i == 0 ? "th" : "td";
      out.append("<tr>");
      for (String text : rows.get(i)) {
        out.append('<').append(cell).append('>').append(escape(text));
        out.append("</").append(cell).append('>');
      }
      out.append("</tr>\n");
    }
    out.append("</table>\n");
    return this;
  }

  public String finished() {
    return out + "</body>\n</html>\n";
  }
}
