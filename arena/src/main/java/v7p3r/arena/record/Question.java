package v7p3r.arena.record;

/** What can be asked about the games of a database. Each is answered for every engine. */
public enum Question {
  OPPONENTS("the score against each opponent", scores("opponent", "opponent")),
  OPENINGS("the score by opening: code and name, or the first moves", scores("opening", "opening")),
  PHASES("the score by the phase in which the game ended", scores("phase", "last_phase")),
  COLORS("the score with each color", scores("color", "color")),
  VERSIONS(
      "the score of each version and its options", scores("version", "version, identity, options")),
  EFFORT(
      "depth, speed, time and effort score by phase",
      """
      SELECT engine, %s AS phase, count(*) AS moves, avg(depth) AS depth, avg(seldepth) AS seldepth,
        CAST(round(sum(nodes) * 1e6 / sum(CASE WHEN nodes IS NULL THEN 0 ELSE micros END))
          AS INTEGER) AS nps,
        avg(micros) / 1000 AS ms_a_move,
        100.0 * sum(micros) / sum(sum(micros)) OVER (PARTITION BY engine) AS time_percent,
        avg(pes) AS pes
      FROM own_move GROUP BY engine, own_move.phase ORDER BY engine, own_move.phase
      """
          .formatted(phaseName("own_move.phase"))),
  FORFEITS(
      "games lost by conduct (time, crash, silence, illegal moves)",
      """
      SELECT chosen.engine AS engine, incident.kind AS kind, count(*) AS games,
        100.0 * count(*) / (SELECT count(*) FROM chosen c WHERE c.engine = chosen.engine)
          AS percent,
        max(chosen.started) AS last
      FROM chosen JOIN incident ON incident.game_id = chosen.game_id
        AND incident.player = chosen.engine
      GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2
      """),
  INCIDENTS(
      "every incident, the newest first",
      """
      SELECT chosen.started AS started, chosen.match AS match, chosen.number AS game,
        chosen.engine AS engine, incident.kind AS kind, incident.ply AS ply, incident.words AS words
      FROM chosen JOIN incident ON incident.game_id = chosen.game_id
        AND incident.player = chosen.engine
      ORDER BY chosen.started DESC, chosen.game_id DESC
      """),
  VOLATILITY(
      "how an engine's own score changes from move to move (centipawns)",
      """
      SELECT engine, %s AS phase, count(*) AS changes, avg(abs(change)) AS mean_change,
        max(abs(change)) AS greatest, sum(abs(change) > 150) AS swings_over_150
      FROM (
        SELECT engine, phase, score - lag(score) OVER (PARTITION BY game_id, engine ORDER BY ply)
          AS change
        FROM (
          SELECT engine, game_id, ply, phase,
            CASE WHEN mate > 0 THEN 1000 WHEN mate IS NOT NULL THEN -1000
              ELSE max(-1000, min(1000, centipawns)) END AS score
          FROM own_move)
        WHERE score IS NOT NULL) AS swing
      WHERE change IS NOT NULL GROUP BY engine, swing.phase ORDER BY engine, swing.phase
      """
          .formatted(phaseName("swing.phase")));

  /** Each game twice, once as each side sees it; the parameters of the filter choose. */
  private static final String CHOSEN =
      """
      WITH side AS (
        SELECT game.*, 0 AS number_of_side, 'white' AS color, white AS own, black AS other,
          white_options AS options,
          CASE result WHEN '1-0' THEN 1.0 WHEN '0-1' THEN 0.0 ELSE 0.5 END AS points FROM game
        UNION ALL
        SELECT game.*, 1, 'black', black, white, black_options,
          CASE result WHEN '0-1' THEN 1.0 WHEN '1-0' THEN 0.0 ELSE 0.5 END FROM game),
      chosen AS (
        SELECT side.id AS game_id, side.number_of_side, side.number, side.started, side.color,
          side.points, side.plies, side.options,
          match.name AS match, engine.name AS engine, engine.identity, opponent.name AS opponent,
          CASE engine.version WHEN '' THEN '?' ELSE engine.version END AS version,
          CASE WHEN side.eco || side.opening <> '' THEN trim(side.eco || ' ' || side.opening)
            ELSE (SELECT group_concat(uci, ' ') FROM
              (SELECT uci FROM move WHERE move.game_id = side.id ORDER BY ply LIMIT 4))
            END AS opening,
          (SELECT %s FROM move WHERE move.game_id = side.id ORDER BY ply DESC LIMIT 1)
            AS last_phase
        FROM side JOIN match ON match.id = side.match_id JOIN engine ON engine.id = side.own
          JOIN engine AS opponent ON opponent.id = side.other
        WHERE (?1 IS NULL OR engine.name = ?1) AND (?2 IS NULL OR opponent.name = ?2)
          AND (?3 IS NULL OR match.name = ?3) AND (?4 IS NULL OR side.color = ?4)
          AND (?5 IS NULL OR engine.version = ?5) AND (?6 IS NULL OR side.started >= ?6)),
      own_move AS (
        SELECT chosen.engine, move.* FROM chosen JOIN move ON move.game_id = chosen.game_id
          AND move.side = chosen.number_of_side AND move.opening = 0)
      """
          .formatted(phaseName("move.phase"));

  private final String meaning;
  private final String select;

  Question(String meaning, String select) {
    this.meaning = meaning;
    this.select = select;
  }

  /** In one line. */
  public String meaning() {
    return meaning;
  }

  String sql() {
    return CHOSEN + select;
  }

  private static String scores(String name, String columns) {
    String shown = columns.contains(",") ? columns : columns + " AS " + name;
    return """
    SELECT engine, %s, count(*) AS games, sum(points = 1) AS wins, sum(points = 0.5) AS draws,
      sum(points = 0) AS losses, 100 * avg(points) AS score_percent, avg(plies) / 2 AS moves
    FROM chosen GROUP BY engine, %s ORDER BY engine, games DESC, %s
    """
        .formatted(shown, columns, columns);
  }

  private static String phaseName(String column) {
    return "CASE " + column + " WHEN 0 THEN 'opening' WHEN 1 THEN 'middlegame' ELSE 'endgame' END";
  }
}
