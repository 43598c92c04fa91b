package v7p3r.app.site;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands inside a line of Markdown: code, links, pictures, emphasis. */
final class Inline {
  private static final Pattern SPAN =
      Pattern.compile(
          """
          \\\\(?<escaped>[\\\\`*_{}\\[\\]()#+\\-.!|<>~])\
          |(?<ticks>`+)(?<code>.+?)(?<!`)\\k<ticks>(?!`)\
          |!\\[(?<alt>[^\\]]*)\\]\\((?<picture>[^)\\s]+)\\)\
          |\\[(?<label>(?:`[^`]*`|!\\[[^\\]]*\\]\\([^)]*\\)|[^\\]\\[])*)\\]\\((?<link>[^)\\s]+)\\)\
          |<(?<address>https?://[^>\\s]+)>\
          |\\*\\*(?<bold>(?:[^*]|\\*(?!\\*))+)\\*\\*\
          |(?<![\\w*])\\*(?<italic>[^*\\s](?:[^*]*[^*\\s])?)\\*(?![\\w*])\
          |(?<!\\w)_(?<lined>[^_\\s](?:[^_]*[^_\\s])?)_(?!\\w)\
          """,
          Pattern.DOTALL);

  private final Function<String, String> links;

  /**
   * For one page.
   *
   * @param links gives the place that a link leads to on the site, empty when it leads nowhere
   */
  Inline(Function<String, String> links) {
    this.links = links;
  }

  String toHtml(String text) {
    StringBuilder html = new StringBuilder();
    Matcher span = SPAN.matcher(text);
    int end = 0;
    while (span.find()) {
      html.append(escape(text.substring(end, span.start()))).append(html(span));
      end = span.end();
    }
    return html.append(escape(text.substring(end))).toString();
  }

  private String html(Matcher span) {
    if (span.group("escaped") != null) {
      return escape(span.group("escaped"));
    }
    if (span.group("code") != null) {
      return "<code>" + escape(span.group("code")) + "</code>";
    }
    if (span.group("picture") != null) {
      return "<img src=\"%s\" alt=\"%s\">"
          .formatted(escape(links.apply(span.group("picture"))), escape(span.group("alt")));
    }
    if (span.group("link") != null) {
      return link(links.apply(span.group("link")), toHtml(span.group("label")));
    }
    if (span.group("address") != null) {
      return link(span.group("address"), escape(span.group("address")));
    }
    if (span.group("bold") != null) {
      return "<strong>" + toHtml(span.group("bold")) + "</strong>";
    }
    String stressed = span.group("italic") == null ? span.group("lined") : span.group("italic");
    return "<em>" + toHtml(stressed) + "</em>";
  }

  private static String link(String place, String label) {
    return place.isEmpty() ? label : "<a href=\"%s\">%s</a>".formatted(escape(place), label);
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
