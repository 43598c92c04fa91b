package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.arena.work.AtomicFile;
import v7p3r.desc.control.Mode;
import v7p3r.desc.control.ModeProfiles;

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

  private static final JsonMapper JSON = JsonMapper.builder().build();

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
    Files.createDirectories(candidate);
    try (Stream<Path> files = Files.list(model)) {
      for (Path file : files.toList()) {
        Files.copy(
            file, candidate.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    ObjectNode profile = inUse();
    List<String> changes = change(profile);
    ObjectNode root = JSON.createObjectNode();
    root.putObject("profiles").set(ModeProfiles.TUNED, profile);
    Path file = candidate.resolve(ModeProfiles.FILE);
    new AtomicFile(file).write(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root));
    ModeProfiles.of(file + "#" + ModeProfiles.TUNED);
    return "proposed " + String.join(", ", changes);
  }

  /** The profile that plays with the models. */
  private ObjectNode inUse() throws IOException {
    Path own = model.resolve(ModeProfiles.FILE);
    String text = Files.exists(own) ? Files.readString(own) : ModeProfiles.builtInText();
    JsonNode profile = JSON.readTree(text).path("profiles").path(ModeProfiles.TUNED);
    if (profile instanceof ObjectNode object) {
      return object;
    }
    throw new IOException(own + ": expected a profile " + ModeProfiles.TUNED + ", found none");
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
