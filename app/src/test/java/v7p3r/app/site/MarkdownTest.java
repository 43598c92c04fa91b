package v7p3r.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTest {
  private static String html(String... lines) {
    return new Markdown(link -> link.startsWith("gone") ? "" : link).toHtml(List.of(lines));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '"',
      textBlock =
          """
          a `b < c` d~                  <p>a <code>b &lt; c</code> d</p>
          **bold** and *soft*~          <p><strong>bold</strong> and <em>soft</em></p>
          snake_case_name 2*3*4~        <p>snake_case_name 2*3*4</p>
          [a `b`](c.html#d)~            <p><a href="c.html#d">a <code>b</code></a></p>
          [away](gone/)~                <p>away</p>
          <https://x.org/>~             <p><a href="https://x.org/">https://x.org/</a></p>
          5 < 6 & "7"~                  <p>5 &lt; 6 &amp; &quot;7&quot;</p>
          \\*plain\\*~                  <p>*plain*</p>
          ``a ` b``~                    <p><code>a ` b</code></p>
          """)
  void spans(String markdown, String expected) {
    assertThat(html(markdown).strip()).isEqualTo(expected);
  }

  @Test
  void aPictureKeepsItsWords() {
    assertThat(html("![a board](b.png)")).contains("<img src=\"b.png\" alt=\"a board\">");
  }

  @Test
  void headingsCanBeLinkedTo() {
    assertThat(html("## What's *new*, in `1.2`?"))
        .isEqualTo("<h2 id=\"whats-new-in-12\">What's <em>new</em>, in <code>1.2</code>?</h2>\n");
  }

  @Test
  void codeIsLeftAsItIs() {
    assertThat(html("```sh", "a *b* <c>", "", "  # d", "```", "e"))
        .isEqualTo("<pre><code>a *b* &lt;c&gt;\n\n  # d\n</code></pre>\n<p>e</p>\n");
  }

  @Test
  void tablesHaveTheirCellsAndBarsInThem() {
    assertThat(html("| a | b |", "|---|--:|", "| `x \\| y` | |", "end"))
        .contains("<th>a</th><th>b</th>", "<td><code>x \\| y</code></td><td></td>", "<p>end</p>");
  }

  @Test
  void listsHaveItemsOfSeveralLinesAndListsInThem() {
    assertThat(html("- one", "  more", "  - inner", "- two", "", "text"))
        .isEqualTo(
            "<ul>\n"
                + "<li>one\n"
                + "more\n"
                + "<ul>\n"
                + "<li>inner</li>\n"
                + "</ul></li>\n"
                + "<li>two</li>\n"
                + "</ul>\n"
                + "<p>text</p>\n");
  }

  @Test
  void stepsMayHaveCodeInThem() {
    assertThat(html("1. do", "   ```", "   x", "   ```", "   then", "2. end"))
        .isEqualTo(
            "<ol>\n"
                + "<li><p>do</p>\n"
                + "<pre><code>x\n"
                + "</code></pre>\n"
                + "<p>then</p></li>\n"
                + "<li>end</li>\n"
                + "</ol>\n");
  }

  @Test
  void linesOfAParagraphBelongTogether() {
    assertThat(html("a", "b", "", "c")).isEqualTo("<p>a\nb</p>\n<p>c</p>\n");
  }
}
