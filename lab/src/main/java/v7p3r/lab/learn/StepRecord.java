package v7p3r.lab.learn;

import java.util.Map;

/**
 * A step that is done.
 *
 * @param told what it came to, in a sentence
 * @param facts what later steps need to know
 */
record StepRecord(Step step, String told, Map<String, String> facts) {
  StepRecord {
    facts = Map.copyOf(facts);
  }

  static StepRecord of(Step step, String told) {
    return new StepRecord(step, told, Map.of());
  }

  String fact(String name) {
    String value = facts.get(name);
    if (value == null) {
      throw new IllegalStateException(step + ": expected the fact " + name + ", found none");
    }
    return value;
  }
}
