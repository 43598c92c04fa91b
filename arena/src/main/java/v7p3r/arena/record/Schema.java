package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of the metrics database, as the steps that lead from each version to the next. */
final class Schema {
  /** Each step is run once, in order; the database remembers how many it has seen. */
  private static final List<String> STEPS =
      List.of(
          """
          CREATE TABLE match (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            plan TEXT NOT NULL,
            created TEXT NOT NULL,
            finished TEXT,
            verdict TEXT);
          CREATE TABLE engine (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            identity TEXT NOT NULL,
            allowance TEXT NOT NULL,
            UNIQUE (name, identity, allowance));
          CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            match_id INTEGER NOT NULL REFERENCES match (id),
            number INTEGER NOT NULL,
            white INTEGER NOT NULL REFERENCES engine (id),
            black INTEGER NOT NULL REFERENCES engine (id),
            fen TEXT NOT NULL,
            opening TEXT NOT NULL,
            result TEXT NOT NULL,
            termination TEXT NOT NULL,
            words TEXT NOT NULL,
            plies INTEGER NOT NULL,
            started TEXT NOT NULL,
            millis INTEGER NOT NULL,
            pgn TEXT NOT NULL,
            UNIQUE (match_id, number));
          CREATE TABLE move (
            game_id INTEGER NOT NULL REFERENCES game (id),
            ply INTEGER NOT NULL,
            uci TEXT NOT NULL,
            opening INTEGER NOT NULL,
            centipawns INTEGER,
            mate INTEGER,
            depth INTEGER,
            seldepth INTEGER,
            nodes INTEGER,
            nps INTEGER,
            micros INTEGER NOT NULL,
            clock INTEGER,
            remarks TEXT,
            PRIMARY KEY (game_id, ply)) WITHOUT ROWID;
          CREATE TABLE incident (
            game_id INTEGER NOT NULL REFERENCES game (id),
            player TEXT NOT NULL,
            kind TEXT NOT NULL,
            words TEXT NOT NULL,
            ply INTEGER NOT NULL,
            conversation TEXT NOT NULL);
          """,
          """
          ALTER TABLE match ADD COLUMN kind TEXT NOT NULL DEFAULT 'match';
          """,
          """
          ALTER TABLE engine ADD COLUMN version TEXT NOT NULL DEFAULT '';
          ALTER TABLE game ADD COLUMN eco TEXT NOT NULL DEFAULT '';
          ALTER TABLE game ADD COLUMN white_options TEXT NOT NULL DEFAULT '';
          ALTER TABLE game ADD COLUMN black_options TEXT NOT NULL DEFAULT '';
          ALTER TABLE move ADD COLUMN side INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE move ADD COLUMN phase INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE move ADD COLUMN pes REAL;
          ALTER TABLE move ADD COLUMN mode TEXT;
          """,
          """
          UPDATE game SET eco = '' WHERE eco = '?';
          UPDATE game SET opening = '' WHERE opening = '?';
          """,
          """
          CREATE TABLE analysis (
            id INTEGER PRIMARY KEY,
            place TEXT NOT NULL UNIQUE,
            created TEXT NOT NULL,
            finished TEXT,
            own TEXT NOT NULL,
            judge TEXT NOT NULL,
            profile TEXT NOT NULL,
            slope REAL NOT NULL,
            fitted_slope REAL);
          CREATE TABLE analyzed_game (
            id INTEGER PRIMARY KEY,
            analysis_id INTEGER NOT NULL REFERENCES analysis (id),
            number INTEGER NOT NULL,
            event TEXT NOT NULL,
            date TEXT NOT NULL,
            round TEXT NOT NULL,
            result TEXT NOT NULL,
            opening TEXT NOT NULL,
            white TEXT NOT NULL,
            white_version TEXT NOT NULL,
            white_accuracy REAL,
            white_loss REAL NOT NULL,
            white_regret REAL NOT NULL,
            white_time REAL NOT NULL,
            black TEXT NOT NULL,
            black_version TEXT NOT NULL,
            black_accuracy REAL,
            black_loss REAL NOT NULL,
            black_regret REAL NOT NULL,
            black_time REAL NOT NULL,
            UNIQUE (analysis_id, number));
          CREATE TABLE analyzed_move (
            game_id INTEGER NOT NULL REFERENCES analyzed_game (id),
            ply INTEGER NOT NULL,
            side INTEGER NOT NULL,
            phase INTEGER NOT NULL,
            uci TEXT NOT NULL,
            judgement INTEGER NOT NULL,
            accuracy REAL NOT NULL,
            loss INTEGER NOT NULL,
            win_loss REAL NOT NULL,
            rank INTEGER NOT NULL,
            counted INTEGER NOT NULL,
            own_score INTEGER,
            judge_score INTEGER NOT NULL,
            pes REAL,
            spent INTEGER,
            clock INTEGER,
            PRIMARY KEY (game_id, ply)) WITHOUT ROWID;
          CREATE TABLE analysis_theme (
            analysis_id INTEGER NOT NULL REFERENCES analysis (id),
            theme TEXT NOT NULL,
            positions INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            gain REAL NOT NULL,
            PRIMARY KEY (analysis_id, theme)) WITHOUT ROWID;
          """);

  /** After this step the facts of earlier moves are worked out. */
  private static final int MOVE_FACTS_STEP = 2;

  /** After this step the openings of earlier games are named. */
  private static final int OPENINGS_STEP = 3;

  private Schema() {}

  /** Brings a database to the newest version; a new one gets all steps. */
  static void migrate(Connection connection) throws SQLException {
    int version = version(connection);
    if (version > STEPS.size()) {
      throw new SQLException(
          "the database has version %d, this program knows only %d"
              .formatted(version, STEPS.size()));
    }
    for (int step = version; step < STEPS.size(); step++) {
      try (Statement statement = connection.createStatement()) {
        statement.executeUpdate(STEPS.get(step));
        if (step == MOVE_FACTS_STEP) {
          MoveFacts.fill(connection);
        } else if (step == OPENINGS_STEP) {
          OpeningFacts.fill(connection);
        }
        statement.executeUpdate("PRAGMA user_version = " + (step + 1));
        connection.commit();
      } catch (SQLException e) {
        connection.rollback();
        throw e;
      }
    }
  }

  private static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA user_version")) {
      return row.getInt(1);
    }
  }
}
