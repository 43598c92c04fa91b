package v7p3r.arena.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.endgame.EndgameTask.Goal;

/** How often engines won what was won and held what was drawn, by class and in all. */
public final class EndgameSummary {
  private final List<String> engines;
  private final List<EndgameResult> results;

  public EndgameSummary(List<String> engines, List<EndgameResult> results) {
    this.engines = List.copyOf(engines);
    this.results = List.copyOf(results);
  }

  /**
   * One class and goal.
   *
   * @param material nothing where all classes are counted
   */
  public record Row(Optional<MaterialClass> material, Goal goal, List<Rate> rates) {}

  /** How many games of one engine came to what they were worth. */
  public record Rate(String engine, long reached, long games) {
    public double percent() {
      return games == 0 ? 0 : 100.0 * reached / games;
    }
  }

  public List<EndgameResult> failures() {
    return results.stream().filter(result -> !result.isReached()).toList();
  }

  /** Goal by goal, each with its classes and then all of them; those without a game are missing. */
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Goal goal : Goal.values()) {
      for (MaterialClass material : MaterialClass.values()) {
        add(rows, Optional.of(material), goal);
      }
      add(rows, Optional.empty(), goal);
    }
    return rows;
  }

  private void add(List<Row> rows, Optional<MaterialClass> material, Goal goal) {
    List<Rate> rates = engines.stream().map(engine -> rate(engine, material, goal)).toList();
    if (rates.stream().anyMatch(rate -> rate.games() > 0)) {
      rows.add(new Row(material, goal, rates));
    }
  }

  private Rate rate(String engine, Optional<MaterialClass> material, Goal goal) {
    List<EndgameResult> own =
        results.stream()
            .filter(result -> result.engine().equals(engine))
            .filter(result -> result.task().goal() == goal)
            .filter(result -> material.stream().allMatch(result.task().material()::equals))
            .toList();
    return new Rate(engine, own.stream().filter(EndgameResult::isReached).count(), own.size());
  }
}
