package v7p3r.desc.control;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import v7p3r.board.GamePart;
import v7p3r.desc.Feature;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.ModelFile;
import v7p3r.desc.model.Stage;
import v7p3r.json.JsonNode;

/**
 * Models of one part of the game each, in folders beside the models of the whole game. A file says
 * which of them passed the gate when they were trained: only those are asked, and the models of the
 * whole game everywhere else.
 */
public final class PhaseModels {
  /** Beside the models of the whole game; without it there are no others. */
  public static final String GATE_FILE = "phases.json";

  /** In the gate file: whether the models of a part are better than those of the whole game. */
  public static final String PASSED = "passed";

  /** In the gate file, before the parts. */
  public static final String PHASES = "phases";

  private final Map<GamePart, StageModel> prior = new EnumMap<>(GamePart.class);
  private final Map<GamePart, StageModel> live = new EnumMap<>(GamePart.class);

  private PhaseModels() {}

  static PhaseModels none() {
    return new PhaseModels();
  }

  /**
   * Loads those that passed.
   *
   * @throws ModelException if a file is damaged or does not fit
   */
  static PhaseModels load(Path folder) {
    PhaseModels models = new PhaseModels();
    Path gate = folder.resolve(GATE_FILE);
    if (!Files.exists(gate)) {
      return models;
    }
    JsonNode phases = JsonNode.read(ModelFile.read(gate)).at(PHASES);
    for (GamePart part : GamePart.values()) {
      if (phases.has(part.label()) && phases.at(part.label()).at(PASSED).flag()) {
        Path place = folder.resolve(part.label());
        models.prior.put(part, StageModel.load(place, Stage.PRIOR));
        models.live.put(part, StageModel.load(place, Stage.LIVE));
      }
    }
    return models;
  }

  boolean areNone() {
    return prior.isEmpty();
  }

  boolean askFor(Feature feature) {
    return prior.values().stream().anyMatch(model -> model.asksFor(feature))
        || live.values().stream().anyMatch(model -> model.asksFor(feature));
  }

  StageModel prior(GamePart part, StageModel otherwise) {
    return prior.getOrDefault(part, otherwise);
  }

  StageModel live(GamePart part, StageModel otherwise) {
    return live.getOrDefault(part, otherwise);
  }

  void warmUp(int questions) {
    prior.values().forEach(model -> model.warmUp(questions));
    live.values().forEach(model -> model.warmUp(questions));
  }
}
