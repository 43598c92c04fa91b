package v7p3r.arena.record;

/** What can be asked about the analyses of a database; only finished ones count. */
public enum AnalysisQuestion {
  /** Where the files of each one are, the newest first. */
  PLACES("SELECT place FROM analysis WHERE finished IS NOT NULL ORDER BY created DESC, id DESC"),
  /** What each version, under each of its names in matches, comes to; the oldest first. */
  VERSIONS(
      """
      SELECT version, min(date) AS since, count(DISTINCT game_id) AS games, count(*) AS moves,
        (SELECT avg(s.accuracy) FROM side s WHERE s.version = played.version) AS accuracy,
        avg(loss) AS acpl, avg(win_loss) AS win_loss,
        100.0 * sum(judgement = 3) / count(*) AS blunders,
        100.0 * sum(counted AND rank = 1) / nullif(sum(counted), 0) AS first_choice,
        (SELECT 100.0 * sum(s.regret) / nullif(sum(s.time), 0) FROM side s
          WHERE s.version = played.version) AS regret
      FROM played GROUP BY version ORDER BY since, version
      """),
  /** Where each version loses most, by phase, opening, effort score and clock. */
  SPOTS(
      """
      SELECT version, spot, count(*) AS moves, avg(win_loss) AS win_loss,
        100.0 * sum(judgement = 3) / count(*) AS blunders
      FROM (
        SELECT version, judgement, win_loss,
          'phase: ' || CASE phase WHEN 0 THEN 'opening' WHEN 1 THEN 'middlegame' ELSE 'endgame' END
            AS spot FROM played
        UNION ALL SELECT version, judgement, win_loss, 'opening: ' || opening FROM played
        UNION ALL SELECT version, judgement, win_loss, 'color: ' || CASE side WHEN 0 THEN 'White'
          ELSE 'Black' END FROM played
        UNION ALL SELECT version, judgement, win_loss,
          'effort score: ' || printf('%.1f to %.1f', min(4, CAST(pes * 5 AS INTEGER)) / 5.0,
            (min(4, CAST(pes * 5 AS INTEGER)) + 1) / 5.0) FROM played WHERE pes IS NOT NULL)
      GROUP BY version, spot ORDER BY version, spot
      """),
  /** What the themes of V7P3R's evaluation earned against references. */
  THEMES(
      """
      SELECT analysis.own AS own, theme, sum(positions) AS positions,
        100.0 * sum(correct) / sum(positions) AS right_percent,
        sum(gain * positions) / sum(positions) AS gain
      FROM analysis_theme JOIN analysis ON analysis.id = analysis_id
      WHERE analysis.finished IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 5 DESC, 2
      """);

  private static final String PLAYED =
      """
      WITH half AS (
        SELECT game.id AS game_id, 0 AS side, white AS name, white_version AS engine,
          white_accuracy AS accuracy, white_regret AS regret, white_time AS time, opening, date
        FROM analyzed_game AS game JOIN analysis ON analysis.id = analysis_id
        WHERE analysis.finished IS NOT NULL
        UNION ALL
        SELECT game.id, 1, black, black_version, black_accuracy, black_regret, black_time, opening,
          date
        FROM analyzed_game AS game JOIN analysis ON analysis.id = analysis_id
        WHERE analysis.finished IS NOT NULL),
      side AS (
        SELECT half.*, CASE WHEN substr(engine, 1, length(name)) = name THEN engine
          ELSE name || ', ' || engine END AS version FROM half),
      played AS (
        SELECT side.game_id, side.side, side.version, side.opening, side.date, move.phase,
          move.judgement, move.loss, move.win_loss, move.rank, move.counted, move.pes
        FROM side JOIN analyzed_move AS move ON move.game_id = side.game_id
          AND move.side = side.side)
      """;

  private final String select;

  AnalysisQuestion(String select) {
    this.select = select;
  }

  String sql() {
    return PLAYED + select;
  }
}
