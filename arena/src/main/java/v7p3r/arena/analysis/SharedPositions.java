package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import v7p3r.board.Position;
import v7p3r.notation.GameNode;

/**
 * Positions of openings that many games have: each is searched in the first game that has it, in
 * the order of the files, and all others take it from there. So nothing is searched twice, and what
 * is found does not depend on which game is finished first. Later positions are practically never
 * shared, and are not looked for.
 */
final class SharedPositions {
  private static final int PLIES = 20;

  private final Set<Long> claimed = new HashSet<>();
  private final Set<Long> recurring = new HashSet<>();
  private final Map<Long, Finding> kept = new HashMap<>();

  /** The positions of a game that no game before it has, by the half moves before them. */
  List<Integer> claim(SourceGame game) {
    List<Integer> plies = new ArrayList<>();
    List<Long> keys = keys(game);
    int length = game.tree().mainLine().size();
    for (int ply = 0; ply <= length; ply++) {
      if (ply >= keys.size() || claimed.add(keys.get(ply))) {
        plies.add(ply);
      } else {
        recurring.add(keys.get(ply));
      }
    }
    return plies;
  }

  /**
   * All findings of a game by ply, those of games before it among them. All games must have been
   * claimed: only findings that another game needs are kept.
   */
  List<Finding> complete(SourceGame game, GameFindings own) {
    Map<Integer, Finding> byPly = new HashMap<>();
    own.findings().forEach(finding -> byPly.put(finding.ply(), finding));
    List<Long> keys = keys(game);
    List<Finding> all = new ArrayList<>();
    int length = game.tree().mainLine().size();
    for (int ply = 0; ply <= length; ply++) {
      Finding finding = byPly.get(ply);
      if (finding == null) {
        finding = kept.get(keys.get(ply)).at(ply);
      } else if (ply < keys.size() && recurring.contains(keys.get(ply))) {
        kept.put(keys.get(ply), finding);
      }
      all.add(finding);
    }
    return all;
  }

  /** Of the first positions; one that comes again within the game ends them. */
  private static List<Long> keys(SourceGame game) {
    List<Long> keys = new ArrayList<>();
    Position position = game.tree().startPosition();
    keys.add(position.key());
    for (GameNode node : game.tree().mainLine()) {
      position.make(node.move());
      if (keys.size() >= PLIES || keys.contains(position.key())) {
        return keys;
      }
      keys.add(position.key());
    }
    return keys;
  }
}
