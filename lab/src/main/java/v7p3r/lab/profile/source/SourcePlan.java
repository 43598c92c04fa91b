package v7p3r.lab.profile.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import v7p3r.arena.source.TextSource;

/**
 * All sources of a run.
 *
 * @param openings PGN, or one position a line
 * @param fewMen how many random positions of three to five men
 * @param selfPlayGames how many games of the engine against itself
 * @param mix weights of kinds that are not the usual ones
 */
public record SourcePlan(
    List<Path> games,
    List<Path> epd,
    List<Path> puzzles,
    List<Path> openings,
    int fewMen,
    int selfPlayGames,
    Map<SourceKind, Double> mix,
    SourceSettings settings)
    implements Sources {
  public SourcePlan {
    games = List.copyOf(games);
    epd = List.copyOf(epd);
    puzzles = List.copyOf(puzzles);
    openings = List.copyOf(openings);
    mix = Map.copyOf(mix);
  }

  @Override
  public SourceMix open(Consumer<String> problems) throws IOException {
    SourceMix sources = new SourceMix();
    for (Path file : games) {
      sources.add(PgnSamples.games(file, settings, problems), share(SourceKind.PGN, games));
    }
    for (Path file : openings) {
      SampleSource source =
          isPgn(file)
              ? PgnSamples.openings(file, settings, problems)
              : lines(file, SourceKind.OPENINGS, new EpdFormat(SourceKind.OPENINGS), problems);
      sources.add(source, share(SourceKind.OPENINGS, openings));
    }
    for (Path file : epd) {
      SampleSource source = lines(file, SourceKind.EPD, new EpdFormat(SourceKind.EPD), problems);
      sources.add(source, share(SourceKind.EPD, epd));
    }
    for (Path file : puzzles) {
      SampleSource source = lines(file, SourceKind.PUZZLES, new PuzzleFormat(), problems);
      sources.add(source, share(SourceKind.PUZZLES, puzzles));
    }
    if (fewMen > 0) {
      sources.add(new FewMenSamples(fewMen, settings.seed()), weight(SourceKind.TABLEBASE));
    }
    if (selfPlayGames > 0) {
      sources.add(
          new SelfPlaySamples(selfPlayGames, settings.perGame(), settings.seed()),
          weight(SourceKind.SELFPLAY));
    }
    return sources;
  }

  public boolean isEmpty() {
    return describe().isEmpty();
  }

  @Override
  public List<String> describe() {
    List<String> lines = new ArrayList<>();
    describe(lines, "pgn", games);
    describe(lines, "epd", epd);
    describe(lines, "puzzles", puzzles);
    describe(lines, "openings", openings);
    if (fewMen > 0) {
      lines.add("tablebase-positions " + fewMen);
    }
    if (selfPlayGames > 0) {
      lines.add("selfplay " + selfPlayGames);
    }
    return lines;
  }

  @Override
  public long seed() {
    return settings.seed();
  }

  @Override
  public List<String> describeChoice() {
    List<String> lines = new ArrayList<>();
    lines.add("per-game " + settings.perGame());
    lines.add("skip-plies " + settings.skippedPlies());
    lines.add("seed " + settings.seed());
    for (SourceKind kind : SourceKind.values()) {
      lines.add(kind.label() + " every " + settings.every(kind) + " weight " + weight(kind));
    }
    return lines;
  }

  private static void describe(List<String> lines, String name, List<Path> files) {
    for (Path file : files) {
      lines.add(name + " " + file.getFileName() + " " + file.toFile().length());
    }
  }

  private LineSamples lines(
      Path file, SourceKind kind, LineSamples.Format format, Consumer<String> problems)
      throws IOException {
    return new LineSamples(file, format, settings.every(kind), settings.seed(), problems);
  }

  private double weight(SourceKind kind) {
    return mix.getOrDefault(kind, kind.weight());
  }

  private double share(SourceKind kind, List<Path> files) {
    return weight(kind) / files.size();
  }

  /** Whether the text begins with a tag. */
  private static boolean isPgn(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException(file + ": expected a file with openings, found none");
    }
    try (InputStream in = TextSource.open(file)) {
      int first = in.read();
      while (first >= 0 && (first <= ' ' || first >= 0x80)) {
        first = in.read();
      }
      return first == '[' || first == '%';
    }
  }
}
