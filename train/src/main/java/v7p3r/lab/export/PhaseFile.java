package v7p3r.lab.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import v7p3r.desc.control.PhaseModels;
import v7p3r.lab.model.PhaseTrial;

/**
 * Writes which parts of the game are left to models of their own, with the numbers that decided it.
 */
public final class PhaseFile {
  private PhaseFile() {}

  /**
   * Writes the file of the gate into a folder of models.
   *
   * @param trials of all stages of all parts
   */
  public static void write(Path folder, List<PhaseTrial> trials) throws IOException {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    ObjectNode phases = json.putObject(PhaseModels.PHASES);
    for (PhaseTrial trial : trials) {
      ObjectNode phase = phases.withObject("/" + trial.phase());
      phase.put(PhaseModels.PASSED, passes(trial.phase(), trials));
      ObjectNode stage = phase.putObject(trial.stage().key());
      stage.put("rows", trial.rows());
      stage.put("games", trial.games());
      stage.put("loss_whole", trial.wholeLoss());
      stage.put("loss_own", trial.ownLoss());
      stage.put("gain", trial.gain());
      stage.put("error", trial.error());
    }
    Path file = folder.resolve(PhaseModels.GATE_FILE);
    Path fresh = folder.resolve(PhaseModels.GATE_FILE + ".new");
    Files.writeString(
        fresh,
        JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n");
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Whether each stage is no worse, and one of them surely better. */
  public static boolean passes(String phase, List<PhaseTrial> trials) {
    List<PhaseTrial> its = trials.stream().filter(trial -> trial.phase().equals(phase)).toList();
    return its.stream().allMatch(PhaseTrial::isHeld) && its.stream().anyMatch(PhaseTrial::isWon);
  }
}
