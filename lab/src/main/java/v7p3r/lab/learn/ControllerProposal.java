package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.desc.control.Mode;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.lab.model.ModelShelf;

/**
 * Other numbers of effort control beside the same models: the times of the modes and the weight of
 * the signals, each moved a little and by chance. Which way is better only games can say.
 */
final class ControllerProposal {
  private static final String TIME = "time_factor";
  private static final String SIGNALS = "signals";

  /** How far a time is moved, as a standard deviation of its logarithm. */
  private static final double STEP = 0.12;

  /** How far the weight of the signals is moved, in percent. */
  private static final double SIGNAL_STEP = 12;

  private static final double LEAST_TIME = 0.1;
  private static final double MOST_TIME = 4;

  private final Path model;
  private final Path candidate;
  private final Random random;

  ControllerProposal(Path model, Path candidate, long seed) {
    this.model = model;
    this.candidate = candidate;
    this.random = new Random(seed);
  }

  /** Makes the candidate, a copy of the models with a file of modes; what it changed, in words. */
  String write() throws IOException {
    ModelShelf.copy(model, candidate);
    TunedProfile profile = TunedProfile.of(model);
    List<String> changes = change(profile.json());
    profile.write(candidate.resolve(ModeProfiles.FILE));
    return "proposed " + String.join(", ", changes);
  }

  private List<String> change(ObjectNode profile) {
    List<String> changes = new ArrayList<>();
    double least = LEAST_TIME;
    for (Mode mode : Mode.values()) {
      ObjectNode cells = (ObjectNode) profile.path("modes").path(mode.key());
      double before = cells.path(TIME).asDouble();
      double moved = before * Math.exp(STEP * random.nextGaussian());
      least = Math.clamp(Math.rint(moved * 100) / 100, least, MOST_TIME);
      cells.put(TIME, least);
      changes.add(String.format(Locale.ROOT, "%s %.2f to %.2f", mode.label(), before, least));
    }
    int before = profile.path(SIGNALS).asInt(0);
    int after = Math.clamp(Math.round(before + SIGNAL_STEP * random.nextGaussian()), 0, 100);
    profile.put(SIGNALS, after);
    changes.add("signals %d to %d".formatted(before, after));
    return changes;
  }
}
