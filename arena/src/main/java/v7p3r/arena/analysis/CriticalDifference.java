package v7p3r.arena.analysis;

import java.util.List;
import v7p3r.arena.player.Score;

/**
 * A position that V7P3R sees otherwise than the reference does.
 *
 * @param place the game and the move after which it stands
 * @param own V7P3R's score for White
 * @param reference the other's score for White
 * @param gap between the win chances that the two stand for, percent
 * @param staticScore what V7P3R's evaluation says without search, centipawns for White
 * @param themes what its themes add to that, the greatest first
 */
public record CriticalDifference(
    String place,
    String fen,
    Score own,
    Score reference,
    String ownLine,
    String referenceLine,
    double gap,
    int staticScore,
    List<ThemeShare> themes) {
  public CriticalDifference {
    themes = List.copyOf(themes);
  }

  /** What a theme adds to a score, centipawns for White. */
  public record ThemeShare(String theme, double centipawns) {}
}
