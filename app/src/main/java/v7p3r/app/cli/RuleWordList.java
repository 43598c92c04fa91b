package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Gives an option the words after it, also when there are none. */
final class RuleWordList implements IParameterConsumer {
  @Override
  public void consumeParameters(Stack<String> left, ArgSpec option, CommandSpec command) {
    List<String> words = new ArrayList<>();
    while (!left.isEmpty() && !left.peek().startsWith("-")) {
      words.add(left.pop());
    }
    option.setValue(Optional.of(words));
  }
}
