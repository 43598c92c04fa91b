package v7p3r.arena.stats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Who can be compared with whom. Players are connected by games; a finite rating needs more: from
 * each player of a core one comes to each other by steps from a player to one he took points from.
 * Anchors count as connected with each other, for their ratings are known.
 */
final class RatingGroups {
  private final int players;
  private final List<GameTally.Cell> cells;
  private final Set<Integer> anchors;
  private final List<List<Integer>> beaten = new ArrayList<>();
  private final List<List<Integer>> beatenBy = new ArrayList<>();

  /** The component of each player, from 0, in the order of the first player of each. */
  private final int[] component;

  private final boolean[] inCore;

  RatingGroups(int players, List<GameTally.Cell> cells, Set<Integer> anchors) {
    this.players = players;
    this.cells = cells;
    this.anchors = Set.copyOf(anchors);
    component = new int[players];
    inCore = new boolean[players];
    for (int i = 0; i < players; i++) {
      beaten.add(new ArrayList<>());
      beatenBy.add(new ArrayList<>());
    }
    link();
    int count = findComponents();
    for (int i = 0; i < count; i++) {
      findCore(i);
    }
  }

  private void link() {
    for (GameTally.Cell cell : cells) {
      if (cell.wins() + cell.draws() > 0) {
        addPoints(cell.white(), cell.black());
      }
      if (cell.losses() + cell.draws() > 0) {
        addPoints(cell.black(), cell.white());
      }
    }
    int previous = -1;
    for (int anchor : anchors.stream().sorted().toList()) {
      if (previous >= 0) {
        addPoints(anchor, previous);
        addPoints(previous, anchor);
      }
      previous = anchor;
    }
  }

  private void addPoints(int player, int opponent) {
    beaten.get(player).add(opponent);
    beatenBy.get(opponent).add(player);
  }

  private int findComponents() {
    Arrays.fill(component, -1);
    int count = 0;
    for (int i = 0; i < players; i++) {
      if (component[i] < 0) {
        boolean[] reached = reached(i, List.of(beaten, beatenBy));
        for (int j = 0; j < players; j++) {
          if (reached[j]) {
            component[j] = count;
          }
        }
        count++;
      }
    }
    return count;
  }

  private boolean[] reached(int start, List<List<List<Integer>>> ways) {
    boolean[] reached = new boolean[players];
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    reached[start] = true;
    while (!open.isEmpty()) {
      int player = open.remove();
      for (List<List<Integer>> way : ways) {
        for (int next : way.get(player)) {
          if (!reached[next]) {
            reached[next] = true;
            open.add(next);
          }
        }
      }
    }
    return reached;
  }

  /**
   * The core is the set with the anchors, or else the one with the most games among its players;
   * where none has any, the one whose player has the most games.
   */
  private void findCore(int wanted) {
    boolean[] seen = new boolean[players];
    boolean[] best = new boolean[players];
    long most = -1;
    long mostPlayed = -1;
    for (int i = 0; i < players; i++) {
      if (component[i] == wanted && !seen[i]) {
        boolean[] down = reached(i, List.of(beaten));
        boolean[] up = reached(i, List.of(beatenBy));
        long size = 0;
        for (int j = 0; j < players; j++) {
          down[j] &= up[j];
          seen[j] |= down[j];
          if (down[j] && anchors.contains(j)) {
            size += Integer.MAX_VALUE;
          }
        }
        long played = 0;
        for (GameTally.Cell cell : cells) {
          boolean white = down[cell.white()];
          boolean black = down[cell.black()];
          size += white && black ? cell.games() : 0;
          played += white || black ? cell.games() : 0;
        }
        if (size > most || size == most && played > mostPlayed) {
          most = size;
          mostPlayed = played;
          best = down;
        }
      }
    }
    for (int i = 0; i < players; i++) {
      inCore[i] |= best[i];
    }
  }

  int component(int player) {
    return component[player];
  }

  /** Whether the games of a player give a finite rating within his component. */
  boolean inCore(int player) {
    return inCore[player];
  }

  /** The games between players of cores. */
  List<GameTally.Cell> coreCells() {
    return cells.stream().filter(cell -> inCore[cell.white()] && inCore[cell.black()]).toList();
  }

  /**
   * Whether the games can tell the advantage of White from strength: not if ratings alone could
   * explain that White is better in each game by the same.
   */
  static boolean tellColors(int players, List<GameTally.Cell> cells, Set<Integer> anchors) {
    List<List<GameTally.Cell>> games = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      games.add(new ArrayList<>());
    }
    for (GameTally.Cell cell : cells) {
      games.get(cell.white()).add(cell);
      games.get(cell.black()).add(cell);
    }
    List<OptionalDouble> potential = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      potential.add(anchors.contains(i) ? OptionalDouble.of(0) : OptionalDouble.empty());
    }
    Deque<Integer> open = new ArrayDeque<>(anchors);
    for (int start = 0; start < players; start++) {
      if (potential.get(start).isEmpty()) {
        potential.set(start, OptionalDouble.of(0));
        open.add(start);
      }
      while (!open.isEmpty()) {
        int player = open.remove();
        for (GameTally.Cell cell : games.get(player)) {
          boolean white = cell.white() == player;
          int other = white ? cell.black() : cell.white();
          double wanted = potential.get(player).getAsDouble() + (white ? -1 : 1);
          if (potential.get(other).isEmpty()) {
            potential.set(other, OptionalDouble.of(wanted));
            open.add(other);
          } else if (potential.get(other).getAsDouble() != wanted) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
