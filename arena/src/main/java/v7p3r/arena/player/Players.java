package v7p3r.arena.player;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import v7p3r.engine.WarmUp;

/** Makes players and knows all that are alive, so that none outlives the arena. */
public final class Players implements AutoCloseable {
  private final Watchdog watchdog;
  private final Set<Player> players = ConcurrentHashMap.newKeySet();
  private final Patience patience;
  private final LongSupplier nanoTime;

  public Players() {
    this(Patience.USUAL, System::nanoTime);
  }

  /** With a clock of their own, in nanoseconds. */
  public Players(Patience patience, LongSupplier nanoTime) {
    this.patience = patience;
    this.nanoTime = nanoTime;
    this.watchdog = new Watchdog(nanoTime);
  }

  /** Lets the JVM compile the engine of this process while no clock runs; takes a second. */
  public static void warmUp() {
    new WarmUp().run();
  }

  /** A player that starts at its first game. */
  public Player create(EngineSpec spec) {
    return create(spec, false);
  }

  /** The same, but a search of this process that fails is not made up for by a simple move. */
  public Player createStrict(EngineSpec spec) {
    return create(spec, true);
  }

  private Player create(EngineSpec spec, boolean strict) {
    Player player =
        spec.isInternal()
            ? new InternalPlayer(spec, strict, watchdog, nanoTime)
            : new UciProcessPlayer(spec, patience, watchdog, nanoTime);
    players.add(player);
    return player;
  }

  /** Ends all players at once; those who are asked again later start again. */
  public void endAll() {
    players.forEach(Player::close);
  }

  @Override
  public void close() {
    endAll();
    watchdog.close();
  }
}
