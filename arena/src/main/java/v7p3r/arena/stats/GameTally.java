package v7p3r.arena.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Games between any number of players, counted by who had White, who had Black, and the result. */
public final class GameTally {
  /** Results of the games of two players with fixed colors; wins are those of White. */
  public static final class Cell {
    private final int white;
    private final int black;
    private long wins;
    private long draws;
    private long losses;

    private Cell(int white, int black) {
      this.white = white;
      this.black = black;
    }

    int white() {
      return white;
    }

    int black() {
      return black;
    }

    long wins() {
      return wins;
    }

    long draws() {
      return draws;
    }

    long losses() {
      return losses;
    }

    long games() {
      return wins + draws + losses;
    }
  }

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private final Map<Long, Cell> cells = new HashMap<>();
  private final List<Cell> order = new ArrayList<>();

  /** Counts games of one result; {@code whitePoints} are 0, 0.5 or 1. */
  public void add(String white, String black, double whitePoints, long games) {
    if (white.equals(black)) {
      throw new IllegalArgumentException("expected two players, found only " + white);
    }
    Cell cell = cell(number(white), number(black));
    if (whitePoints == 1) {
      cell.wins += games;
    } else if (whitePoints == 0.5) {
      cell.draws += games;
    } else if (whitePoints == 0) {
      cell.losses += games;
    } else {
      throw new IllegalArgumentException("expected 0, 0.5 or 1 points, found " + whitePoints);
    }
  }

  private int number(String name) {
    Integer known = numbers.putIfAbsent(name, names.size());
    if (known != null) {
      return known;
    }
    names.add(name);
    return names.size() - 1;
  }

  private Cell cell(int white, int black) {
    return cells.computeIfAbsent(
        (long) white << 32 | black,
        key -> {
          Cell cell = new Cell(white, black);
          order.add(cell);
          return cell;
        });
  }

  /** The players, in the order in which they appeared. */
  public List<String> names() {
    return List.copyOf(names);
  }

  /** In the order in which they appeared, so that the same games give the same numbers. */
  List<Cell> cells() {
    return List.copyOf(order);
  }

  public long games() {
    return order.stream().mapToLong(Cell::games).sum();
  }

  /** Only the games in which both players are among those given. */
  public GameTally among(Collection<String> players) {
    Set<String> kept = Set.copyOf(players);
    GameTally result = new GameTally();
    for (Cell cell : order) {
      String white = names.get(cell.white);
      String black = names.get(cell.black);
      if (kept.contains(white) && kept.contains(black)) {
        result.add(white, black, 1, cell.wins);
        result.add(white, black, 0.5, cell.draws);
        result.add(white, black, 0, cell.losses);
      }
    }
    return result;
  }

  /**
   * Only players with so many games or more; leaving some out may cost others games, so it is
   * repeated until nobody falls below.
   */
  public GameTally withAtLeast(long games) {
    GameTally current = this;
    while (true) {
      long[] played = current.played();
      List<String> kept = new ArrayList<>();
      for (int i = 0; i < played.length; i++) {
        if (played[i] >= games) {
          kept.add(current.names.get(i));
        }
      }
      if (kept.size() == played.length) {
        return current;
      }
      current = current.among(kept);
    }
  }

  private long[] played() {
    long[] played = new long[names.size()];
    for (Cell cell : order) {
      played[cell.white] += cell.games();
      played[cell.black] += cell.games();
    }
    return played;
  }
}
