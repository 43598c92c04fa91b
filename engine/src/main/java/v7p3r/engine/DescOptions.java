package v7p3r.engine;

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

/** The options of effort control: whether, by which models, and every cell of its modes. */
public final class DescOptions {
  public static final Option.Check USE_DESC =
      new Option.Check(
          "UseDesc",
          false,
          "Whether effort follows what models predict: more time for positions where thinking pays,"
              + " less for others.");

  public static final Option.Check VERBOSE =
      new Option.Check(
          "DescVerbose", false, "Whether effort control tells the reasons for its decisions.");

  public static final Option.Text MODEL_PATH =
      new Option.Text(
          "DescModelPath",
          ModelPlace.IN_USE,
          "The folder of the models for UseDesc, or a file that names one beside it.");

  public static final Option.Text PROFILE =
      new Option.Text(
          "DescProfile",
          ModeProfiles.TUNED,
          "What the modes of effort do: tuned, seed for the first design, or a file of profiles"
              + " (FILE, or FILE#PROFILE if it has several).");

  public static final Option.Spin MIN_CLOCK =
      new Option.Spin(
          "DescMinClock",
          0,
          0,
          3_600_000,
          "Milliseconds on the clock below which effort control is off.");

  public static final Option.Spin GRADIENT =
      new Option.Spin(
          "DescGradient",
          0,
          -400,
          400,
          "How much of its gradient over the own moves before is added to PES, in percent.");

  public static final Option.Spin SIGNALS =
      new Option.Spin(
          "DescSignals",
          100,
          0,
          100,
          "How much the signals of the iterations, as in TimeManager signals, count beside PES, in"
              + " percent.");

  private static final String CELL_PREFIX = "Desc";

  private DescOptions() {}

  static List<Option> all() {
    return List.of(USE_DESC, VERBOSE, MODEL_PATH, PROFILE, MIN_CLOCK, GRADIENT, SIGNALS);
  }

  /** Whether the profile is another when this option is. */
  static boolean shapesProfile(Option option) {
    return option == PROFILE
        || option == SIGNALS
        || option.name().startsWith(CELL_PREFIX) && Cells.OPTIONS.contains(option);
  }

  /** An option for each cell of each mode, with the values of the profile that plays. */
  static List<Option> cells() {
    return Cells.OPTIONS;
  }

  /**
   * The profile that the options choose; a cell that was set counts instead of what it says.
   *
   * @throws OptionException if the profile cannot be read, or a cell
   */
  static ModeProfile profile(Options options) {
    ModeProfile profile = read(options.value(PROFILE).strip());
    if (options.isSet(SIGNALS)) {
      profile = profile.withSignals(options.value(SIGNALS));
    }
    for (Mode mode : Mode.values()) {
      profile = profile.with(mode, settings(options, mode, profile.settings(mode)));
    }
    return profile;
  }

  private static ModeProfile read(String choice) {
    try {
      return ModeProfiles.of(choice);
    } catch (ModelException e) {
      throw new OptionException("option " + PROFILE.name() + ": " + e.getMessage());
    }
  }

  private static ModeSettings settings(Options options, Mode mode, ModeSettings given) {
    ModeSettings settings = given;
    for (ModeCell cell : ModeCell.values()) {
      Option.Spin option = Cells.spin(mode, cell);
      if (options.isSet(option)) {
        settings = settings.with(cell, options.value(option));
      }
    }
    Option.Text extensions = Cells.extensions(mode);
    Option.Text themes = Cells.themes(mode);
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

  /** Made when first needed: to know the values means to read the profile. */
  private static final class Cells {
    private static final int A_MODE = ModeCell.values().length + 2;
    private static final List<Option> OPTIONS = create();

    private static List<Option> create() {
      ModeProfile tuned = ModeProfiles.of(ModeProfiles.TUNED);
      List<Option> options = new ArrayList<>();
      for (Mode mode : Mode.values()) {
        ModeSettings settings = tuned.settings(mode);
        String prefix = CELL_PREFIX + mode.label();
        String start = "Mode " + mode.label() + ": ";
        for (ModeCell cell : ModeCell.values()) {
          options.add(
              new Option.Spin(
                  prefix + cell.label(),
                  settings.value(cell),
                  cell.min(),
                  cell.max(),
                  start + cell.meaning() + "."));
        }
        options.add(
            new Option.Text(
                prefix + "Extensions",
                ExtensionList.format(settings.extensions()),
                start + "extensions that may be made, all or none or a list."));
        options.add(
            new Option.Text(
                prefix + "Themes",
                settings.themes().toString(),
                start + "themes that count of those that are on, as in Themes."));
      }
      return List.copyOf(options);
    }

    static Option.Spin spin(Mode mode, ModeCell cell) {
      return (Option.Spin) OPTIONS.get(mode.ordinal() * A_MODE + cell.ordinal());
    }

    static Option.Text extensions(Mode mode) {
      return (Option.Text) OPTIONS.get((mode.ordinal() + 1) * A_MODE - 2);
    }

    static Option.Text themes(Mode mode) {
      return (Option.Text) OPTIONS.get((mode.ordinal() + 1) * A_MODE - 1);
    }
  }
}
