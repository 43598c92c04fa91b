package v7p3r.studio.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import tools.jackson.core.JacksonException;
import v7p3r.arena.work.AtomicFile;
import v7p3r.board.Position;
import v7p3r.eval.Theme;
import v7p3r.eval.context.Weights;
import v7p3r.lab.themes.ThemePrices;
import v7p3r.profile.SampleGames;
import v7p3r.studio.explain.Why;
import v7p3r.studio.http.Json;

/**
 * The price list of the themes: measured once, in some seconds, and kept. Who only wants to show
 * prices beside something else never waits for them.
 */
public final class ThemeList implements AutoCloseable {
  private static final int ROUNDS = 30;
  private static final int POSITIONS = 200;
  private static final long SEED = 1;
  private static final System.Logger LOG = System.getLogger("v7p3r.studio");

  private final Path file;
  private final AtomicBoolean begun = new AtomicBoolean();
  private volatile Optional<Prices> known = Optional.empty();
  private volatile boolean closed;

  public ThemeList(Path file) {
    this.file = file;
  }

  /**
   * All prices.
   *
   * @param whole nanoseconds of one evaluation
   */
  public record Prices(double whole, int positions, List<Row> rows) {}

  /** One theme; fires is the share of positions where it speaks, mean its centipawns. */
  public record Row(
      String key, String title, double nanos, double fires, double mean, OptionalDouble worth) {}

  /** Those that are known by now; where there are none they begin to be measured beside. */
  public Optional<Why.Prices> shares() {
    if (known.isEmpty() && begun.compareAndSet(false, true)) {
      Thread.ofPlatform()
          .daemon()
          .name("prices of themes")
          .priority(Thread.MIN_PRIORITY)
          .start(this::measureBeside);
    }
    return known.map(ThemeList::shares);
  }

  private void measureBeside() {
    try {
      prices();
    } catch (CancellationException e) {
      LOG.log(System.Logger.Level.DEBUG, "the prices of themes are left unmeasured", e);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "the prices of themes cannot be kept", e);
    }
  }

  private static Why.Prices shares(Prices prices) {
    double sum = prices.rows.stream().mapToDouble(Row::nanos).sum();
    Map<String, Double> cost = new HashMap<>();
    Map<String, Double> fires = new HashMap<>();
    prices.rows.forEach(row -> cost.put(row.key, sum == 0 ? 0 : row.nanos / sum));
    prices.rows.forEach(row -> fires.put(row.key, row.fires));
    return new Why.Prices(cost, fires);
  }

  /** Those that were kept, or else measured now. */
  synchronized Prices prices() throws IOException {
    if (known.isEmpty()) {
      known = kept();
    }
    if (known.isEmpty()) {
      Prices measured = measure();
      known = Optional.of(measured);
      Files.createDirectories(file.toAbsolutePath().getParent());
      new AtomicFile(file).write(Json.MAPPER.writeValueAsString(measured));
    }
    return known.get();
  }

  /** Of all themes that there are; a list of another version is of no use. */
  private Optional<Prices> kept() throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      Prices prices = Json.MAPPER.readValue(Files.readAllBytes(file), Prices.class);
      return Optional.of(prices).filter(all -> all.rows.size() == Theme.values().length);
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private Prices measure() {
    List<Position> positions = new ArrayList<>();
    SampleGames.forEach(POSITIONS, SEED, shown -> positions.add(Position.of(shown.setup())));
    ThemePrices.Report report = ThemePrices.measure(positions, Weights.tuned(), ROUNDS, this::goOn);
    goOn();
    List<Row> rows = new ArrayList<>();
    for (ThemePrices.Price price : report.prices()) {
      Theme theme = price.theme();
      rows.add(
          new Row(
              theme.key(),
              theme.title(),
              price.nanos(),
              price.fires(),
              price.centipawns(),
              OptionalDouble.empty()));
    }
    return new Prices(report.wholeNanos(), report.positions(), rows);
  }

  private void goOn() {
    if (closed) {
      throw new CancellationException("the studio ends");
    }
  }

  /** What is being measured is given up. */
  @Override
  public void close() {
    closed = true;
  }
}
