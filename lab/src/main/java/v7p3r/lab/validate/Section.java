package v7p3r.lab.validate;

/** The parts of a report: the seven metrics, and the four groups of tests. */
enum Section {
  METRICS("Metrics"),
  PREDICTION("Tests: prediction"),
  CONTROL("Tests: search control"),
  STRENGTH("Tests: playing strength"),
  REGRESSION("Tests: regression");

  private final String title;

  Section(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }
}
