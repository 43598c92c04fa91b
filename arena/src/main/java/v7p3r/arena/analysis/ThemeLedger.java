package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import v7p3r.arena.player.Score;
import v7p3r.eval.Explanation;
import v7p3r.eval.Theme;

/**
 * Which themes were right against the reference: a theme gains, in a position, what the evaluation
 * without search would be farther from the reference if the theme had been silent.
 */
public final class ThemeLedger {
  private final long[] fired = new long[Theme.values().length];
  private final long[] right = new long[Theme.values().length];
  private final double[] gain = new double[Theme.values().length];

  /**
   * What a theme earned.
   *
   * @param positions in which it spoke
   * @param right in how many of them it brought the evaluation nearer to the reference
   * @param gain centipawns nearer in the mean of these positions; negative where it misled
   */
  public record Entry(String theme, long positions, long right, double gain) {}

  /** Adds a position by the reference's score for White; mates say nothing of themes. */
  void add(Explanation explanation, Score reference) {
    if (reference.isMate() || Math.abs(reference.value()) > WinChances.MOST) {
      return;
    }
    double error = reference.value() - explanation.centipawns();
    for (Explanation.Line line : explanation.lines()) {
      double share = explanation.share(line);
      if (share != 0) {
        double earned = Math.abs(error + share) - Math.abs(error);
        int index = line.theme().ordinal();
        fired[index]++;
        right[index] += earned > 0 ? 1 : 0;
        gain[index] += earned;
      }
    }
  }

  /** All themes that spoke, the best first. */
  List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Theme theme : Theme.values()) {
      int i = theme.ordinal();
      if (fired[i] > 0) {
        entries.add(new Entry(theme.key(), fired[i], right[i], gain[i] / fired[i]));
      }
    }
    entries.sort(Comparator.comparingDouble(Entry::gain).reversed());
    return entries;
  }
}
