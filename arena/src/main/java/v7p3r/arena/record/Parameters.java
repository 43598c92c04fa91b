package v7p3r.arena.record;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What is not known is NULL in the tables; nowhere else is there a null. */
final class Parameters {
  private Parameters() {}

  static void set(PreparedStatement statement, int index, Optional<String> value)
      throws SQLException {
    if (value.isPresent()) {
      statement.setString(index, value.get());
    } else {
      statement.setNull(index, Types.VARCHAR);
    }
  }

  static void set(PreparedStatement statement, int index, OptionalInt value) throws SQLException {
    if (value.isPresent()) {
      statement.setInt(index, value.getAsInt());
    } else {
      statement.setNull(index, Types.INTEGER);
    }
  }

  static void set(PreparedStatement statement, int index, OptionalLong value) throws SQLException {
    if (value.isPresent()) {
      statement.setLong(index, value.getAsLong());
    } else {
      statement.setNull(index, Types.INTEGER);
    }
  }

  static void set(PreparedStatement statement, int index, OptionalDouble value)
      throws SQLException {
    if (value.isPresent()) {
      statement.setDouble(index, value.getAsDouble());
    } else {
      statement.setNull(index, Types.REAL);
    }
  }

  /** The key of the row that was inserted last. */
  static long generatedKey(PreparedStatement insert) throws SQLException {
    try (ResultSet keys = insert.getGeneratedKeys()) {
      keys.next();
      return keys.getLong(1);
    }
  }
}
