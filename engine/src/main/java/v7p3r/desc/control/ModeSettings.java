package v7p3r.desc.control;

import java.util.List;
import v7p3r.eval.ThemeSet;
import v7p3r.search.ExtensionSet;
import v7p3r.search.Reductions;

/** What a search does in one mode. */
public final class ModeSettings {
  /** As if there were no modes. */
  public static final ModeSettings STANDARD =
      new ModeSettings(standardCells(), ExtensionSet.ALL, ThemeSet.ALL);

  private static final List<ModeCell> OTHER_ENDS =
      List.of(ModeCell.HARD_CAP, ModeCell.MIN_DEPTH, ModeCell.MAX_DEPTH, ModeCell.EARLY_EXIT);

  /** By ordinal, in the units of {@link ModeCell}. */
  private final int[] cells;

  private final ExtensionSet extensions;
  private final ThemeSet themes;
  private final Reductions reductions;

  private ModeSettings(int[] cells, ExtensionSet extensions, ThemeSet themes) {
    this.cells = cells;
    this.extensions = extensions;
    this.themes = themes;
    this.reductions =
        new Reductions(
            value(ModeCell.REDUCTION),
            value(ModeCell.REDUCTION_PERCENT),
            value(ModeCell.FIRST_REDUCED),
            value(ModeCell.MISS_PRICE));
  }

  private static int[] standardCells() {
    ModeCell[] all = ModeCell.values();
    int[] cells = new int[all.length];
    for (ModeCell cell : all) {
      cells[cell.ordinal()] = cell.standard();
    }
    return cells;
  }

  public int value(ModeCell cell) {
    return cells[cell.ordinal()];
  }

  public ExtensionSet extensions() {
    return extensions;
  }

  /** Those that count of the themes that are on. */
  public ThemeSet themes() {
    return themes;
  }

  public Reductions reductions() {
    return reductions;
  }

  /** Whether neither depth nor a cap nor a move that stays ends a search. */
  boolean endsByTimeAlone() {
    for (ModeCell cell : OTHER_ENDS) {
      if (value(cell) != cell.standard()) {
        return false;
      }
    }
    return true;
  }

  public ModeSettings with(ModeCell cell, int value) {
    if (value < cell.min() || value > cell.max()) {
      throw new IllegalArgumentException(
          "%s: expected %d to %d, found %d".formatted(cell, cell.min(), cell.max(), value));
    }
    int[] changed = cells.clone();
    changed[cell.ordinal()] = value;
    return new ModeSettings(changed, extensions, themes);
  }

  public ModeSettings with(ExtensionSet set) {
    return new ModeSettings(cells, set, themes);
  }

  public ModeSettings with(ThemeSet set) {
    return new ModeSettings(cells, extensions, set);
  }
}
