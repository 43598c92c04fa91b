package v7p3r.lab.tune;

import java.util.List;
import v7p3r.eval.context.Weights;

/** The weight list as the engine reads it, with where its numbers come from at its head. */
final class WeightFile {
  private WeightFile() {}

  static String format(Weights weights, List<String> provenance, TuningReport report) {
    StringBuilder text = new StringBuilder();
    text.append("# The weights of the evaluation, tuned: NAME index middlegame endgame.\n");
    text.append("# Made by `./v7p3r tune`, see docs/tuning.md; do not edit by hand.\n#\n");
    for (String line : provenance) {
      text.append("# ").append(line).append('\n');
    }
    report
        .toString()
        .lines()
        .forEach(line -> text.append(("# " + line).stripTrailing()).append('\n'));
    return text.append('\n').append(weights).toString();
  }
}
