package v7p3r.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Technical words of reports, each explained in one sentence. */
final class Glossary {
  private static final Map<String, String> WORDS = words();

  private Glossary() {}

  private static Map<String, String> words() {
    Map<String, String> words = new LinkedHashMap<>();
    words.put(
        "PES", "Positional Effort Score: how much thinking a position deserves, from 0 to 1.");
    words.put("DESC", "effort control: the engine spends its time by the effort score.");
    words.put("mode", "one of five steps of effort: Turbo, Fast, Standard, Deep and Critical.");
    words.put("N_ref", "the nodes of the long search that a position is judged by.");
    words.put("label", "the effort that a position needed, found by searching it for long.");
    words.put(
        "hand rule", "the time rule written by hand: signals of the search, without a model.");
    words.put(
        "seed target", "the first design's idea of effort: what a node of the position costs.");
    words.put("oracle", "a policy that knows what each effort would have lost: the best possible.");
    words.put(
        "AUC",
        "of two positions, how often the one where more search finds a better move has the higher"
            + " score; 0.5 is chance.");
    words.put(
        "weighted kappa", "agreement beyond chance, where near misses count less; 1 is perfect.");
    words.put(
        "calibration", "whether positions with a score of 0.4 need an effort of 0.4 in the mean.");
    words.put("Elo", "a scale of strength: 100 more means 64 % of the points.");
    words.put(
        "likelihood of superiority", "how sure it is that the first player is the stronger one.");
    words.put("95 % interval", "the true value lies within in 19 of 20 such measurements.");
    words.put("centipawns", "hundredths of a pawn.");
    return words;
  }

  /** The words that a text uses, each with its meaning, in the order of the list. */
  static List<Map.Entry<String, String>> usedIn(String text) {
    List<Map.Entry<String, String>> used = new ArrayList<>();
    for (Map.Entry<String, String> word : WORDS.entrySet()) {
      if (Pattern.compile("\\b" + Pattern.quote(word.getKey()) + "s?\\b").matcher(text).find()) {
        used.add(word);
      }
    }
    return used;
  }
}
