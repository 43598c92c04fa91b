package v7p3r.lab.validate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Position;
import v7p3r.lab.work.JsonLines;
import v7p3r.notation.Fen;
import v7p3r.search.SystemClock;

/**
 * Lets all arms search the same positions with the same clock, which runs over the moves of a game
 * and begins anew with each. A game is searched by one arm after the other, and each arm comes
 * first in its turn, so that a change of the machine's load hits all. Finished games are kept and
 * not searched again.
 */
final class PairedSearches {
  private final Map<Arm, Map<String, String>> arms;
  private final TimeControl control;
  private final int nodesAMilli;
  private final Progress progress;
  private final StopSignal stop;

  PairedSearches(
      Map<Arm, Map<String, String>> arms,
      TimeControl control,
      int nodesAMilli,
      Progress progress,
      StopSignal stop) {
    this.arms = new EnumMap<>(arms);
    this.control = control;
    this.nodesAMilli = nodesAMilli;
    this.progress = progress;
    this.stop = stop;
  }

  /** The searches of all games, as far as nobody stops them. */
  List<SearchedGame> run(String label, List<List<Position>> games, Path file) throws IOException {
    JsonLines<SearchedGame> journal = JsonLines.open(file, SearchedGame.class);
    int done = journal.lines().size();
    int positions = games.stream().mapToInt(List::size).sum();
    if (done < games.size() && !stop.isStopping()) {
      Map<Arm, ArmEngine> engines = new EnumMap<>(Arm.class);
      arms.forEach(
          (arm, options) ->
              engines.put(arm, new ArmEngine(options, control, nodesAMilli, SystemClock.NANOS)));
      if (nodesAMilli == 0) {
        engines.values().forEach(engine -> engine.warmUp(games.getFirst().getFirst()));
      }
      try (Progress.Bar bar = progress.start(label, (long) positions * arms.size())) {
        bar.alreadyDone((long) arms.size() * games.stream().limit(done).mapToInt(List::size).sum());
        for (int game = done; game < games.size() && !stop.isStopping(); game++) {
          Optional<SearchedGame> searched = search(game, games.get(game), engines, bar);
          if (searched.isPresent()) {
            journal.add(searched.get());
          }
        }
      }
    }
    return journal.lines();
  }

  /** Nothing if it was abandoned. */
  private Optional<SearchedGame> search(
      int number, List<Position> game, Map<Arm, ArmEngine> engines, Progress.Bar bar) {
    List<Arm> order = new ArrayList<>(engines.keySet());
    Collections.rotate(order, number);
    List<Map<Arm, ArmSearch>> found = new ArrayList<>();
    game.forEach(position -> found.add(new EnumMap<>(Arm.class)));
    for (Arm arm : order) {
      ArmEngine engine = engines.get(arm);
      engine.newGame();
      for (int i = 0; i < game.size(); i++) {
        if (stop.isAbandoning()) {
          return Optional.empty();
        }
        found.get(i).put(arm, engine.search(game.get(i)));
        bar.add(1);
      }
    }
    List<SearchedPosition> positions = new ArrayList<>();
    for (int i = 0; i < game.size(); i++) {
      positions.add(new SearchedPosition(Fen.format(game.get(i)), found.get(i)));
    }
    return Optional.of(new SearchedGame(number, positions));
  }
}
