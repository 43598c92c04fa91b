package v7p3r.desc.control;

import java.util.List;
import java.util.Locale;

/** Puts a decision into words. */
final class EffortRemark {
  private static final int SHOWN_FEATURES = 3;

  private EffortRemark() {}

  /** {@code desc pes 0.45 mode Standard}. */
  static String of(Decision decision) {
    return String.format(
        Locale.ROOT, "desc pes %.2f mode %s", decision.pes(), decision.mode().label());
  }

  /** The same with reasons. */
  static String withReasons(Decision decision, float gradient, Prediction prediction) {
    StringBuilder text = new StringBuilder(of(decision));
    text.append(
        String.format(Locale.ROOT, " factor %.2f gradient %+.2f", decision.timeShare(), gradient));
    if (decision.isRaised()) {
      text.append(" floor");
    }
    List<StageModel.Influence> strongest = prediction.strongest(SHOWN_FEATURES);
    for (int i = 0; i < strongest.size(); i++) {
      text.append(i == 0 ? " because " : ", ").append(strongest.get(i));
    }
    return text.toString();
  }
}
