package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The help of every command reads well in a terminal of 80 columns. */
class HelpTextTest {
  private static final int COLUMNS = 80;

  /** The words of help are picocli's. */
  private static final Set<String> LEFT_OUT = Set.of("help");

  static Stream<CommandSpec> commands() {
    return new CommandLine(Main.class)
        .getSubcommands().values().stream()
            .map(CommandLine::getCommandSpec)
            .filter(command -> !LEFT_OUT.contains(command.name()));
  }

  private static boolean isParagraph(String line) {
    return !line.isEmpty() && !line.startsWith(" ");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void tablesAndExamplesFitTheTerminal(CommandSpec command) {
    assertThat(Stream.of(command.usageMessage().description(), command.usageMessage().footer()))
        .flatMap(List::of)
        .filteredOn(line -> !isParagraph(line))
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void percentSignsAreWrittenTwiceForTheTextIsAFormat(CommandSpec command) {
    assertThat(Stream.of(command.usageMessage().description(), command.usageMessage().footer()))
        .flatMap(List::of)
        .allSatisfy(text -> assertThatCode(() -> String.format(text)).doesNotThrowAnyException());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void paragraphsAreNotBrokenByHandForTheyAreWrappedHere(CommandSpec command) {
    String[] lines = command.usageMessage().description();
    for (int i = 1; i < lines.length; i++) {
      assertThat(isParagraph(lines[i - 1]) && isParagraph(lines[i])).as(lines[i]).isFalse();
    }
    assertThat(command.args()).extracting(ArgSpec::description).allMatch(text -> text.length <= 1);
  }
}
