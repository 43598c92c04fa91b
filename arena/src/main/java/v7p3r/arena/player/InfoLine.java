package v7p3r.arena.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Reads the {@code info} lines of an engine; what it does not understand it passes over. */
final class InfoLine {
  private static final String REMARK = "info string ";
  private static final int MOST_LINES = 256;
  private static final Set<String> KEYS =
      Set.of(
          "depth",
          "seldepth",
          "time",
          "nodes",
          "pv",
          "multipv",
          "score",
          "currmove",
          "currmovenumber",
          "hashfull",
          "nps",
          "tbhits",
          "cpuload",
          "string",
          "refutation",
          "currline");

  private InfoLine() {}

  /** Whether the line tells about the best line, so that the last such line is the thought. */
  static boolean isAboutBestLine(String line) {
    if (!line.startsWith("info ") || !line.contains(" score ")) {
      return false;
    }
    int multi = line.indexOf(" multipv ");
    return multi < 0 || line.startsWith("1", multi + 9) && !isDigit(line, multi + 10);
  }

  /** The number of the line that it tells about, from 2; 0 if it is about the best or none. */
  static int otherLine(String line) {
    if (!line.startsWith("info ") || !line.contains(" score ") || !line.contains(" multipv ")) {
      return 0;
    }
    long number = number(words(line), "multipv").orElse(0);
    return number >= 2 && number <= MOST_LINES ? (int) number : 0;
  }

  static boolean isRemark(String line) {
    return line.startsWith(REMARK);
  }

  /** What an {@code info string} line says. */
  static String remark(String line) {
    return line.substring(REMARK.length());
  }

  /** Whether the line tells how many nodes were searched, also beside or after the best line. */
  static boolean isAboutCost(String line) {
    return line.startsWith("info ") && line.contains(" nodes ") && !isRemark(line);
  }

  private static boolean isDigit(String line, int index) {
    return index < line.length() && Character.isDigit(line.charAt(index));
  }

  /**
   * The thought of the last lines for which {@link #isAboutBestLine} and {@link #isAboutCost} hold;
   * a line is empty if there was none.
   */
  static Thought read(String line, String costs, List<String> remarks) {
    List<String> words = words(line);
    List<String> cost = words(costs);
    Optional<Score> score = Optional.empty();
    List<String> pv = new ArrayList<>();
    int scoreAt = words.indexOf("score");
    if (scoreAt >= 0 && scoreAt + 2 < words.size()) {
      OptionalLong value = parse(words.get(scoreAt + 2));
      if (value.isPresent()) {
        int clamped = Math.clamp(value.getAsLong(), -1_000_000, 1_000_000);
        score = score(words.get(scoreAt + 1), clamped);
      }
    }
    int pvAt = words.indexOf("pv");
    for (int i = pvAt + 1; pvAt >= 0 && i < words.size() && !KEYS.contains(words.get(i)); i++) {
      pv.add(words.get(i));
    }
    return new Thought(
        score,
        toInt(number(words, "depth")),
        toInt(number(words, "seldepth")),
        newest(cost, words, "nodes"),
        newest(cost, words, "nps"),
        newest(cost, words, "time"),
        List.copyOf(pv),
        List.copyOf(remarks));
  }

  private static Optional<Score> score(String kind, int value) {
    return switch (kind) {
      case "cp" -> Optional.of(Score.centipawns(value));
      case "mate" -> Optional.of(Score.mateIn(value));
      default -> Optional.empty();
    };
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.split("\\s+"));
  }

  private static OptionalLong newest(List<String> cost, List<String> best, String key) {
    OptionalLong number = number(cost, key);
    return number.isPresent() ? number : number(best, key);
  }

  private static OptionalLong number(List<String> words, String key) {
    int at = words.indexOf(key);
    return at < 0 || at + 1 == words.size() ? OptionalLong.empty() : parse(words.get(at + 1));
  }

  private static OptionalLong parse(String word) {
    try {
      return OptionalLong.of(Long.parseLong(word));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  private static OptionalInt toInt(OptionalLong number) {
    return number.isPresent()
        ? OptionalInt.of(Math.clamp(number.getAsLong(), 0, Integer.MAX_VALUE))
        : OptionalInt.empty();
  }
}
