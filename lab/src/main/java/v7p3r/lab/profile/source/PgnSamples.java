package v7p3r.lab.profile.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import v7p3r.arena.source.TextSource;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnReader;

/** Positions of the games of a PGN file, plain or packed; broken games are told and left out. */
public final class PgnSamples implements SampleSource {
  private final PgnReader reader;
  private final String name;
  private final GameChoice choice;
  private final int every;
  private final long seed;

  private PgnSamples(PgnReader reader, String name, GameChoice choice, int every, long seed) {
    this.reader = reader;
    this.name = name;
    this.choice = choice;
    this.every = every;
    this.seed = seed;
  }

  /** The positions of games. */
  static PgnSamples games(Path file, SourceSettings settings, Consumer<String> problems)
      throws IOException {
    return open(
        file, SourceKind.PGN, settings.perGame(), settings.skippedPlies(), settings, problems);
  }

  /** The positions of opening lines, which are all opening. */
  static PgnSamples openings(Path file, SourceSettings settings, Consumer<String> problems)
      throws IOException {
    return open(file, SourceKind.OPENINGS, 2, 4, settings, problems);
  }

  private static PgnSamples open(
      Path file,
      SourceKind kind,
      int perGame,
      int skippedPlies,
      SourceSettings settings,
      Consumer<String> problems)
      throws IOException {
    PgnReader reader =
        new PgnReader(
            TextSource.open(file),
            file.getFileName().toString(),
            problem -> problems.accept(problem.toString()));
    GameChoice choice = new GameChoice(kind, perGame, skippedPlies, settings.seed());
    return new PgnSamples(
        reader, FileSource.name(file), choice, settings.every(kind), settings.seed());
  }

  @Override
  public Optional<Batch> next() throws IOException {
    while (true) {
      Optional<PgnGame> game = reader.next();
      if (game.isEmpty()) {
        return Optional.empty();
      }
      if (game.get().length() > 0 && FileSource.isTaken(reader.count(), every, seed)) {
        return Optional.of(Batch.of(choice.of(game.get(), name + "#" + reader.count())));
      }
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
