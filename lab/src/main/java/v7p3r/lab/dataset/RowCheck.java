package v7p3r.lab.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;

/** What a row must be like: a field for each column, and in each field what the column is for. */
final class RowCheck {
  private static final Set<String> TEXTS = Set.of("source", "game", "best_move");
  private static final Set<String> MAY_BE_EMPTY = Set.of("result");
  private static final Set<String> PARTS = Set.of("opening", "middlegame", "endgame");
  private static final Set<String> SPLITS = Set.of("train", "validation");

  private final List<String> columns;

  /** Rows of a position follow each other, and its FEN need only be read once. */
  private String lastFen = "";

  RowCheck(List<String> columns) {
    this.columns = columns;
  }

  /** What is wrong with a row, if anything. */
  Optional<String> problem(List<String> fields) {
    if (fields.size() != columns.size()) {
      return Optional.of("expected " + columns.size() + " fields, found " + fields.size());
    }
    for (int i = 0; i < fields.size(); i++) {
      String expected = expected(columns.get(i), fields.get(i));
      if (!expected.isEmpty()) {
        return Optional.of(
            columns.get(i) + ": expected " + expected + ", found '" + fields.get(i) + "'");
      }
    }
    return Optional.empty();
  }

  /** What should stand there, or nothing if the field is right. */
  private String expected(String column, String field) {
    return switch (column) {
      case "fen" -> isPosition(field) ? "" : "a position";
      case "phase" -> PARTS.contains(field) ? "" : "opening, middlegame or endgame";
      case "split" -> SPLITS.contains(field) ? "" : "train or validation";
      default -> {
        if (TEXTS.contains(column)) {
          yield field.isEmpty() ? "a word" : "";
        }
        boolean fine = field.isEmpty() ? MAY_BE_EMPTY.contains(column) : isFinite(field);
        yield fine ? "" : "a number";
      }
    };
  }

  private boolean isPosition(String fen) {
    if (fen.equals(lastFen)) {
      return true;
    }
    try {
      Fen.parse(fen);
      lastFen = fen;
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private static boolean isFinite(String field) {
    try {
      return Float.isFinite(Float.parseFloat(field));
    } catch (NumberFormatException e) {
      return false;
    }
  }

  static List<String> split(String row) {
    List<String> fields = new ArrayList<>(128);
    int start = 0;
    for (int comma = row.indexOf(','); comma >= 0; comma = row.indexOf(',', start)) {
      fields.add(row.substring(start, comma));
      start = comma + 1;
    }
    fields.add(row.substring(start));
    return fields;
  }
}
