package v7p3r.lab.dataset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import v7p3r.board.GamePart;
import v7p3r.lab.schema.Column;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.profile.Split;

/** What a row must be like: a field for each column, and in each field what the column is for. */
final class RowCheck {
  private static final Set<String> PARTS =
      Arrays.stream(GamePart.values()).map(GamePart::label).collect(Collectors.toSet());
  private static final Set<String> SPLITS =
      Arrays.stream(Split.values()).map(Split::label).collect(Collectors.toSet());

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
    return switch (Column.kindOf(column)) {
      case POSITION -> isPosition(field) ? "" : "a position";
      case PART -> PARTS.contains(field) ? "" : "opening, middlegame or endgame";
      case SPLIT -> SPLITS.contains(field) ? "" : "train or validation";
      case WORD -> field.isEmpty() ? "a word" : "";
      case MAYBE -> field.isEmpty() || isFinite(field) ? "" : "a number";
      case WHOLE, NUMBER -> isFinite(field) ? "" : "a number";
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
