package v7p3r.desc.control;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.ModelFile;
import v7p3r.eval.ThemeSet;
import v7p3r.json.JsonNode;
import v7p3r.text.Excerpt;
import v7p3r.text.NearestWord;

/** Reads profiles of modes from a JSON file: those built in, or those of a user. */
public final class ModeProfiles {
  /** The design's table to the letter. */
  public static final String SEED = "seed";

  /** What plays. */
  public static final String TUNED = "tuned";

  /** Profiles built in, and those that stand beside models which they were found best with. */
  public static final String FILE = "desc_modes.json";

  private static final String INTERPOLATE = "interpolate";
  private static final String MODES = "modes";
  private static final String SIGNALS = "signals";
  private static final String RANKS = "ranks";
  private static final String PACES = "paces";
  private static final String NODES = "nodes";
  private static final String PES = "pes";
  private static final int MAX_SIGNALS = 100;
  private static final String EXTENSIONS = "extensions";
  private static final String THEMES = "themes";

  /** Before the name of a profile, when a file has several. */
  private static final char NAME_MARK = '#';

  private ModeProfiles() {}

  /**
   * The profile that a user means.
   *
   * @param choice {@link #SEED}, {@link #TUNED}, {@code FILE} or {@code FILE#PROFILE}
   * @throws ModelException if there is no such profile; says where, what was expected and found
   */
  public static ModeProfile of(String choice) {
    if (choice.equals(SEED) || choice.equals(TUNED)) {
      return profile(builtIn(), choice);
    }
    int mark = choice.lastIndexOf(NAME_MARK);
    ModelFile file = open(mark < 0 ? choice : choice.substring(0, mark));
    return profile(file, mark < 0 ? "" : choice.substring(mark + 1));
  }

  private static ModelFile builtIn() {
    return new ModelFile(FILE, builtInBytes());
  }

  private static byte[] builtInBytes() {
    try (InputStream in = ModeProfiles.class.getResourceAsStream(FILE)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of the profiles built in, for whoever writes others like them. */
  public static String builtInText() {
    return new String(builtInBytes(), StandardCharsets.UTF_8);
  }

  private static ModelFile open(String name) {
    try {
      return ModelFile.read(Path.of(name));
    } catch (ModelException | InvalidPathException e) {
      String nearest =
          NearestWord.similar(name, List.of(SEED, TUNED))
              .map(near -> " (did you mean " + near + "?)")
              .orElse("");
      throw new ModelException(
          "expected seed, tuned or a file of profiles%s, found %s (%s)"
              .formatted(nearest, Excerpt.of(name), e.getMessage()));
    }
  }

  /** The one with that name, or without a name the only one. */
  static ModeProfile profile(ModelFile file, String name) {
    JsonNode root = JsonNode.read(file);
    refuseOthers(root, List.of("profiles"));
    JsonNode profiles = root.at("profiles");
    Set<String> names = profiles.names();
    if (name.isEmpty() && names.size() != 1) {
      throw profiles.broken(
          "expected one profile, or its name as in FILE#PROFILE, found " + listed(names));
    }
    String wanted = name.isEmpty() ? names.iterator().next() : name;
    if (!names.contains(wanted)) {
      throw profiles.broken(
          "expected %s, found %s%s"
              .formatted(Excerpt.of(wanted), listed(names), near(wanted, names)));
    }
    return read(profiles.at(wanted));
  }

  private static String listed(Set<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  private static String near(String word, Set<String> names) {
    return names.isEmpty() ? "" : "; the nearest is '" + NearestWord.of(word, names) + "'";
  }

  private static ModeProfile read(JsonNode profile) {
    refuseOthers(profile, List.of(INTERPOLATE, SIGNALS, RANKS, PACES, MODES));
    JsonNode modes = profile.at(MODES);
    refuseOthers(modes, Mode.keys());
    List<ModeSettings> settings = new ArrayList<>();
    for (Mode mode : Mode.values()) {
      settings.add(settings(modes.at(mode.key())));
    }
    boolean interpolates = !profile.has(INTERPOLATE) || profile.at(INTERPOLATE).flag();
    int signals = profile.has(SIGNALS) ? signals(profile.at(SIGNALS)) : 0;
    PaceTable paces = profile.has(PACES) ? PaceTable.read(profile.at(PACES)) : PaceTable.NONE;
    return new ModeProfile(settings, interpolates, signals, scale(profile)).with(paces);
  }

  private static PesScale scale(JsonNode profile) {
    List<PesScale.Row> rows = new ArrayList<>();
    double before = 0;
    for (JsonNode row : profile.has(RANKS) ? profile.at(RANKS).items() : List.<JsonNode>of()) {
      refuseOthers(row, List.of(NODES, PES));
      double nodes = row.at(NODES).number();
      if (!(nodes > before)) {
        throw row.at(NODES)
            .broken("expected more than %s, found %s".formatted(plain(before), plain(nodes)));
      }
      rows.add(new PesScale.Row(nodes, ends(row.at(PES))));
      before = nodes;
    }
    return new PesScale(rows);
  }

  /** Growing numbers between 0 and 1, one for the end of each mode but the last. */
  static List<Double> ends(JsonNode list) {
    List<Double> ends = new ArrayList<>();
    double before = 0;
    for (JsonNode item : list.items()) {
      double end = item.number();
      if (!(end > before && end < 1)) {
        throw item.broken(
            "expected a number above %s and below 1, found %s"
                .formatted(plain(before), plain(end)));
      }
      ends.add(end);
      before = end;
    }
    if (ends.size() != PesScale.Row.ENDS) {
      throw list.broken("expected %d numbers, found %d".formatted(PesScale.Row.ENDS, ends.size()));
    }
    return ends;
  }

  private static int signals(JsonNode node) {
    double percent = node.number();
    if (!(percent >= 0 && percent <= MAX_SIGNALS)) {
      throw node.broken("expected 0 to %d, found %s".formatted(MAX_SIGNALS, plain(percent)));
    }
    return (int) Math.rint(percent);
  }

  /** What is not said is as usual, but for the time. */
  private static ModeSettings settings(JsonNode mode) {
    List<String> known = new ArrayList<>(List.of(EXTENSIONS, THEMES));
    for (ModeCell cell : ModeCell.values()) {
      known.add(cell.key());
    }
    refuseOthers(mode, known);
    ModeSettings settings = ModeSettings.STANDARD;
    for (ModeCell cell : ModeCell.values()) {
      if (cell == ModeCell.TIME || mode.has(cell.key())) {
        settings = settings.with(cell, value(mode.at(cell.key()), cell));
      }
    }
    requireDepths(mode, settings.value(ModeCell.MIN_DEPTH), settings.value(ModeCell.MAX_DEPTH));
    if (mode.has(EXTENSIONS)) {
      JsonNode list = mode.at(EXTENSIONS);
      try {
        settings = settings.with(ExtensionList.parse(list.text()));
      } catch (IllegalArgumentException e) {
        throw list.broken(e.getMessage());
      }
    }
    if (mode.has(THEMES)) {
      JsonNode list = mode.at(THEMES);
      try {
        settings = settings.with(ThemeSet.parse(list.text()));
      } catch (IllegalArgumentException e) {
        throw list.broken(e.getMessage());
      }
    }
    return settings;
  }

  private static void requireDepths(JsonNode mode, int least, int most) {
    if (least > most) {
      throw mode.broken(
          "expected %s of at most %d, which %s is, found %d"
              .formatted(ModeCell.MIN_DEPTH.key(), most, ModeCell.MAX_DEPTH.key(), least));
    }
  }

  private static int value(JsonNode node, ModeCell cell) {
    double number = node.number();
    double units = Math.rint(number * cell.unitsInOne());
    if (!(units >= cell.min() && units <= cell.max())) {
      double one = cell.unitsInOne();
      throw node.broken(
          "expected %s to %s, found %s"
              .formatted(plain(cell.min() / one), plain(cell.max() / one), plain(number)));
    }
    return (int) units;
  }

  private static String plain(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e9
        ? Long.toString((long) number)
        : Double.toString(number);
  }

  static void refuseOthers(JsonNode node, List<String> known) {
    for (String name : node.names()) {
      if (!known.contains(name)) {
        throw node.broken(
            "expected some of %s, found %s; the nearest is '%s'"
                .formatted(
                    String.join(", ", known), Excerpt.of(name), NearestWord.of(name, known)));
      }
    }
  }
}
