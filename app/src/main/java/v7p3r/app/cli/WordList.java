package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Gives an option that may come several times one list of words for each time. */
final class WordList implements IParameterConsumer {
  @Override
  public void consumeParameters(Stack<String> left, ArgSpec option, CommandSpec command) {
    List<String> words = new ArrayList<>();
    while (!left.isEmpty() && !left.peek().startsWith("-")) {
      words.add(left.pop());
    }
    if (words.isEmpty()) {
      throw new ParameterException(
          command.commandLine(),
          "expected words such as cmd=stockfish after " + option.paramLabel());
    }
    List<List<String>> lists = option.getValue();
    List<List<String>> longer = new ArrayList<>(lists);
    longer.add(words);
    option.setValue(longer);
  }
}
