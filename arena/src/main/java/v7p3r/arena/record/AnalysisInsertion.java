package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;

/** Writes analyses of games into the database. */
final class AnalysisInsertion {
  private final Connection connection;

  AnalysisInsertion(Connection connection) {
    this.connection = connection;
  }

  /** Begins an analysis in the place of an earlier one with the same files; its key. */
  long begin(StoredAnalysis analysis) throws SQLException {
    for (String table : List.of("analyzed_move", "analyzed_game", "analysis_theme", "analysis")) {
      remove(table, analysis.place());
    }
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO analysis (place, created, own, judge, profile, slope)"
                + " VALUES (?, ?, ?, ?, ?, ?)",
            Statement.RETURN_GENERATED_KEYS)) {
      insert.setString(1, analysis.place());
      insert.setString(2, analysis.created().toString());
      insert.setString(3, analysis.own());
      insert.setString(4, analysis.judge());
      insert.setString(5, analysis.profile());
      insert.setDouble(6, analysis.slope());
      insert.executeUpdate();
      return Parameters.generatedKey(insert);
    }
  }

  private void remove(String table, String place) throws SQLException {
    String of = "(SELECT id FROM analysis WHERE place = ?)";
    String condition =
        switch (table) {
          case "analysis" -> "place = ?";
          case "analyzed_move" ->
              "game_id IN (SELECT id FROM analyzed_game WHERE analysis_id IN " + of + ")";
          default -> "analysis_id IN " + of;
        };
    try (PreparedStatement delete =
        connection.prepareStatement("DELETE FROM " + table + " WHERE " + condition)) {
      delete.setString(1, place);
      delete.executeUpdate();
    }
  }

  void add(long analysis, AnalyzedGame game) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO analyzed_game (analysis_id, number, event, date, round, result, opening,"
                + " white, white_version, white_accuracy, white_loss, white_regret, white_time,"
                + " black, black_version, black_accuracy, black_loss, black_regret, black_time)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            Statement.RETURN_GENERATED_KEYS)) {
      insert.setLong(1, analysis);
      insert.setInt(2, game.number());
      insert.setString(3, game.event());
      insert.setString(4, game.date());
      insert.setString(5, game.round());
      insert.setString(6, game.result());
      insert.setString(7, game.opening());
      set(insert, 8, game.white());
      set(insert, 14, game.black());
      insert.executeUpdate();
      insertMoves(Parameters.generatedKey(insert), game.moves());
    }
  }

  private static void set(PreparedStatement insert, int index, AnalyzedGame.Side side)
      throws SQLException {
    insert.setString(index, side.name());
    insert.setString(index + 1, side.version());
    Parameters.set(insert, index + 2, side.accuracy());
    insert.setDouble(index + 3, side.centipawnLoss());
    insert.setDouble(index + 4, side.regretMillis());
    insert.setDouble(index + 5, side.spentMillis());
  }

  private void insertMoves(long game, List<AnalyzedGame.Move> moves) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO analyzed_move (game_id, ply, side, phase, uci, judgement, accuracy, loss,"
                + " win_loss, rank, counted, own_score, judge_score, pes, spent, clock)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      for (AnalyzedGame.Move move : moves) {
        insert.setLong(1, game);
        insert.setInt(2, move.ply());
        insert.setInt(3, move.side());
        insert.setInt(4, move.phase());
        insert.setString(5, move.uci());
        insert.setInt(6, move.judgement());
        insert.setDouble(7, move.accuracy());
        insert.setInt(8, move.loss());
        insert.setDouble(9, move.winLoss());
        insert.setInt(10, move.rank());
        insert.setBoolean(11, move.isCounted());
        Parameters.set(insert, 12, move.ownScore());
        insert.setInt(13, move.judgeScore());
        Parameters.set(insert, 14, move.pes());
        Parameters.set(insert, 15, move.spentMillis());
        Parameters.set(insert, 16, move.leftMillis());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /** From now on it counts. */
  void finish(
      long analysis, OptionalDouble fittedSlope, List<AnalyzedGame.Theme> themes, Instant now)
      throws SQLException {
    try (PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO analysis_theme (analysis_id, theme, positions, correct, gain)"
                    + " VALUES (?, ?, ?, ?, ?)");
        PreparedStatement update =
            connection.prepareStatement(
                "UPDATE analysis SET finished = ?, fitted_slope = ? WHERE id = ?")) {
      for (AnalyzedGame.Theme theme : themes) {
        insert.setLong(1, analysis);
        insert.setString(2, theme.theme());
        insert.setLong(3, theme.positions());
        insert.setLong(4, theme.right());
        insert.setDouble(5, theme.gain());
        insert.addBatch();
      }
      insert.executeBatch();
      update.setString(1, now.toString());
      Parameters.set(update, 2, fittedSlope);
      update.setLong(3, analysis);
      update.executeUpdate();
    }
  }
}
