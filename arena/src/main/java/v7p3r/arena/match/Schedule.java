package v7p3r.arena.match;

import java.util.ArrayList;
import java.util.List;

/** All games of a match, numbered; a number always means the same game. */
final class Schedule {
  private final List<Pairing> pairings;
  private final int rounds;

  private Schedule(List<Pairing> pairings, int rounds) {
    this.pairings = List.copyOf(pairings);
    this.rounds = rounds;
  }

  static Schedule of(MatchPlan plan) {
    int size = plan.entrants().size();
    List<Pairing> pairings = new ArrayList<>();
    int last = plan.format() == MatchPlan.Format.GAUNTLET ? 1 : size - 1;
    for (int first = 0; first < last; first++) {
      for (int second = first + 1; second < size; second++) {
        pairings.add(new Pairing(first, second));
      }
    }
    return new Schedule(pairings, plan.rounds());
  }

  List<Pairing> pairings() {
    return pairings;
  }

  int games() {
    return 2 * rounds * pairings.size();
  }

  Encounter encounter(int number) {
    int pair = (number - 1) / 2;
    return new Encounter(
        number,
        pair / pairings.size(),
        pairings.get(pair % pairings.size()),
        (number - 1) % 2 == 1);
  }
}
