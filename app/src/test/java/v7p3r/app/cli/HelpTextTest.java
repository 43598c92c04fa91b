package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

  /** Nested ones too, such as those of dataset. */
  static Stream<CommandSpec> commands() {
    return below(Main.commandLine()).filter(command -> !LEFT_OUT.contains(command.name()));
  }

  private static Stream<CommandSpec> below(CommandLine line) {
    return line.getSubcommands().values().stream()
        .flatMap(command -> Stream.concat(Stream.of(command.getCommandSpec()), below(command)));
  }

  @Test
  void nestedCommandsAreLookedAtToo() {
    assertThat(commands()).extracting(CommandSpec::name).contains("dataset", "describe");
  }

  @Test
  void aNestedCommandIsToldByAWholeSentence() {
    assertThat(Cli.run("help", "dataset").out())
        .contains("describe  Describes a dataset")
        .doesNotContainPattern("correlations,\\s*\n\\s*\n");
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
