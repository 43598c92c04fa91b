package v7p3r.lab.tune;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.Workers;
import v7p3r.board.Position;
import v7p3r.lab.tune.set.LabelledPosition;
import v7p3r.lab.tune.set.Quiet;
import v7p3r.lab.tune.set.SetException;
import v7p3r.lab.tune.set.SetRows;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Turns a tuning set into numbers, on all threads, and keeps them beside the set. */
final class FeatureReader {
  private static final int MAX_SOURCES = Byte.MAX_VALUE;
  private static final int MAX_SCORE = 30_000;

  private final Path file;
  private final boolean strict;
  private final Workers threads;
  private final Progress progress;

  private final ConcurrentLinkedQueue<FeatureExtractor> extractors = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> sources = new LinkedHashMap<>();
  private final Set<String> games = new HashSet<>();

  /** Strict: leaves out positions in which a capture wins material or a forcing move is best. */
  FeatureReader(Path file, boolean strict, Workers threads, Progress progress) {
    this.file = file;
    this.strict = strict;
    this.threads = threads;
    this.progress = progress;
  }

  private record Line(int number, LabelledPosition sample) {}

  FeatureSet read() throws IOException {
    String dataHash = Fingerprint.ofFile(file);
    String id = Fingerprint.ofText(dataHash + Fingerprint.ofEvaluation() + strict);
    Path cache = file.resolveSibling(file.getFileName() + ".features");
    Optional<FeatureSet> known = FeatureSet.load(cache, id);
    if (known.isPresent()) {
      progress.say(cache + ": counts of an earlier run");
      return known.get();
    }
    List<FeatureBlock> blocks = new ArrayList<>();
    long lines = countLines();
    try (SetRows rows = SetRows.open(file);
        Progress.Bar bar = progress.start("counting", lines)) {
      List<List<Line>> wave = nextWave(rows);
      while (!wave.isEmpty()) {
        List<List<Line>> current = wave;
        blocks.addAll(threads.map(current.size(), i -> count(current.get(i))));
        bar.add(current.stream().mapToInt(List::size).sum());
        wave = nextWave(rows);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    blocks.removeIf(block -> block.rows == 0);
    FeatureSet set =
        new FeatureSet(id, dataHash, List.copyOf(sources.keySet()), games.size(), blocks);
    Labels.check(file, set);
    set.save(cache);
    return set;
  }

  private long countLines() throws IOException {
    long lines = 0;
    try (SetRows rows = SetRows.open(file)) {
      while (rows.next().isPresent()) {
        lines++;
      }
    }
    return lines;
  }

  private List<List<Line>> nextWave(SetRows rows) throws IOException {
    List<List<Line>> wave = new ArrayList<>();
    while (wave.size() < 2 * threads.threads()) {
      List<Line> block = new ArrayList<>(FeatureBlock.ROWS);
      while (block.size() < FeatureBlock.ROWS) {
        Optional<LabelledPosition> sample = rows.next();
        if (sample.isEmpty()) {
          break;
        }
        block.add(new Line(rows.line(), sample.get()));
        remember(sample.get(), rows.line());
      }
      if (block.isEmpty()) {
        return wave;
      }
      wave.add(block);
    }
    return wave;
  }

  private void remember(LabelledPosition sample, int line) throws IOException {
    games.add(sample.game());
    sources.putIfAbsent(sample.source(), sources.size());
    if (sources.size() > MAX_SOURCES) {
      throw new SetException(file, line, "expected at most " + MAX_SOURCES + " sources");
    }
  }

  private FeatureBlock count(List<Line> lines) {
    FeatureExtractor extractor = extractors.poll();
    if (extractor == null) {
      extractor = new FeatureExtractor();
    }
    FeatureBlock.Builder block = new FeatureBlock.Builder(lines.size());
    for (Line line : lines) {
      LabelledPosition sample = line.sample;
      Position position = parse(line);
      if (strict ? isQuiet(position, line) : !position.inCheck()) {
        extractor.extract(position, block);
        byte result = sample.hasResult() ? (byte) (2 * sample.result()) : FeatureBlock.NO_RESULT;
        short score =
            sample.hasScore()
                ? (short) Math.clamp(sample.score(), -MAX_SCORE, MAX_SCORE)
                : FeatureBlock.NO_SCORE;
        block.label(
            result, score, sources.get(sample.source()), TuningPart.bucketOf(sample.game()));
      }
    }
    extractors.add(extractor);
    return block.build();
  }

  private Position parse(Line line) {
    try {
      return Fen.parse(line.sample.fen());
    } catch (IllegalArgumentException e) {
      throw new UncheckedIOException(new SetException(file, line.number, e.getMessage()));
    }
  }

  private boolean isQuiet(Position position, Line line) {
    return isQuiet(position, line.sample.best(), file, line.number);
  }

  /** No capture wins material, and the best move, as far as it is known, is a quiet one. */
  static boolean isQuiet(Position position, String best, Path file, int line) {
    try {
      return Quiet.isQuiet(position)
          && (best.isEmpty() || Quiet.isQuiet(position, UciMove.parse(position, best)));
    } catch (IllegalArgumentException e) {
      throw new UncheckedIOException(new SetException(file, line, e.getMessage()));
    }
  }
}
