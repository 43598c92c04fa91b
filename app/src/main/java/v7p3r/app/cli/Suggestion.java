package v7p3r.app.cli;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import v7p3r.text.NearestWord;

/** What somebody may have meant by a word that no command knows. */
final class Suggestion {
  private Suggestion() {}

  /** A question for the user, unless no command or option is similar to the wrong word. */
  static Optional<String> of(ParameterException wrong) {
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      return Optional.empty();
    }
    CommandLine command = wrong.getCommandLine();
    String word = unmatched.getUnmatched().getFirst();
    Collection<String> known =
        word.startsWith("-")
            ? command.getCommandSpec().optionsMap().keySet().stream()
                .filter(option -> option.startsWith("--"))
                .toList()
            : command.getSubcommands().keySet();
    String name = command.getCommandSpec().qualifiedName();
    return NearestWord.similar(word, known)
        .or(() -> onlyCommandWith(word, command))
        .map(near -> "Did you mean '" + name + " " + near + "'?");
  }

  /** An option may have been given to the wrong command. */
  private static Optional<String> onlyCommandWith(String option, CommandLine parent) {
    List<CommandLine> commands =
        parent.getSubcommands().values().stream()
            .filter(command -> command.getCommandSpec().optionsMap().containsKey(option))
            .toList();
    return commands.size() == 1
        ? Optional.of(commands.getFirst().getCommandName() + " " + option)
        : Optional.empty();
  }
}
