package v7p3r.arena.analysis;

import java.util.List;

/**
 * What was found out about a game.
 *
 * @param number its place among all games, from 1
 * @param game what tells it from others, see {@link AnalysisTask#digest}
 * @param findings of the positions that were to be searched, the first position first
 */
public record GameFindings(int number, String game, List<Finding> findings) {
  public GameFindings {
    findings = List.copyOf(findings);
  }
}
