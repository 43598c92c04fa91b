package v7p3r.lab.profile.source;

import java.util.Optional;
import v7p3r.search.tree.NegamaxSearch;

/** Positions of quick games of the engine against itself. */
final class SelfPlaySamples implements SampleSource {
  private final int games;
  private final int perGame;
  private final long seed;
  private final ThreadLocal<NegamaxSearch> searches = ThreadLocal.withInitial(SelfPlayGame::search);
  private int begun;

  SelfPlaySamples(int games, int perGame, long seed) {
    this.games = games;
    this.perGame = perGame;
    this.seed = seed;
  }

  @Override
  public Optional<Batch> next() {
    if (begun == games) {
      return Optional.empty();
    }
    SelfPlayGame game = new SelfPlayGame(++begun, perGame, seed);
    return Optional.of(new Batch(perGame, () -> game.play(searches.get()), Optional.of(game)));
  }
}
