package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Gives an option that may come several times one list of words for each time. Words have the form
 * KEY=VALUE: what has another form belongs to the command, if that takes files or the like.
 */
final class WordList implements IParameterConsumer {
  private static final Pattern KEY_VALUE = Pattern.compile("[A-Za-z][^=/]*=");

  @Override
  public void consumeParameters(Stack<String> left, ArgSpec option, CommandSpec command) {
    List<String> words = new ArrayList<>();
    boolean othersFollow = !command.positionalParameters().isEmpty();
    while (!left.isEmpty()
        && !left.peek().startsWith("-")
        && (KEY_VALUE.matcher(left.peek()).lookingAt() || !othersFollow)) {
      words.add(left.pop());
    }
    if (words.isEmpty()) {
      throw new ParameterException(
          command.commandLine(),
          "%s: expected words such as cmd=stockfish, found %s"
              .formatted(
                  ((OptionSpec) option).longestName(),
                  left.isEmpty() ? "none" : "'" + left.peek() + "'"));
    }
    List<List<String>> lists = option.getValue();
    List<List<String>> longer = new ArrayList<>(lists);
    longer.add(words);
    option.setValue(longer);
  }
}
