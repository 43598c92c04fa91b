package v7p3r.desc.control;

import v7p3r.search.Value;

/** A number of a mode: its name in files, its name as an option, and its range there. */
public enum ModeCell {
  TIME("time_factor", "Time", 100, 100, 10, 400, "share of the usual time, in percent"),
  HARD_CAP(
      "time_hard_cap",
      "HardCap",
      1000,
      0,
      0,
      600_000,
      "most milliseconds a move, 0 for any number"),
  REDUCTION(
      "lmr_reduction",
      "Reduction",
      1024,
      0,
      -4096,
      4096,
      "added to late move reductions, in 1/1024 of a ply"),
  REDUCTION_PERCENT(
      "lmr_percent",
      "ReductionPercent",
      1,
      100,
      0,
      300,
      "what is left of late move reductions, in percent; 0 for none"),
  FIRST_REDUCED(
      "lmr_threshold", "FirstReduced", 1, 1, 1, 999, "first move of a node that may be reduced"),
  MIN_DEPTH(
      "min_depth", "MinDepth", 1, 1, 1, Value.MAX_PLY, "depth up to which time does not count"),
  MAX_DEPTH("max_depth", "MaxDepth", 1, Value.MAX_PLY, 1, Value.MAX_PLY, "greatest depth"),
  EARLY_EXIT(
      "early_exit",
      "EarlyExit",
      1,
      0,
      0,
      50,
      "iterations with the same best move that end the search early, 0 for never"),
  MISS_PRICE(
      "miss_price",
      "MissPrice",
      100,
      100,
      10,
      1000,
      "what it costs to miss a move, in percent of the usual; counts with DescTree");

  private final String key;
  private final String label;
  private final int unitsInOne;
  private final int standard;
  private final int min;
  private final int max;
  private final String meaning;

  ModeCell(
      String key, String label, int unitsInOne, int standard, int min, int max, String meaning) {
    this.key = key;
    this.label = label;
    this.unitsInOne = unitsInOne;
    this.standard = standard;
    this.min = min;
    this.max = max;
    this.meaning = meaning;
  }

  /** The name in files. */
  public String key() {
    return key;
  }

  /** The last part of its name as an option. */
  public String label() {
    return label;
  }

  /** Files have factors, seconds and plies; everything else percent, milliseconds and 1/1024. */
  int unitsInOne() {
    return unitsInOne;
  }

  /** What a search does when nobody interferes. */
  int standard() {
    return standard;
  }

  public int min() {
    return min;
  }

  public int max() {
    return max;
  }

  /** A few words, unit included. */
  public String meaning() {
    return meaning;
  }
}
