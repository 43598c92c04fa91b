package v7p3r.app.lichess.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Thought;
import v7p3r.arena.work.Journal;

/**
 * What is known of each move of a game while it runs, in a journal: after a restart the thoughts of
 * earlier moves are still there.
 */
public final class Diary {
  /**
   * A line of the journal; a later one about the same half move counts.
   *
   * @param clockMillis what was left after it; negative without a clock
   */
  record Entry(int ply, String uci, Thought thought, long nanos, long clockMillis, String time) {}

  private static final String SUFFIX = ".jsonl";

  private final Journal<Entry> journal;
  private final TreeMap<Integer, Entry> entries = new TreeMap<>();
  private final boolean goesOn;

  private Diary(Journal<Entry> journal) {
    this.journal = journal;
    goesOn = journal.size() > 0;
    journal.lines().forEach(entry -> entries.put(entry.ply, entry));
  }

  /** The diary of a game; one that cannot be read is begun anew beside the old one. */
  static Diary open(Path folder, String game) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(game + SUFFIX);
    try {
      return new Diary(Journal.open(file, Entry.class, "a move of a game"));
    } catch (IOException e) {
      Files.move(
          file, folder.resolve(game + SUFFIX + ".broken"), StandardCopyOption.REPLACE_EXISTING);
      return new Diary(Journal.open(file, Entry.class, "a move of a game"));
    }
  }

  /** The games that were not finished when the bot ended. */
  public static List<String> games(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<String> games = new ArrayList<>();
    try (var files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
      for (Path file : files) {
        games.add(file.getFileName().toString().replace(SUFFIX, ""));
      }
    }
    return games;
  }

  /** Whether the game began before this start of the bot. */
  boolean goesOn() {
    return goesOn;
  }

  /** When the first move was written down. */
  Optional<Instant> begun() {
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(Instant.parse(entries.firstEntry().getValue().time));
  }

  /** When the newest entry was written. */
  Optional<Instant> newest() {
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(Instant.parse(entries.lastEntry().getValue().time));
  }

  void add(int ply, String uci, Thought thought, long nanos, OptionalLong clock, Instant now)
      throws IOException {
    Entry entry = new Entry(ply, uci, thought, nanos, clock.orElse(-1), now.toString());
    entries.put(ply, entry);
    journal.add(entry);
  }

  /** What was thought about a move that was played; nothing if another one was. */
  Optional<Entry> at(int ply, String uci) {
    return Optional.ofNullable(entries.get(ply)).filter(entry -> entry.uci.equals(uci));
  }

  /** The moves of the game with all that is known of them. */
  List<PlayedMove> played(GameLine line) {
    List<PlayedMove> played = new ArrayList<>();
    for (int ply = 0; ply < line.ply(); ply++) {
      String uci = line.uci(ply);
      Optional<Entry> entry = at(ply, uci);
      OptionalLong clock =
          entry.isPresent() && entry.get().clockMillis >= 0
              ? OptionalLong.of(entry.get().clockMillis)
              : OptionalLong.empty();
      played.add(
          new PlayedMove(
              line.moves().get(ply),
              uci,
              false,
              entry.map(Entry::thought).orElse(Thought.NONE),
              entry.map(Entry::nanos).orElse(0L),
              clock));
    }
    return played;
  }

  /** The game is kept elsewhere now. */
  void delete() throws IOException {
    Files.deleteIfExists(journal.file());
  }
}
