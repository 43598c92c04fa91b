package v7p3r.notation;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the operand of a {@code %eval} comment: {@code 0.35}, {@code -1.2,18} or {@code #-3}. */
final class EvaluationText {
  private static final Pattern FORM =
      Pattern.compile("(?:#([+-]?\\d{1,4})|([+-]?\\d{1,6}(?:\\.\\d{0,9})?))(?:,(\\d{1,3}))?");

  private EvaluationText() {}

  static Optional<Evaluation> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    OptionalInt depth =
        form.group(3) == null
            ? OptionalInt.empty()
            : OptionalInt.of(Integer.parseInt(form.group(3)));
    if (form.group(1) != null) {
      return Optional.of(new Evaluation.MateIn(Integer.parseInt(form.group(1)), depth));
    }
    long value = Math.round(Double.parseDouble(form.group(2)) * 100);
    int bounded = Math.clamp(value, -Evaluation.MAX, Evaluation.MAX);
    return Optional.of(new Evaluation.Centipawns(bounded, depth));
  }
}
