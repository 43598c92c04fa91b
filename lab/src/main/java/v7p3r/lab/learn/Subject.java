package v7p3r.lab.learn;

import java.util.List;

/** What may become better, and the steps that show whether it did. */
public enum Subject {
  /** The models of effort, by what games have shown. */
  MODELS(
      "models",
      List.of(
          Step.CHOOSE,
          Step.PROFILE,
          Step.JOIN,
          Step.TRAIN,
          Step.REPLAY,
          Step.MATCH,
          Step.DECIDE,
          Step.PROMOTE)),

  /** The numbers of effort control beside the same models, by trying others. */
  CONTROLLER("effort control", List.of(Step.PROPOSE, Step.MATCH, Step.DECIDE, Step.PROMOTE));

  private final String words;
  private final List<Step> steps;

  Subject(String words, List<Step> steps) {
    this.words = words;
    this.steps = steps;
  }

  String words() {
    return words;
  }

  List<Step> steps() {
    return steps;
  }

  /** How many steps it takes. */
  public int length() {
    return steps.size();
  }
}
