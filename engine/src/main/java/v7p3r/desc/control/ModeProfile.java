package v7p3r.desc.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What all five modes do, and how the time for a move grows with PES. */
public final class ModeProfile {
  /** The shares of modes among searches that end, when thinking has made most positions easier. */
  private static final double[] SHARES_AFTER = {0.22, 0.6, 0.16, 0.02, 0};

  /** Their shares where PES is a rank among searches of the same length. */
  private static final double[] SHARES = {0.25, 0.25, 0.28, 0.15, 0.07};

  private final List<ModeSettings> modes;
  private final boolean interpolates;
  private final int signals;
  private final PesScale scale;
  private final PaceTable paces;

  /** That of the game, once it is known and counts. */
  private final Optional<PaceTable.Row> pace;

  /** Time factor of each mode; none is below that of an easier one. */
  private final double[] knots;

  private final boolean endsByTimeAlone;

  /**
   * A profile of five modes.
   *
   * @param interpolates whether factors between the middles of two bins lie on a line; else each
   *     mode has one
   * @param signals how much the signals of the iterations count beside PES, in percent
   * @param scale of what the live model says
   */
  ModeProfile(List<ModeSettings> modes, boolean interpolates, int signals, PesScale scale) {
    this(modes, interpolates, signals, scale, PaceTable.NONE, Optional.empty());
  }

  private ModeProfile(
      List<ModeSettings> modes,
      boolean interpolates,
      int signals,
      PesScale scale,
      PaceTable paces,
      Optional<PaceTable.Row> pace) {
    if (modes.size() != Mode.values().length) {
      throw new IllegalArgumentException("a profile has five modes, not " + modes.size());
    }
    this.modes = List.copyOf(modes);
    this.interpolates = interpolates;
    this.signals = signals;
    this.scale = scale;
    this.paces = paces;
    this.pace = pace;
    this.knots = new double[modes.size()];
    double highest = 0;
    for (int i = 0; i < knots.length; i++) {
      highest = Math.max(highest, modes.get(i).value(ModeCell.TIME) / 100.0);
      knots[i] = highest;
    }
    this.endsByTimeAlone = modes.stream().allMatch(ModeSettings::endsByTimeAlone);
  }

  public ModeSettings settings(Mode mode) {
    return modes.get(mode.ordinal());
  }

  public boolean interpolates() {
    return interpolates;
  }

  /** How much the signals of the iterations count beside PES, in percent. */
  public int signals() {
    return signals;
  }

  /** The same with other settings of one mode. */
  public ModeProfile with(Mode mode, ModeSettings settings) {
    List<ModeSettings> changed = new ArrayList<>(modes);
    changed.set(mode.ordinal(), settings);
    return new ModeProfile(changed, interpolates, signals, scale, paces, pace);
  }

  /** The same with another weight of the signals, in percent. */
  public ModeProfile withSignals(int percent) {
    return new ModeProfile(modes, interpolates, percent, scale, paces, pace);
  }

  /** The same with what is different from pace to pace. */
  ModeProfile with(PaceTable table) {
    return new ModeProfile(modes, interpolates, signals, scale, table, pace);
  }

  /** What holds in games of a pace, in seconds of one side for the whole game. */
  ModeProfile atPace(double seconds) {
    if (paces.isEmpty()) {
      return this;
    }
    PaceTable.Row row = paces.at(seconds);
    List<ModeSettings> priced = new ArrayList<>();
    for (ModeSettings mode : modes) {
      ModeCell cell = ModeCell.MISS_PRICE;
      long price = Math.round(mode.value(cell) * row.price());
      priced.add(mode.with(cell, Math.clamp(price, cell.min(), cell.max())));
    }
    return new ModeProfile(priced, interpolates, signals, scale, paces, Optional.of(row));
  }

  /** What the live model says as a rank among searches with a budget of this many nodes. */
  float rank(float pes, double nodes) {
    float ranked = scale.rank(pes, nodes);
    return pace.isPresent() ? PesScale.rank(ranked, pace.get().ends()) : ranked;
  }

  /** Time as a part of the usual, before it is balanced over a game. */
  double factor(Mode mode, float pes) {
    if (!interpolates) {
      return knots[mode.ordinal()];
    }
    double place = Math.clamp(pes * knots.length - 0.5, 0, knots.length - 1.0);
    int below = Math.min((int) place, knots.length - 2);
    return knots[below] + (place - below) * (knots[below + 1] - knots[below]);
  }

  /** Whether no mode ends a search by its depth or by a move that stays. */
  boolean endsByTimeAlone() {
    return endsByTimeAlone;
  }

  /** The factor of a mode in the middle of its bin. */
  double knot(Mode mode) {
    return knots[mode.ordinal()];
  }

  /** The shares of the modes among searches where PES is a rank. */
  public static double[] rankShares() {
    return SHARES.clone();
  }

  /** The mean factor of searches that end. */
  double expectedFactor() {
    double[] shares = scale.isAsItIs() && pace.isEmpty() ? SHARES_AFTER : SHARES;
    double sum = 0;
    for (int i = 0; i < knots.length; i++) {
      sum += shares[i] * knots[i];
    }
    return sum;
  }
}
