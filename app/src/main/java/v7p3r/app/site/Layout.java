package v7p3r.app.site;

import java.util.Map;

/** What all pages have around their text: the way to others, light and dark, room on a phone. */
final class Layout {
  private static final String STYLE =
      """
      :root{color-scheme:light dark;--ink:#1d2330;--paper:#fdfdfb;--soft:#f0f0ea;--line:#d4d4cc;--link:#0b5394}
      @media(prefers-color-scheme:dark){:root{--ink:#dcdfe6;--paper:#15181f;--soft:#1f242e;--line:#363d4b;--link:#8ab8f0}}
      *{box-sizing:border-box}
      body{margin:0 auto;max-width:56rem;padding:0 1rem 4rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
      nav{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:.8rem 0;border-bottom:1px solid var(--line);font-size:.92rem}
      a{color:var(--link)}nav [aria-current]{font-weight:700;color:inherit;text-decoration:none}
      h1,h2,h3,h4{line-height:1.25;margin:1.8em 0 .6em}h1{margin-top:1em}
      img{max-width:100%;height:auto;border-radius:.3rem}
      code{font:.88em ui-monospace,monospace;background:var(--soft);padding:.1em .25em;border-radius:.2rem}
      pre{background:var(--soft);padding:.8rem;overflow-x:auto;border-radius:.3rem;line-height:1.4}
      pre code{padding:0;background:none;overflow-wrap:normal}
      .wide{overflow-x:auto}table{border-collapse:collapse;font-size:.92rem}
      th,td{border:1px solid var(--line);padding:.35rem .55rem;text-align:left;vertical-align:top;overflow-wrap:normal;min-width:4rem}
      blockquote{margin:1em 0;padding:.1em 1em;border-left:.25rem solid var(--line)}
      """;

  private Layout() {}

  /**
   * One page.
   *
   * @param ways where the pages of the head are, by their names
   * @param here the name of this one, if it is among them
   */
  static String page(String title, Map<String, String> ways, String here, String text) {
    StringBuilder links = new StringBuilder();
    ways.forEach(
        (name, place) ->
            links.append(
                "<a href=\"%s\"%s>%s</a>%n"
                    .formatted(
                        Inline.escape(place),
                        name.equals(here) ? " aria-current=\"page\"" : "",
                        Inline.escape(name))));
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <nav aria-label="Pages">
    %s</nav>
    <main>
    %s</main>
    </body>
    </html>
    """
        .formatted(Inline.escape(title), STYLE, links, text);
  }
}
