package v7p3r.arena.record;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import v7p3r.notation.Fen;

/** Asks how players used their clocks; the transaction around it is the caller's. */
final class ClockSelection {
  /**
   * Moves whose mode a rule has raised say nothing of where PES ends; Standard begins at 0.4, and
   * 0.03 below it a search may have stayed there.
   */
  private static final String MODES =
      """
      SELECT engine.allowance,
        CASE move.side WHEN 0 THEN game.white_options ELSE game.black_options END AS options,
        move.mode, COUNT(*), COALESCE(SUM(move.nodes), 0)
      FROM move
        JOIN game ON game.id = move.game_id
        JOIN engine ON engine.id = CASE move.side WHEN 0 THEN game.white ELSE game.black END
      WHERE move.mode IS NOT NULL AND NOT (move.mode = 'Standard' AND move.pes < 0.365)
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      """;

  /** Moves of the opening are played without a clock. */
  private static final String MOVES =
      """
      SELECT move.game_id, move.side, move.ply, game.fen, engine.allowance, move.micros, move.clock
      FROM move
        JOIN game ON game.id = move.game_id
        JOIN engine ON engine.id = CASE move.side WHEN 0 THEN game.white ELSE game.black END
      WHERE move.clock IS NOT NULL AND move.opening = 0
      ORDER BY move.game_id, move.side, move.ply
      """;

  private final Connection connection;

  ClockSelection(Connection connection) {
    this.connection = connection;
  }

  /** How often searches ended in each mode of effort. */
  List<PacedEffort> modes() throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet row = select.executeQuery(MODES)) {
      List<PacedEffort> efforts = new ArrayList<>();
      while (row.next()) {
        efforts.add(
            new PacedEffort(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getLong(4),
                row.getLong(5)));
      }
      return efforts;
    }
  }

  /** All moves on a clock, game by game and side by side. */
  List<ClockedMove> moves() throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet row = select.executeQuery(MOVES)) {
      List<ClockedMove> moves = new ArrayList<>();
      while (row.next()) {
        int first = Fen.parse(row.getString(4)).gamePly();
        moves.add(
            new ClockedMove(
                row.getLong(1),
                row.getInt(2),
                (first + row.getInt(3)) / 2 + 1,
                row.getString(5),
                row.getLong(6),
                row.getLong(7)));
      }
      return moves;
    }
  }
}
