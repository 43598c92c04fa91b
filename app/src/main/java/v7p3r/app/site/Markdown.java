package v7p3r.app.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The Markdown of this documentation as HTML: headings, lists, tables, code, paragraphs. */
final class Markdown {
  private static final Pattern HEADING = Pattern.compile("(#{1,6}) +(.*?)#*\\s*");
  private static final Pattern FENCE = Pattern.compile("\\s*(```+|~~~+)\\s*(\\S*).*");
  private static final Pattern ITEM = Pattern.compile("(\\s*)([-*+]|\\d{1,9}[.)])( +)(.*)");
  private static final Pattern RULE = Pattern.compile("\\|?[\\s:|-]+\\|?");
  private static final Pattern CELL_BORDER = Pattern.compile("(?<!\\\\)\\|");

  private final Inline inline;

  /**
   * For one page.
   *
   * @param links gives the place that a link leads to on the site, empty when it leads nowhere
   */
  Markdown(Function<String, String> links) {
    this.inline = new Inline(links);
  }

  String toHtml(List<String> lines) {
    StringBuilder html = new StringBuilder();
    int at = 0;
    while (at < lines.size()) {
      at = block(lines, at, html);
    }
    return html.toString();
  }

  /** The name by which links reach a heading. */
  static String anchor(String heading) {
    return heading
        .strip()
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}_\\- ]", "")
        .replace(' ', '-');
  }

  /** Writes the block that begins here and tells where the next one does. */
  private int block(List<String> lines, int at, StringBuilder html) {
    String line = lines.get(at);
    if (line.isBlank()) {
      return at + 1;
    }
    Matcher heading = HEADING.matcher(line);
    if (heading.matches()) {
      int level = heading.group(1).length();
      html.append(
          "<h%1$d id=\"%2$s\">%3$s</h%1$d>%n"
              .formatted(level, anchor(heading.group(2)), inline.toHtml(heading.group(2))));
      return at + 1;
    }
    if (FENCE.matcher(line).matches()) {
      return code(lines, at, html);
    }
    if (line.startsWith("|") && at + 1 < lines.size() && isRule(lines.get(at + 1))) {
      return table(lines, at, html);
    }
    if (ITEM.matcher(line).matches()) {
      return list(lines, at, html);
    }
    if (line.startsWith(">")) {
      return quote(lines, at, html);
    }
    return paragraph(lines, at, html);
  }

  private static boolean isRule(String line) {
    return line.contains("-") && RULE.matcher(line).matches();
  }

  private static int code(List<String> lines, int at, StringBuilder html) {
    Matcher fence = FENCE.matcher(lines.get(at));
    if (!fence.matches()) {
      throw new IllegalArgumentException("no code begins at: " + lines.get(at));
    }
    int indent = indent(lines.get(at));
    html.append("<pre><code>");
    int next = at + 1;
    while (next < lines.size() && !lines.get(next).strip().equals(fence.group(1))) {
      String line = lines.get(next++);
      html.append(Inline.escape(line.substring(Math.min(indent, indent(line))))).append('\n');
    }
    html.append("</code></pre>\n");
    return next + 1;
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  private int table(List<String> lines, int at, StringBuilder html) {
    html.append("<div class=\"wide\"><table>\n<thead>");
    row(lines.get(at), "th", html);
    html.append("</thead>\n<tbody>\n");
    int next = at + 2;
    while (next < lines.size() && lines.get(next).startsWith("|")) {
      row(lines.get(next++), "td", html);
    }
    html.append("</tbody>\n</table></div>\n");
    return next;
  }

  private void row(String line, String tag, StringBuilder html) {
    String inner = line.strip();
    inner = inner.substring(1, inner.endsWith("|") ? inner.length() - 1 : inner.length());
    html.append("<tr>");
    for (String cell : CELL_BORDER.split(inner, -1)) {
      html.append("<%1$s>%2$s</%1$s>".formatted(tag, inline.toHtml(cell.strip())));
    }
    html.append("</tr>\n");
  }

  private int list(List<String> lines, int at, StringBuilder html) {
    Matcher first = ITEM.matcher(lines.get(at));
    if (!first.matches()) {
      throw new IllegalArgumentException("no list begins at: " + lines.get(at));
    }
    String tag = Character.isDigit(first.group(2).charAt(0)) ? "ol" : "ul";
    int margin = first.group(1).length();
    html.append('<').append(tag).append(">\n");
    int next = at;
    while (next < lines.size()) {
      Matcher item = ITEM.matcher(lines.get(next));
      if (!item.matches() || item.group(1).length() != margin) {
        break;
      }
      int text = margin + item.group(2).length() + item.group(3).length();
      List<String> inner = new ArrayList<>(List.of(item.group(4)));
      next = content(lines, next + 1, text, inner);
      html.append("<li>").append(tight(inner)).append("</li>\n");
    }
    html.append("</").append(tag).append(">\n");
    return next;
  }

  /** Takes what belongs to an item: indented lines, and lazy ones behind a paragraph. */
  private static int content(List<String> lines, int at, int indent, List<String> inner) {
    int next = at;
    while (next < lines.size()) {
      String line = lines.get(next);
      boolean goesOn = indent(line) >= indent;
      boolean lazy =
          !line.isBlank()
              && !inner.getLast().isBlank()
              && !ITEM.matcher(line).matches()
              && !FENCE.matcher(line).matches()
              && !HEADING.matcher(line).matches();
      boolean gap =
          line.isBlank()
              && next + 1 < lines.size()
              && indent(lines.get(next + 1)) >= indent
              && !lines.get(next + 1).isBlank();
      if (!goesOn && !lazy && !gap) {
        return line.isBlank() ? next + 1 : next;
      }
      inner.add(line.isBlank() ? "" : line.substring(Math.min(indent, indent(line))));
      next++;
    }
    return next;
  }

  /** An item of one paragraph has no space around it. */
  private String tight(List<String> lines) {
    String html = toHtml(lines).strip();
    boolean single = html.startsWith("<p>") && html.indexOf("<p>", 1) < 0;
    return single ? html.substring("<p>".length()).replaceFirst("</p>", "") : html;
  }

  private int quote(List<String> lines, int at, StringBuilder html) {
    List<String> inner = new ArrayList<>();
    int next = at;
    while (next < lines.size() && lines.get(next).startsWith(">")) {
      inner.add(lines.get(next++).replaceFirst("^> ?", ""));
    }
    html.append("<blockquote>").append(toHtml(inner)).append("</blockquote>\n");
    return next;
  }

  private int paragraph(List<String> lines, int at, StringBuilder html) {
    List<String> text = new ArrayList<>();
    int next = at;
    while (next < lines.size() && (next == at || !endsParagraph(lines.get(next)))) {
      text.add(lines.get(next++).strip());
    }
    html.append("<p>").append(inline.toHtml(String.join("\n", text))).append("</p>\n");
    return next;
  }

  private static boolean endsParagraph(String line) {
    return line.isBlank()
        || HEADING.matcher(line).matches()
        || FENCE.matcher(line).matches()
        || ITEM.matcher(line).matches()
        || line.startsWith("|")
        || line.startsWith(">");
  }
}
