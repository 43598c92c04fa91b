package v7p3r.arena.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.arena.work.Journal;

/**
 * The findings of all games in their order, in journals of a bounded size, so that only a part is
 * in memory at a time.
 */
final class FindingsStore {
  static final int GAMES_A_PART = 500;

  private final Path folder;
  private final List<String> settings;
  private Journal<Line> part;
  private int partNumber;
  private int games;

  /**
   * A line of a journal: the settings in the first, a game in the others.
   *
   * @param settings all that findings depend on
   */
  record Line(Optional<List<String>> settings, Optional<GameFindings> game) {}

  /**
   * Opens what a folder holds.
   *
   * @throws IOException if it cannot be read, or was begun with other settings
   */
  FindingsStore(Path folder, List<String> settings) throws IOException {
    this.folder = folder;
    this.settings = List.copyOf(settings);
    this.part = open(0);
    while (part.size() == GAMES_A_PART + 1 && Files.exists(file(partNumber + 1))) {
      part = open(partNumber + 1);
    }
    this.games = partNumber * GAMES_A_PART + Math.max(0, part.size() - 1);
  }

  private Path file(int number) {
    return folder.resolve(String.format(Locale.ROOT, "findings-%04d.jsonl", number + 1));
  }

  private Journal<Line> open(int number) throws IOException {
    partNumber = number;
    Journal<Line> journal = Journal.open(file(number), Line.class, "findings of a game");
    if (journal.size() > 0) {
      List<String> before = journal.lines().getFirst().settings().orElse(List.of());
      if (!before.equals(settings)) {
        throw new IOException(
            "%s: begun with other settings; expected %s, found %s; choose another --out"
                .formatted(file(number), before, settings));
      }
    }
    return journal;
  }

  /** How many games it holds. */
  int size() {
    return games;
  }

  /** Keeps the next game; after this a kill does not lose it. */
  void add(GameFindings findings) throws IOException {
    if (part.size() == GAMES_A_PART + 1) {
      part = open(partNumber + 1);
    }
    Line line = new Line(Optional.empty(), Optional.of(findings));
    if (part.size() == 0) {
      part.addAll(List.of(new Line(Optional.of(settings), Optional.empty()), line));
    } else {
      part.add(line);
    }
    games++;
  }

  /** The findings of a game, by its place from 0; fast if they are asked for in order. */
  GameFindings get(int index) throws IOException {
    int wanted = index / GAMES_A_PART;
    if (wanted != partNumber) {
      part = open(wanted);
    }
    return part.line(1 + index % GAMES_A_PART).game().orElseThrow();
  }
}
