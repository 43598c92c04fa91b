package v7p3r.lab.validate;

/** What a measurement says about its goal. */
enum Verdict {
  MET("met"),
  MISSED("missed"),
  NOT_MEASURED("not measured");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }
}
