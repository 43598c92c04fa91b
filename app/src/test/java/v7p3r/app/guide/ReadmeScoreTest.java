package v7p3r.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import v7p3r.eval.Explanation;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** The explained score that the README shows is what the engine says. */
class ReadmeScoreTest {
  @Test
  void everyLineIsPrintedByTheEngine() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    Matcher block =
        Pattern.compile("\\$ \\./v7p3r eval \"([^\"]+)\"[^\\n]*\\n(.*?)```", Pattern.DOTALL)
            .matcher(readme);
    assertThat(block.find()).isTrue();
    List<String> printed =
        Explanation.of(Fen.parse(block.group(1)), Weights.tuned(), ThemeSet.parse("all"))
            .toTable()
            .lines()
            .map(String::stripTrailing)
            .toList();
    assertThat(block.group(2).lines().filter(line -> !line.equals("...")))
        .hasSizeGreaterThan(6)
        .as("./v7p3r eval prints what belongs here")
        .isSubsetOf(printed);
  }
}
