package v7p3r.desc.control;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.search.IterationFacts;
import v7p3r.search.SearchListener;

/**
 * Looks at a search from outside and says how much effort it deserves and why, whether or not the
 * search is under effort control. What the search tells is taken in by its thread, at the cost of
 * one look at the features; reports are made by another one, as often as that wants.
 */
public final class EffortObserver {
  /** What only says how the search works is no reason for a chess player. */
  private static final Set<String> OF_THE_MACHINERY =
      Feature.live().stream()
          .filter(feature -> feature.kind() == Feature.Kind.ENGINE)
          .map(Feature::column)
          .collect(Collectors.toUnmodifiableSet());

  private final Prediction prediction;
  private final ModeProfile profile;
  private float prior;
  private float pes;
  private Optional<String> rule = Optional.empty();
  private Optional<Double> budgetNodes = Optional.empty();

  public EffortObserver(EffortModels models, ModeProfile profile) {
    this.prediction = new Prediction(models);
    this.profile = profile;
  }

  /**
   * A search begins.
   *
   * @param before what the last search of the side left behind
   */
  public synchronized void begin(Position root, CarryOver before) {
    prior = prediction.begin(root, before, SearchListener.SILENT);
    pes = prior;
    rule = CriticalPattern.in(root);
    budgetNodes = Optional.empty();
  }

  /** An iteration is over. */
  public synchronized void hear(IterationFacts facts) {
    prediction.hear(facts);
    budgetNodes = Optional.of(Math.max(1, facts.statistics().nodes()) / facts.budgetShare());
  }

  /** How it stands, with the strongest reasons. */
  public synchronized EffortReport report(int reasons) {
    if (budgetNodes.isPresent()) {
      float live = prediction.live();
      pes = Float.isNaN(live) ? pes : profile.rank(live, budgetNodes.get());
    }
    Mode mode = Mode.of(pes);
    boolean raised = rule.isPresent() && mode.ordinal() < Mode.STANDARD.ordinal();
    return new EffortReport(
        pes,
        raised ? Mode.STANDARD : mode,
        prior,
        raised ? rule : Optional.empty(),
        prediction.strongest(Integer.MAX_VALUE).stream()
            .filter(influence -> !OF_THE_MACHINERY.contains(influence.feature()))
            .limit(reasons)
            .map(EffortSentence::of)
            .toList());
  }
}
