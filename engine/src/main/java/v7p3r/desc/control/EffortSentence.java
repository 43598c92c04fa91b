package v7p3r.desc.control;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** A fixed sentence for what each feature says about the effort. */
final class EffortSentence {
  private static final Pattern COLUMN = Pattern.compile(" \\| ");
  private static final Map<String, Pair> SENTENCES = read("effort_reasons.txt");

  /** One for values above the usual, one for values below. */
  private record Pair(String above, String below) {}

  private EffortSentence() {}

  static EffortReport.Reason of(StageModel.Influence influence) {
    Pair pair = SENTENCES.get(influence.feature());
    if (pair == null) {
      return new EffortReport.Reason(influence.feature(), influence.worth());
    }
    String text = influence.isAboveUsual() ? pair.above : pair.below;
    return new EffortReport.Reason(filled(text, influence.value()), influence.worth());
  }

  static boolean knows(String feature) {
    return SENTENCES.containsKey(feature);
  }

  private static String filled(String text, float value) {
    return text.replace("{n}", plain(value))
        .replace("{p}", Integer.toString(Math.round(Math.abs(value) * 100)));
  }

  private static String plain(float value) {
    return value == Math.rint(value)
        ? Integer.toString((int) value)
        : String.format(Locale.ROOT, "%.1f", value);
  }

  private static Map<String, Pair> read(String resource) {
    try (InputStream in = EffortSentence.class.getResourceAsStream(resource)) {
      Map<String, Pair> sentences = new HashMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> COLUMN.split(line))
          .forEach(columns -> sentences.put(columns[0], new Pair(columns[1], columns[2])));
      return Map.copyOf(sentences);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
