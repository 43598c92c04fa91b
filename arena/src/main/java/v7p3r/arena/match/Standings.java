package v7p3r.arena.match;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import v7p3r.arena.game.Termination;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Trinomial;
import v7p3r.notation.GameResult;

/**
 * How a match stands: results of all pairings, by games and by complete pairs. A game that repeats
 * an earlier one of the same players move by move says nothing new and counts once; so does a pair.
 * Games lost by conduct count each time.
 */
public final class Standings {
  private final Map<Pairing, Trinomial> games = new LinkedHashMap<>();
  private final Map<Pairing, Pentanomial> pairs = new LinkedHashMap<>();

  /** Games whose partner of the same opening is still missing. */
  private final Map<Integer, Half> halves = new HashMap<>();

  private final Set<String> known = new HashSet<>();

  private final Map<Integer, Map<Termination, Integer>> forfeits = new HashMap<>();
  private Trinomial white = Trinomial.NONE;
  private int total;
  private int repeated;

  /** The first of two games, with the half points of the first entrant. */
  private record Half(int points, String played) {}

  synchronized void add(
      Encounter encounter, GameResult result, Termination termination, String played) {
    int whitePoints =
        switch (result) {
          case WHITE_WINS -> 2;
          case DRAW -> 1;
          case BLACK_WINS -> 0;
          case UNKNOWN -> throw new IllegalArgumentException("a game without result");
        };
    int points = encounter.swapped() ? 2 - whitePoints : whitePoints;
    Pairing pairing = encounter.pairing();
    total++;
    String moves = termination.isForfeit() ? "forfeit " + encounter.number() : played;
    String game = encounter.white() + "-" + encounter.black() + " " + moves;
    if (known.add(game)) {
      white = white.plus(whitePoints);
      games.put(pairing, games(pairing).plus(points));
    } else {
      repeated++;
    }
    addToPair(encounter, new Half(points, game));
    if (termination.isForfeit()) {
      int loser = whitePoints == 0 ? encounter.white() : encounter.black();
      forfeits
          .computeIfAbsent(loser, _ -> new LinkedHashMap<>())
          .merge(termination, 1, Integer::sum);
    }
  }

  private void addToPair(Encounter encounter, Half half) {
    int pair = (encounter.number() - 1) / 2;
    Half other = halves.remove(pair);
    if (other == null) {
      halves.put(pair, half);
      return;
    }
    String both =
        encounter.swapped()
            ? other.played + " / " + half.played
            : half.played + " / " + other.played;
    if (known.add(both)) {
      Pairing pairing = encounter.pairing();
      pairs.put(pairing, pairs(pairing).plus(other.points, half.points));
    }
  }

  /** Games that were the same as an earlier one and did not count again. */
  public synchronized int repeated() {
    return repeated;
  }

  synchronized Trinomial games(Pairing pairing) {
    return games.getOrDefault(pairing, Trinomial.NONE);
  }

  synchronized Pentanomial pairs(Pairing pairing) {
    return pairs.getOrDefault(pairing, Pentanomial.NONE);
  }

  /** All games of an entrant, as it sees them. */
  synchronized Trinomial gamesOf(int entrant) {
    Trinomial sum = Trinomial.NONE;
    for (Map.Entry<Pairing, Trinomial> entry : games.entrySet()) {
      if (entry.getKey().first() == entrant) {
        sum = sum.plus(entry.getValue());
      } else if (entry.getKey().second() == entrant) {
        sum = sum.plus(entry.getValue().reversed());
      }
    }
    return sum;
  }

  /** All complete pairs of an entrant, as it sees them. */
  synchronized Pentanomial pairsOf(int entrant) {
    Pentanomial sum = Pentanomial.NONE;
    for (Map.Entry<Pairing, Pentanomial> entry : pairs.entrySet()) {
      if (entry.getKey().first() == entrant) {
        sum = sum.plus(entry.getValue());
      } else if (entry.getKey().second() == entrant) {
        sum = sum.plus(entry.getValue().reversed());
      }
    }
    return sum;
  }

  /** Games that an entrant lost by its conduct, by reason. */
  synchronized Map<Termination, Integer> forfeitsOf(int entrant) {
    return new LinkedHashMap<>(forfeits.getOrDefault(entrant, Map.of()));
  }

  /** All games as White sees them: the balance of colors. */
  public synchronized Trinomial white() {
    return white;
  }

  public synchronized int total() {
    return total;
  }
}
