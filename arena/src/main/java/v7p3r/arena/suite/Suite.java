package v7p3r.arena.suite;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import v7p3r.arena.source.TextSource;
import v7p3r.notation.Epd;

/** The problems of a file. */
public record Suite(String name, List<Problem> problems) {
  /** An id and a position between commas. */
  private static final Pattern PUZZLE = Pattern.compile("[^,/]*,[^,]+/[^,]+,");

  public Suite {
    problems = List.copyOf(problems);
  }

  /**
   * Reads EPD, one problem a line, or puzzles in the format of Lichess (CSV), plain or packed;
   * empty lines and those with # are left out.
   *
   * @throws IOException if the file cannot be read or has no problem
   * @throws IllegalArgumentException if a line is wrong; names file and line
   */
  public static Suite read(Path file) throws IOException {
    List<Problem> problems = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(TextSource.open(file), StandardCharsets.ISO_8859_1))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank() && line.charAt(0) != '#' && !LichessPuzzle.isHeader(line)) {
          problems.add(problem(file, number, line));
        }
      }
    }
    if (problems.isEmpty()) {
      throw new IOException(
          file + ": expected EPD lines with bm, am or dm, or puzzles, found none");
    }
    return new Suite(file.getFileName().toString(), problems);
  }

  /**
   * At most so many of its problems, spread evenly over the bands of their ratings; the same ones
   * every time, whatever the order of the file.
   */
  public Suite sample(int most) {
    Map<Integer, Deque<Problem>> bands = new TreeMap<>();
    problems.stream()
        .sorted(Comparator.comparingLong(Suite::place).thenComparing(Problem::name))
        .forEach(
            problem ->
                bands
                    .computeIfAbsent(SolveSummary.band(problem), _ -> new ArrayDeque<>())
                    .add(problem));
    Set<Problem> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    while (chosen.size() < Math.min(most, problems.size())) {
      for (Deque<Problem> band : bands.values()) {
        if (!band.isEmpty() && chosen.size() < most) {
          chosen.add(band.remove());
        }
      }
    }
    return new Suite(name, problems.stream().filter(chosen::contains).toList());
  }

  /** An order that has nothing to do with what a problem is about. */
  private static long place(Problem problem) {
    CRC32 sum = new CRC32();
    sum.update(problem.name().getBytes(StandardCharsets.UTF_8));
    return sum.getValue();
  }

  private static Problem problem(Path file, int number, String line) {
    try {
      Problem problem =
          PUZZLE.matcher(line).lookingAt()
              ? Problem.of(LichessPuzzle.parse(line))
              : Problem.of(Epd.parse(line), file.getFileName() + ":" + number);
      ProblemFacts facts = problem.facts();
      return problem.with(
          new ProblemFacts(
              line, facts.rating(), facts.deviation(), facts.themes(), facts.points()));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "%s, line %d: %s".formatted(file, number, e.getMessage()), e);
    }
  }
}
