package v7p3r.arena.spsa;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Level;
import v7p3r.arena.plot.Curves.Meaning;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;
import v7p3r.arena.plot.NumberText;
import v7p3r.arena.plot.Panel;
import v7p3r.arena.spsa.TuningJournal.Step;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.Workers;

/** Plays iterations side by side and lets the parameters follow the results. */
public final class TuningRun {
  private static final int MAX_POINTS = 400;
  private static final double GAMES_A_PAIR = 2;

  private final TuningJournal journal;
  private final TuningPlan plan;
  private final Spsa spsa;
  private final BitSet taken = new BitSet();

  public TuningRun(TuningJournal journal) {
    this.journal = journal;
    this.plan = journal.plan();
    this.spsa = new Spsa(plan.parameters(), plan.iterations(), plan.seed());
    for (Step step : journal.steps()) {
      taken.set(step.iteration());
      spsa.restore(step.values().stream().mapToDouble(Double::doubleValue).toArray());
    }
  }

  /**
   * Plays what is left, until the plan is done or somebody stops it.
   *
   * @param concurrency iterations at a time; with one, a run is repeatable
   * @throws IOException if games cannot be played or the journal cannot be written
   */
  public void run(Duel duel, int concurrency, StopSignal stop, Consumer<TuningRun> listener)
      throws IOException {
    Workers.run("tuning", concurrency, stop, () -> work(duel, stop, listener));
  }

  private void work(Duel duel, StopSignal stop, Consumer<TuningRun> listener) throws IOException {
    Optional<Spsa.Trial> next = take(stop);
    while (next.isPresent()) {
      Spsa.Trial trial = next.get();
      double balance = duel.balance(trial.iteration(), trial.plus(), trial.minus());
      if (!stop.isAbandoning()) {
        learn(trial, balance, listener);
      }
      next = take(stop);
    }
  }

  private synchronized Optional<Spsa.Trial> take(StopSignal stop) {
    int iteration = taken.nextClearBit(1);
    if (stop.isStopping() || iteration > plan.iterations()) {
      return Optional.empty();
    }
    taken.set(iteration);
    return Optional.of(spsa.trial(iteration));
  }

  private synchronized void learn(Spsa.Trial trial, double balance, Consumer<TuningRun> listener)
      throws IOException {
    spsa.learn(trial, balance);
    List<Double> values = new ArrayList<>();
    for (double value : spsa.values()) {
      values.add(value);
    }
    journal.add(new Step(trial.iteration(), balance, values));
    listener.accept(this);
  }

  public TuningPlan plan() {
    return plan;
  }

  /** Iterations that are finished, in all runs together. */
  public synchronized int finished() {
    return journal.finished();
  }

  public synchronized boolean isComplete() {
    return finished() == plan.iterations();
  }

  /** The values as they stand, in the order of the parameters. */
  public synchronized double[] values() {
    return spsa.values();
  }

  /**
   * What the games say of each parameter, in the order of the parameters. With a rate so small that
   * nothing moves, a run measures many changes at once: each as well as a match of all its games.
   */
  public synchronized List<Leaning> leanings() {
    List<Step> steps = journal.steps();
    double[][] scores = new double[plan.parameters().size()][steps.size()];
    for (int at = 0; at < steps.size(); at++) {
      Step step = steps.get(at);
      int[] signs = spsa.trial(step.iteration()).signs();
      double lead = step.balance() / (2 * GAMES_A_PAIR * plan.pairs());
      for (int i = 0; i < signs.length; i++) {
        scores[i][at] = 0.5 + signs[i] * lead;
      }
    }
    return Stream.of(scores).map(Leaning::of).toList();
  }

  /** Every parameter over the iterations, with where it began. */
  public synchronized Chart chart() {
    List<Step> steps = journal.steps();
    int every = Math.max(1, (steps.size() + MAX_POINTS - 1) / MAX_POINTS);
    List<Panel> panels = new ArrayList<>();
    for (int i = 0; i < plan.parameters().size(); i++) {
      Parameter parameter = plan.parameters().get(i);
      List<Spot> spots = new ArrayList<>();
      spots.add(Spot.of(0, parameter.start()));
      for (int at = 0; at < steps.size(); at++) {
        if ((steps.size() - 1 - at) % every == 0) {
          spots.add(Spot.of(at + 1, steps.get(at).values().get(i)));
        }
      }
      panels.add(
          new Curves(
              parameter.name(),
              "began at " + NumberText.of(parameter.start()),
              Scale.of("iterations", 0, Math.max(1, steps.size())),
              Scale.of(""),
              List.of(new Curve("", Kind.LINE, spots, NumberText.of(spots.getLast().y()))),
              List.of(new Level("", parameter.start(), Meaning.NEUTRAL)),
              ""));
    }
    return new Chart("Parameters of " + plan.engine().name(), panels);
  }
}
