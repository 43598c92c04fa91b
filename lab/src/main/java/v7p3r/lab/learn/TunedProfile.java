package v7p3r.lab.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.arena.work.AtomicFile;
import v7p3r.desc.control.Mode;
import v7p3r.desc.control.ModeProfiles;

/** The profile of effort control that plays with some models, to be changed and written. */
public final class TunedProfile {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final ObjectNode profile;

  private TunedProfile(ObjectNode profile) {
    this.profile = profile;
  }

  /** What stands beside the models, or else what is built in. */
  public static TunedProfile of(Path models) throws IOException {
    Path own = models.resolve(ModeProfiles.FILE);
    String text = Files.exists(own) ? Files.readString(own) : ModeProfiles.builtInText();
    JsonNode profile = JSON.readTree(text).path("profiles").path(ModeProfiles.TUNED);
    if (profile instanceof ObjectNode object) {
      return new TunedProfile(object);
    }
    throw new IOException(own + ": expected a profile " + ModeProfiles.TUNED + ", found none");
  }

  ObjectNode json() {
    return profile;
  }

  /** The price of a miss of each mode. */
  public double[] missPrices() {
    double[] prices = new double[Mode.values().length];
    for (Mode mode : Mode.values()) {
      prices[mode.ordinal()] =
          profile.path("modes").path(mode.key()).path("miss_price").asDouble(1);
    }
    return prices;
  }

  /** Takes in what games have taught of paces. */
  public void put(List<PaceLearning.Pace> paces) {
    PaceLearning.put(profile, paces);
  }

  /** Writes it as the only profile of a file, and makes sure that the engine can read it. */
  public void write(Path file) throws IOException {
    ObjectNode root = JSON.createObjectNode();
    root.putObject("profiles").set(ModeProfiles.TUNED, profile);
    new AtomicFile(file).write(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root));
    ModeProfiles.of(file + "#" + ModeProfiles.TUNED);
  }
}
