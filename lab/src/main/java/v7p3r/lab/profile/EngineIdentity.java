package v7p3r.lab.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import v7p3r.board.Position;
import v7p3r.desc.PriorFeatures;
import v7p3r.engine.BenchPositions;
import v7p3r.engine.Engine;
import v7p3r.lab.schema.DataLayer;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

/**
 * What tells the engine of this process from others: a sum over what it finds in some positions,
 * node by node, and over the features that it sees there. A change of the code that changes none of
 * that leaves it the same; so does another machine.
 */
public final class EngineIdentity {
  /** The name of the setting. */
  private static final String KEY = "engine";

  private static final int POSITIONS = 24;
  private static final int DEPTH = 7;
  private static final int BYTES_SHOWN = 8;

  private EngineIdentity() {}

  /** As a setting of long work: a word for the key and one for the engine. */
  public static String setting() {
    return KEY + " " + Computed.SUM;
  }

  /** What is noted in the settings beside a layer; nothing if there are none. */
  public static Optional<String> notedIn(Path folder, DataLayer layer) throws IOException {
    return notedIn(folder, layer.key());
  }

  /** What is noted in the settings of a part of long work; nothing if there are none. */
  public static Optional<String> notedIn(Path folder, String part) throws IOException {
    Path settings = folder.resolve(part + ".settings");
    List<String> lines = Files.exists(settings) ? Files.readAllLines(settings) : List.of();
    return lines.stream().filter(line -> line.startsWith(KEY + " ")).findFirst();
  }

  /** Once a process. */
  private static final class Computed {
    private static final String SUM = sum();

    private static String sum() {
      MessageDigest digest;
      try {
        digest = MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
      Engine engine = new Engine();
      PriorFeatures extractor = new PriorFeatures();
      float[] features = new float[PriorFeatures.COUNT];
      for (String fen : chosen()) {
        Position position = Fen.parse(fen);
        engine.newGame();
        engine.setPosition(position);
        SearchResult result = engine.go(Limits.toDepth(DEPTH), new Silence());
        String found =
            result.bestMove() + " " + result.score() + " " + result.statistics().nodes() + "\n";
        digest.update(found.getBytes(StandardCharsets.US_ASCII));
        extractor.extract(position, features);
        ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * features.length);
        for (float feature : features) {
          bytes.putFloat(feature);
        }
        digest.update(bytes.array());
      }
      return HexFormat.of().formatHex(digest.digest(), 0, BYTES_SHOWN);
    }

    /** Evenly from all parts of the game. */
    private static List<String> chosen() {
      int step = Math.max(1, BenchPositions.ALL.size() / POSITIONS);
      return IntStream.range(0, BenchPositions.ALL.size())
          .filter(i -> i % step == 0)
          .mapToObj(BenchPositions.ALL::get)
          .toList();
    }
  }

  private static final class Silence implements SearchListener {
    @Override
    public void onIteration(Iteration iteration) {}
  }
}
