package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import v7p3r.arena.record.GameFilter;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.stats.GameTally;
import v7p3r.arena.stats.RatingList;
import v7p3r.lab.analysis.RatingReport;
import v7p3r.lab.report.Report;

/** One rating list of all players of recorded games. */
@Command(
    name = "rating",
    description = {
      "Makes one rating list with errors from PGN files, packed or plain, or from the metrics"
          + " database: the ratings, the advantage of White and the share of draws under which the"
          + " games are most likely.",
      "",
      "A player who won everything gets a lower bound, players that no game connects get lists of"
          + " their own, and 'better than next' is the likelihood of superiority over the next"
          + " line.",
      ""
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r rating games.pgn.xz --anchor \"Stockfish=3500\"",
      "  v7p3r rating --match nightly --average 2000 --html list.html"
    })
final class RatingCommand extends CheckedCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "PGN",
      arity = "0..*",
      description = "Files of games; without any, those of the database")
  private List<Path> files = List.of();

  @Option(
      names = "--db",
      paramLabel = "FILE",
      defaultValue = "games/arena.db",
      description = "The database (default: ${DEFAULT-VALUE})")
  private Path database;

  @Option(names = "--match", paramLabel = "NAME", description = "Only games of this match")
  private Optional<String> match = Optional.empty();

  @Option(
      names = "--anchor",
      paramLabel = "NAME=ELO",
      description = "A player whose rating is known; once for each")
  private List<String> anchors = List.of();

  @Option(
      names = "--average",
      paramLabel = "ELO",
      defaultValue = "0",
      description = "The mean of a list without an anchor (default: ${DEFAULT-VALUE})")
  private double average;

  @Option(
      names = "--white-advantage",
      paramLabel = "ELO",
      description = "Take it as given instead of finding it")
  private Optional<Double> whiteElo = Optional.empty();

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Leave out players with fewer games (default: ${DEFAULT-VALUE})")
  private long minGames;

  @Option(names = "--html", paramLabel = "FILE", description = "Write a page")
  private Optional<Path> html = Optional.empty();

  @Option(names = "--json", paramLabel = "FILE", description = "Write it for programs")
  private Optional<Path> json = Optional.empty();

  @Override
  public Integer call() throws IOException {
    require(files.isEmpty() || match.isEmpty(), "--match: expected a database, found PGN files");
    require(minGames >= 1, "--min-games: expected 1 or more, found " + minGames);
    Map<String, Double> known = anchors();
    RatingGames games = read();
    GameTally tally = games.tally().withAtLeast(minGames);
    require(
        tally.games() > 0, "expected a finished game of two players, found none in " + source());
    for (String name : known.keySet()) {
      require(
          tally.names().contains(name),
          "--anchor: expected a player of the games, found '" + name + "'");
    }
    require(
        tally.names().size() <= RatingList.MOST_PLAYERS,
        "expected at most %d players, found %d; --min-games leaves out those of few games"
            .formatted(RatingList.MOST_PLAYERS, tally.names().size()));
    OptionalDouble white =
        whiteElo.isPresent() ? OptionalDouble.of(whiteElo.get()) : OptionalDouble.empty();
    RatingList list = RatingList.of(tally, new RatingList.Wishes(known, average, white));
    Report report = RatingReport.of(list, tally.games(), source());
    spec.commandLine().getOut().print(report.toText());
    if (games.leftOut() > 0) {
      spec.commandLine().getErr().println("v7p3r: games left out: " + games.leftOut());
    }
    if (html.isPresent()) {
      Files.writeString(html.get(), report.toHtml());
    }
    if (json.isPresent()) {
      Files.writeString(json.get(), report.toJson());
    }
    return 0;
  }

  private Map<String, Double> anchors() {
    Map<String, Double> known = new LinkedHashMap<>();
    for (String anchor : anchors) {
      int split = anchor.lastIndexOf('=');
      String elo = split < 0 ? "" : anchor.substring(split + 1);
      require(
          split > 0 && elo.matches("-?\\d+(\\.\\d+)?"),
          "--anchor: expected NAME=ELO, found '" + anchor + "'");
      known.put(anchor.substring(0, split), Double.parseDouble(elo));
    }
    return known;
  }

  private RatingGames read() throws IOException {
    RatingGames games =
        new RatingGames(problem -> spec.commandLine().getErr().println("v7p3r: " + problem));
    if (files.isEmpty()) {
      try (MetricsDatabase metrics = MetricsDatabase.openExisting(database)) {
        games.read(metrics, match.map(GameFilter::ofMatch).orElse(GameFilter.ALL));
      }
    }
    for (Path file : files) {
      games.read(file);
    }
    return games;
  }

  private String source() {
    if (files.isEmpty()) {
      return match.map(name -> "match " + name + " of ").orElse("") + database.getFileName();
    }
    return files.stream()
        .map(file -> file.getFileName().toString())
        .collect(Collectors.joining(", "));
  }
}
