package v7p3r.engine;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.desc.control.EffortController;
import v7p3r.desc.control.EffortModels;
import v7p3r.desc.control.ModeProfile;
import v7p3r.desc.model.ModelException;
import v7p3r.notation.Fen;
import v7p3r.search.EffortPolicy;

/**
 * Effort control as the options want it. Models that cannot be loaded leave the engine without it,
 * which is told once.
 */
final class EffortControl {
  /** The folder of the project, as the launcher tells it. */
  private static final String HOME = "v7p3r.home";

  private static final int WARM_UP_POSITIONS = 8;

  private final Options options;
  private final List<String> remarks = new ArrayList<>();
  private Optional<EffortController> controller = Optional.empty();

  /** Whether the models of the options are still to be loaded. */
  private boolean isStale;

  private boolean outdatedIsTold;

  /** The texts that could be read, by the names of their options. */
  private final Map<String, String> goodTexts = new HashMap<>();

  EffortControl(Options options) {
    this.options = options;
  }

  /** Who is asked how much effort a position deserves. */
  EffortPolicy policy() {
    return controller.isPresent() && options.value(DescOptions.USE_DESC)
        ? controller.get()
        : EffortPolicy.CONSTANT;
  }

  /** Puts the new value of an option into effect, if it matters here. */
  void apply(Option option) {
    if (option == DescOptions.MODEL_PATH) {
      controller = Optional.empty();
      isStale = true;
    } else if (option == DescOptions.USE_DESC) {
      isStale |= controller.isEmpty();
    } else if (DescOptions.shapesProfile(option)) {
      setProfile(option);
    } else {
      controller.ifPresent(this::adjust);
    }
  }

  /** A profile or a cell that cannot be read leaves everything as it was. */
  private void setProfile(Option option) {
    ModeProfile profile;
    try {
      profile = DescOptions.profile(options);
    } catch (OptionException e) {
      String before = goodTexts.get(option.name());
      if (before == null) {
        options.reset(option);
      } else {
        options.set(option.name(), before);
      }
      throw e;
    }
    if (option instanceof Option.Text text) {
      goodTexts.put(text.name(), options.value(text));
    }
    controller.ifPresent(known -> known.setProfile(profile));
  }

  private void adjust(EffortController adjusted) {
    adjusted.setVerbose(options.value(DescOptions.VERBOSE));
    adjusted.setMinClock(options.value(DescOptions.MIN_CLOCK));
    adjusted.setGradientWeight(options.value(DescOptions.GRADIENT) / 100.0);
  }

  /** Loads the models if they are wanted and were not tried yet. */
  void makeReady() {
    if (!isStale || !options.value(DescOptions.USE_DESC)) {
      return;
    }
    isStale = false;
    outdatedIsTold = false;
    String name = options.value(DescOptions.MODEL_PATH).strip();
    try {
      EffortController loaded =
          new EffortController(EffortModels.load(folder(name)), DescOptions.profile(options));
      loaded.warmUp(warmUpPositions());
      adjust(loaded);
      controller = Optional.of(loaded);
    } catch (ModelException | InvalidPathException e) {
      remarks.add(
          ("desc is off, for its models cannot be used: %s; DescModelPath names a folder of models"
                  + " (%s comes with the engine), './v7p3r train --data FOLDER --out models/NAME'"
                  + " makes others from what './v7p3r profile' has measured")
              .formatted(e.getMessage(), DescOptions.MODEL_PATH.initial()));
    }
  }

  /** In the current folder, or else beside the program. */
  private static Path folder(String name) {
    Path folder = Path.of(name);
    String home = System.getProperty(HOME, "");
    return home.isEmpty() || Files.isDirectory(folder) ? folder : Path.of(home).resolve(folder);
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
      remarks.add(
          "desc plays on with the models that it has loaded, for files in %s were changed or removed"
              .formatted(controller.get().models().folder()));
    }
  }

  /** What the user should know and has not been told. */
  List<String> takeRemarks() {
    List<String> taken = List.copyOf(remarks);
    remarks.clear();
    return taken;
  }
}
