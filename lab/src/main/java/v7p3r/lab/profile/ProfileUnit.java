package v7p3r.lab.profile;

import java.util.Arrays;
import java.util.List;
import v7p3r.lab.profile.source.Sample;
import v7p3r.notation.Fen;

/**
 * The unit of profiling: from a task to rows. It writes nothing, and one task always gives the same
 * rows, but for columns that measure time. For one thread at a time.
 */
public final class ProfileUnit {
  private final Layer layer;
  private final Layer.Worker worker;

  ProfileUnit(Layer layer) {
    this.layer = layer;
    this.worker = layer.worker();
  }

  /** Searches to the depths 1 to 6. */
  public static ProfileUnit wide() {
    return new ProfileUnit(new WideLayer());
  }

  /** Searches to a reference node count, as a plan says. */
  public static ProfileUnit deep(ProfilePlan plan) {
    return new ProfileUnit(
        new DeepLayer(plan.reference(), plan.verifyShare(), plan.longOneIn(), plan.inPlay()));
  }

  /** Plays games on and tries late moves of their searches. */
  public static ProfileUnit moves(TrialPlan plan) {
    return new ProfileUnit(new MovesLayer(plan));
  }

  /** The rows of several positions, one behind the other. */
  ProfileRows profileAll(List<ProfileTask> tasks) {
    StringBuilder[] texts = new StringBuilder[layer.files().size()];
    Arrays.setAll(texts, i -> new StringBuilder());
    int positions = 0;
    for (ProfileTask task : tasks) {
      ProfileRows rows = profile(task);
      for (int i = 0; i < texts.length; i++) {
        texts[i].append(rows.texts().get(i));
      }
      positions += rows.positions();
    }
    return rows(texts, positions);
  }

  private static ProfileRows rows(StringBuilder[] texts, int positions) {
    return new ProfileRows(Arrays.stream(texts).map(StringBuilder::toString).toList(), positions);
  }

  public ProfileRows profile(ProfileTask task) {
    Sample sample = task.sample();
    StringBuilder[] texts = new StringBuilder[layer.files().size()];
    Arrays.setAll(texts, i -> new StringBuilder());
    try {
      int positions = worker.profile(sample, texts);
      return rows(texts, positions);
    } catch (RuntimeException | AssertionError e) {
      throw new IllegalStateException(
          "%s of %s: expected a profile, found %s"
              .formatted(Fen.format(sample.position()), sample.origin().game(), e),
          e);
    }
  }
}
