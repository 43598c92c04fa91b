package v7p3r.lab.validate;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import v7p3r.lab.validate.Judgement.Question;
import v7p3r.lab.validate.Measurement.Subject;

/** How often the moves of an arm lose more than two pawns. */
final class BlunderRate {
  static final Subject SUBJECT =
      new Subject(Section.METRICS, "blunder_rate", "Blunders", Goal.atMost(2, "below 2 %"), "%");

  private static final double PERCENT = 100;

  private final Map<Question, Judgement> judgements = new HashMap<>();

  BlunderRate(List<Judgement> judgements) {
    judgements.forEach(judgement -> this.judgements.put(judgement.question(), judgement));
  }

  /** Of the positions whose moves were judged for all arms. */
  Measurement of(List<SearchedPosition> positions, long nodes) {
    List<SearchedPosition> judged = positions.stream().filter(this::isJudged).toList();
    if (judged.isEmpty()) {
      return SUBJECT.notMeasured("no move was judged");
    }
    StringBuilder detail = new StringBuilder();
    for (Arm arm : Arm.values()) {
      if (judged.getFirst().searches().containsKey(arm)) {
        detail.append(detail.isEmpty() ? "" : ", ");
        detail.append(arm.label()).append(' ').append(blunders(judged, arm));
      }
    }
    detail.append(
        String.format(
            Locale.ROOT,
            " of %d moves that lose more than 200 cp, judged with %d nodes",
            judged.size(),
            nodes));
    return SUBJECT.found(
        Interval.ofShare(blunders(judged, Arm.DESC), judged.size()).times(PERCENT),
        detail.toString());
  }

  private boolean isJudged(SearchedPosition position) {
    return position.searches().values().stream()
        .allMatch(search -> judgements.containsKey(new Question(position.fen(), search.move())));
  }

  private long blunders(List<SearchedPosition> positions, Arm arm) {
    return positions.stream()
        .filter(
            position ->
                judgements.get(new Question(position.fen(), position.by(arm).move())).isBlunder())
        .count();
  }
}
