package v7p3r.profile;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import v7p3r.board.Position;
import v7p3r.desc.PriorFeatures;

/**
 * Profiles positions of {@link SampleGames} from a position on, to the depths 1 to 6, and appends
 * them to a file of efforts. A file that is longer leads to other games, so nothing is profiled
 * twice. Costs are those of the wall clock.
 */
public final class ProfileRun {
  private static final String SOURCE = "uci";
  private static final int LONGEST_GAME = 120;

  /** Is told after each position. */
  public interface Listener {
    void onPosition(int done, int rows);
  }

  private final Position start;
  private final int count;
  private final Path file;
  private volatile boolean stopped;

  public ProfileRun(Position start, int count, Path file) {
    this.start = start;
    this.count = count;
    this.file = file;
  }

  /**
   * Profiles until all positions are done or it is stopped.
   *
   * @throws IOException if the file cannot be written, or is one of something else
   */
  public void run(Listener listener) throws IOException {
    boolean isNew = requireOwnHeader();
    long seed = start.key() ^ (isNew ? 0 : Files.size(file));
    try (Writer out =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      if (isNew) {
        out.write(EffortCsv.header());
      }
      profile(out, seed, listener);
    }
  }

  /** Whether the file is still to be begun. */
  private boolean requireOwnHeader() throws IOException {
    if (!Files.exists(file) || Files.size(file) == 0) {
      return true;
    }
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String header = lines.readLine();
      if (!EffortCsv.header().strip().equals(header)) {
        throw new IOException(
            file + ", line 1: expected the columns of this version, found others");
      }
    }
    return false;
  }

  private void profile(Writer out, long seed, Listener listener) throws IOException {
    DepthProfile profile = new DepthProfile(System::nanoTime);
    PriorFeatures extractor = new PriorFeatures();
    float[] prior = new float[PriorFeatures.COUNT];
    SampleGames games = new SampleGames(seed);
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (int game = 1; done < count && !stopped; game++) {
      Position position = start.copy();
      String id = SOURCE + "-" + Long.toHexString(seed) + "-" + game;
      for (int ply = 0; ply < LONGEST_GAME && done < count && !stopped; ply++) {
        if (!position.hasLegalMove()) {
          break;
        }
        extractor.extract(position, prior);
        EffortCsv.Origin origin = new EffortCsv.Origin(SOURCE, id, position.gamePly(), "");
        text.setLength(0);
        List<DepthProfile.Row> rows = profile.of(position);
        EffortCsv.append(text, position, origin, prior, rows);
        out.write(text.toString());
        out.flush();
        listener.onPosition(++done, rows.size());
        position.make(games.move(position, position.legalMoves()));
      }
      if (!start.hasLegalMove()) {
        return;
      }
    }
  }

  /** Ends after the position under way. */
  public void stop() {
    stopped = true;
  }
}
