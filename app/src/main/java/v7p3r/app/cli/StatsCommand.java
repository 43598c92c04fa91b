package v7p3r.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.record.Question;
import v7p3r.arena.record.StatsFilter;
import v7p3r.arena.record.StatsTable;

/** Answers questions about the games of the metrics database. */
@Command(
    name = "stats",
    description =
        "Answers questions about all games that 'v7p3r match', 'v7p3r game' and 'v7p3r play' have"
            + " recorded, for every engine:",
    modelTransformer = StatsCommand.QuestionList.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r stats                             opponents, colors, effort and forfeits",
      "  v7p3r stats openings --engine v7p3r --color black",
      "  v7p3r stats effort volatility --match nightly",
      "  v7p3r stats versions --since 2026-01-01 --format csv > versions.csv"
    })
final class StatsCommand implements Callable<Integer> {
  private static final List<Question> USUAL =
      List.of(Question.OPPONENTS, Question.COLORS, Question.EFFORT, Question.FORFEITS);

  /** Adds all questions to the description, so that the help lists each. */
  static final class QuestionList implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec spec) {
      List<String> lines = new ArrayList<>(List.of(spec.usageMessage().description()));
      lines.add("");
      for (Question question : Question.values()) {
        lines.add("  %-10s  %s".formatted(name(question), question.meaning()));
      }
      lines.add("");
      spec.usageMessage().description(lines.toArray(String[]::new));
      return spec;
    }
  }

  enum Format {
    TABLE,
    CSV,
    JSON
  }

  enum Side {
    WHITE,
    BLACK
  }

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "QUESTION",
      arity = "0..*",
      description = "What is asked; without it the first look")
  private List<Question> questions = List.of();

  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description = "The database (default: ${DEFAULT-VALUE})")
  private Path database;

  @Option(names = "--engine", paramLabel = "NAME", description = "Only this engine's view")
  private Optional<String> engine;

  @Option(names = "--opponent", paramLabel = "NAME", description = "Only games against this one")
  private Optional<String> opponent;

  @Option(names = "--match", paramLabel = "NAME", description = "Only games of this match")
  private Optional<String> match;

  @Option(names = "--color", paramLabel = "COLOR", description = "Only games with white or black")
  private Optional<Side> color;

  @Option(names = "--engine-version", paramLabel = "V", description = "Only this version's games")
  private Optional<String> version;

  @Option(names = "--since", paramLabel = "DATE", description = "Only games since 2026-01-31")
  private Optional<String> since;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "table, csv or json (default: ${DEFAULT-VALUE})")
  private Format format;

  @Option(names = "--json", description = "The same as --format json")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    format = json ? Format.JSON : format;
    StatsFilter filter = filter();
    List<Question> asked = questions.isEmpty() ? USUAL : questions;
    if (format != Format.TABLE && asked.size() > 1) {
      throw new ParameterException(
          spec.commandLine(),
          "expected one question with --format csv or json, found %d".formatted(asked.size()));
    }
    try (MetricsDatabase games = MetricsDatabase.openExisting(database)) {
      if (games.gameCount() == 0) {
        throw new IOException("the database " + database + " holds no finished game yet");
      }
      for (Question question : asked) {
        print(question, games.answer(question, filter));
      }
      if (games.answer(Question.OPPONENTS, filter).rows().isEmpty()) {
        spec.commandLine().getErr().println("v7p3r: no game of " + database + " fits the filters");
      }
    }
    return 0;
  }

  private StatsFilter filter() {
    try {
      since.ifPresent(LocalDate::parse);
    } catch (DateTimeParseException e) {
      throw new ParameterException(
          spec.commandLine(),
          "--since: expected a date such as 2026-01-31, found '" + since.orElseThrow() + "'");
    }
    return new StatsFilter(
        engine,
        opponent,
        match,
        color.map(side -> side.name().toLowerCase(Locale.ROOT)),
        version,
        since);
  }

  private void print(Question question, StatsTable table) {
    PrintWriter out = spec.commandLine().getOut();
    switch (format) {
      case CSV -> out.print(table.toCsv());
      case JSON -> out.print(table.toJson());
      case TABLE -> {
        out.println(name(question) + ": " + question.meaning());
        out.println(table.rows().isEmpty() ? "  none" : table.toText().indent(2).stripTrailing());
        out.println();
      }
    }
  }

  private static String name(Question question) {
    return question.name().toLowerCase(Locale.ROOT);
  }
}
