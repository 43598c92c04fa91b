package v7p3r.engine;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import v7p3r.desc.control.ExtensionList;
import v7p3r.desc.control.Mode;
import v7p3r.desc.control.ModeCell;
import v7p3r.desc.control.ModeProfile;
import v7p3r.desc.control.ModeProfiles;
import v7p3r.desc.control.ModeSettings;
import v7p3r.desc.model.ModelException;
import v7p3r.eval.ThemeSet;

/** An option for every cell of every mode of effort, and the profile that all options make. */
final class ModeCells {
  private static final int A_MODE = ModeCell.values().length + 2;

  /** Mode by mode; in each the cells by ordinal, then extensions and themes. */
  private static final List<Option> ALL = create();

  private ModeCells() {}

  static List<Option> all() {
    return ALL;
  }

  /** To know the initial values means to read the profile that plays. */
  private static List<Option> create() {
    ModeProfile tuned = ModeProfiles.of(ModeProfiles.TUNED);
    List<Option> options = new ArrayList<>();
    for (Mode mode : Mode.values()) {
      ModeSettings settings = tuned.settings(mode);
      String prefix = "Desc" + mode.label();
      String start = "Mode " + mode.label() + ": ";
      for (ModeCell cell : ModeCell.values()) {
        options.add(
            new Option.Spin(
                prefix + cell.label(),
                settings.value(cell),
                cell.min(),
                cell.max(),
                start + cell.meaning() + ".",
                (engine, value) -> engine.effort().setProfile()));
      }
      options.add(
          new Option.Text(
              prefix + "Extensions",
              ExtensionList.format(settings.extensions()),
              start + "extensions that may be made, all or none or a list.",
              (engine, list) -> engine.effort().setProfile()));
      options.add(
          new Option.Text(
              prefix + "Themes",
              settings.themes().toString(),
              start + "themes that count of those that are on, as in Themes.",
              (engine, list) -> engine.effort().setProfile()));
    }
    return List.copyOf(options);
  }

  private static Option.Spin spin(Mode mode, ModeCell cell) {
    return (Option.Spin) ALL.get(mode.ordinal() * A_MODE + cell.ordinal());
  }

  private static Option.Text extensions(Mode mode) {
    return (Option.Text) ALL.get((mode.ordinal() + 1) * A_MODE - 2);
  }

  private static Option.Text themes(Mode mode) {
    return (Option.Text) ALL.get((mode.ordinal() + 1) * A_MODE - 1);
  }

  /**
   * The profile that the options choose; a cell that was set counts instead of what it says.
   *
   * @throws OptionException if the profile cannot be read, or a cell
   */
  static ModeProfile profile(Options options) {
    ModeProfile profile = read(choice(options));
    if (options.isSet(ResearchOptions.DESC_SIGNALS)) {
      profile = profile.withSignals(options.value(ResearchOptions.DESC_SIGNALS));
    }
    for (Mode mode : Mode.values()) {
      profile = profile.with(mode, settings(options, mode, profile.settings(mode)));
    }
    return profile;
  }

  /** What was found best with the models in use stands in a file beside them. */
  private static String choice(Options options) {
    String choice = options.value(EngineOptions.DESC_PROFILE).strip();
    if (!choice.equals(ModeProfiles.TUNED)) {
      return choice;
    }
    try {
      Path file =
          ModelPlace.folder(options.value(EngineOptions.DESC_MODEL_PATH).strip())
              .resolve(ModeProfiles.FILE);
      return Files.isRegularFile(file) ? file + "#" + ModeProfiles.TUNED : choice;
    } catch (ModelException | InvalidPathException _) {
      return choice; // told when the models are loaded
    }
  }

  private static ModeProfile read(String choice) {
    try {
      return ModeProfiles.of(choice);
    } catch (ModelException e) {
      throw new OptionException(
          "option " + EngineOptions.DESC_PROFILE.name() + ": " + e.getMessage());
    }
  }

  private static ModeSettings settings(Options options, Mode mode, ModeSettings given) {
    ModeSettings settings = given;
    for (ModeCell cell : ModeCell.values()) {
      Option.Spin option = spin(mode, cell);
      if (options.isSet(option)) {
        settings = settings.with(cell, options.value(option));
      }
    }
    Option.Text extensions = extensions(mode);
    Option.Text themes = themes(mode);
    try {
      if (options.isSet(extensions)) {
        settings = settings.with(ExtensionList.parse(options.value(extensions)));
      }
      return options.isSet(themes)
          ? settings.with(ThemeSet.parse(options.value(themes)))
          : settings;
    } catch (IllegalArgumentException e) {
      throw new OptionException("options of mode " + mode.label() + ": " + e.getMessage());
    }
  }
}
