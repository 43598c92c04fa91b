package v7p3r.lab.learn;

/** The steps of learning, in their order. */
enum Step {
  CHOOSE("choosing positions of played games"),
  PROFILE("profiling them"),
  JOIN("adding their rows to a copy of the dataset"),
  TRAIN("training"),
  REPLAY("replaying the old and the new model"),
  PROPOSE("proposing other numbers of effort control"),
  MATCH("matching the new model against the old one"),
  DECIDE("deciding"),
  PROMOTE("promoting the new model");

  private final String words;

  Step(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }
}
