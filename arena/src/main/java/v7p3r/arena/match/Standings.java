package v7p3r.arena.match;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import v7p3r.arena.game.Termination;
import v7p3r.arena.stats.Pentanomial;
import v7p3r.arena.stats.Trinomial;
import v7p3r.notation.GameResult;

/** How a match stands: results of all pairings, by games and by complete pairs. */
public final class Standings {
  private final Map<Pairing, Trinomial> games = new LinkedHashMap<>();
  private final Map<Pairing, Pentanomial> pairs = new LinkedHashMap<>();

  /** Half points of the first entrant in pairs of which one game is still missing. */
  private final Map<Integer, Integer> halves = new HashMap<>();

  private final Map<Integer, Map<Termination, Integer>> forfeits = new HashMap<>();
  private Trinomial white = Trinomial.NONE;
  private int total;

  synchronized void add(Encounter encounter, GameResult result, Termination termination) {
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
    white = white.plus(whitePoints);
    games.put(pairing, games(pairing).plus(points));
    int pair = (encounter.number() - 1) / 2;
    Integer other = halves.remove(pair);
    if (other == null) {
      halves.put(pair, points);
    } else {
      pairs.put(pairing, pairs(pairing).plus(other, points));
    }
    if (termination.isForfeit()) {
      int loser = whitePoints == 0 ? encounter.white() : encounter.black();
      forfeits
          .computeIfAbsent(loser, _ -> new LinkedHashMap<>())
          .merge(termination, 1, Integer::sum);
    }
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
