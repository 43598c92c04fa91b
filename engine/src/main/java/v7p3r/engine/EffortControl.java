package v7p3r.engine;

import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import v7p3r.board.Position;
import v7p3r.desc.control.EffortController;
import v7p3r.desc.control.EffortModels;
import v7p3r.desc.control.ModeProfile;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.desc.control.Opponent;
import v7p3r.desc.model.ModelException;
import v7p3r.notation.Fen;
import v7p3r.search.EffortPolicy;

/**
 * Effort control as the options want it. Models that cannot be loaded leave the engine without it,
 * which is told once.
 */
final class EffortControl {
  private static final int WARM_UP_POSITIONS = 8;

  private final Options options;
  private final Consumer<String> remarks;
  private Optional<EffortController> controller = Optional.empty();

  /** Whether the models of the options are still to be loaded. */
  private boolean isStale;

  private boolean outdatedIsTold;

  /** Read when it is first changed: a file that vanishes later changes nothing. */
  private Optional<ModeProfile> profile = Optional.empty();

  /** With someone to tell what the user should know. */
  EffortControl(Options options, Consumer<String> remarks) {
    this.options = options;
    this.remarks = remarks;
  }

  /** Who is asked how much effort a position deserves. */
  EffortPolicy policy() {
    return controller.isPresent() && options.value(EngineOptions.USE_DESC)
        ? controller.get()
        : EffortPolicy.CONSTANT;
  }

  /** The models are to be loaded if they are not there yet. */
  void wantModels() {
    isStale |= controller.isEmpty();
  }

  /** Others are to be loaded, with the modes that stand beside them. */
  void forgetModels() {
    controller = Optional.empty();
    isStale = true;
    if (options.value(EngineOptions.DESC_PROFILE).strip().equals(ModeProfiles.TUNED)) {
      profile = Optional.empty();
    }
  }

  /**
   * What the modes do has been changed by an option.
   *
   * @throws OptionException if the profile cannot be read, or a cell
   */
  void setProfile() {
    ModeProfile wanted = ModeCells.profile(options);
    profile = Optional.of(wanted);
    controller.ifPresent(known -> known.setProfile(wanted));
  }

  /** A number has been changed by an option. */
  void adjust() {
    controller.ifPresent(this::adjust);
  }

  private void adjust(EffortController adjusted) {
    adjusted.setVerbose(options.value(EngineOptions.DESC_VERBOSE));
    adjusted.setMinClock(options.value(ResearchOptions.DESC_MIN_CLOCK));
    adjusted.setGradientWeight(options.value(ResearchOptions.DESC_GRADIENT) / 100.0);
    adjusted.setGoesByPace(options.value(ResearchOptions.DESC_PACES));
    adjusted.setOpponentShift(
        Opponent.parse(options.value(EngineOptions.OPPONENT))
            .shift(
                options.value(ResearchOptions.DESC_OWN_ELO),
                options.value(ResearchOptions.DESC_OPPONENT) / 100.0));
  }

  /** Loads the models if they are wanted and were not tried yet. */
  void makeReady() {
    if (!isStale || !options.value(EngineOptions.USE_DESC)) {
      return;
    }
    isStale = false;
    outdatedIsTold = false;
    String name = options.value(EngineOptions.DESC_MODEL_PATH).strip();
    try {
      EffortController loaded =
          new EffortController(
              EffortModels.load(
                  ModelPlace.folder(name), options.value(ResearchOptions.DESC_PHASES)),
              profile.orElseGet(() -> ModeCells.profile(options)));
      loaded.warmUp(warmUpPositions());
      adjust(loaded);
      controller = Optional.of(loaded);
      remarks.accept("desc plays with the models in " + loaded.models().folder());
    } catch (ModelException | OptionException | InvalidPathException e) {
      remarks.accept(
          ("desc is off, for its models cannot be used: %s; DescModelPath names a folder of models"
                  + " (%s comes with the engine), './v7p3r train --data FOLDER --out models/NAME'"
                  + " makes others from what './v7p3r profile' has measured")
              .formatted(e.getMessage(), ModelPlace.SHELF + "/" + ModelPlace.SHIPPED));
    }
  }

  private static List<Position> warmUpPositions() {
    List<Position> positions = new ArrayList<>();
    for (String fen : BenchPositions.ALL.subList(0, WARM_UP_POSITIONS)) {
      positions.add(Fen.parse(fen));
    }
    return positions;
  }

  /** Between two games is the time to see whether the files are still those that were loaded. */
  void newGame() {
    if (controller.isPresent() && !outdatedIsTold && controller.get().models().areOutdated()) {
      outdatedIsTold = true;
      remarks.accept(
          "desc plays on with the models that it has loaded, for files in %s were changed or removed"
              .formatted(controller.get().models().folder()));
    }
  }
}
