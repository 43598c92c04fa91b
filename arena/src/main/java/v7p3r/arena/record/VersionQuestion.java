package v7p3r.arena.record;

/** What can be asked about the matches of versions and their options, the oldest version first. */
public enum VersionQuestion {
  /** What each one scored. */
  STRENGTH(
      """
      SELECT engine, version, options, min(day) AS since, count(*) AS games,
        sum(points = 1) AS wins, sum(points = 0.5) AS draws, sum(points = 0) AS losses,
        100 * avg(points) AS score_percent
      FROM side GROUP BY engine, version, identity, options
      ORDER BY min(day), engine, version, identity, options
      """),
  /** How deep, how fast and on what each one thinks. */
  EFFORT(
      """
      SELECT engine, version, options, min(day) AS since, count(*) AS moves, avg(depth) AS depth,
        CAST(round(sum(nodes) * 1e6 / nullif(sum(CASE WHEN nodes IS NULL THEN 0 ELSE micros END), 0))
          AS INTEGER) AS nps,
        avg(micros) / 1000 AS ms_a_move,
        100.0 * sum(CASE phase WHEN 0 THEN micros ELSE 0 END) / nullif(sum(micros), 0) AS opening,
        100.0 * sum(CASE phase WHEN 1 THEN micros ELSE 0 END) / nullif(sum(micros), 0)
          AS middlegame,
        100.0 * sum(CASE phase WHEN 2 THEN micros ELSE 0 END) / nullif(sum(micros), 0) AS endgame,
        avg(pes) AS pes
      FROM side JOIN move ON move.game_id = side.game_id AND move.side = side.number
        AND move.opening = 0
      GROUP BY engine, version, identity, options
      ORDER BY min(day), engine, version, identity, options
      """);

  /** Each game twice, once as each side sees it. */
  private static final String SIDES =
      """
      WITH half AS (
        SELECT id, 0 AS number, white AS own, white_options AS options, started,
          CASE result WHEN '1-0' THEN 1.0 WHEN '0-1' THEN 0.0 ELSE 0.5 END AS points FROM game
        UNION ALL
        SELECT id, 1, black, black_options, started,
          CASE result WHEN '0-1' THEN 1.0 WHEN '1-0' THEN 0.0 ELSE 0.5 END FROM game),
      side AS (
        SELECT half.id AS game_id, half.number, half.options, half.points,
          substr(half.started, 1, 10) AS day, engine.name AS engine, engine.identity,
          CASE engine.version WHEN '' THEN '?' ELSE engine.version END AS version
        FROM half JOIN engine ON engine.id = half.own)
      """;

  private final String select;

  VersionQuestion(String select) {
    this.select = select;
  }

  String sql() {
    return SIDES + select;
  }
}
