package v7p3r.arena.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.stats.EloText;
import v7p3r.arena.stats.Estimate;
import v7p3r.arena.stats.Trinomial;
import v7p3r.text.TextTable;

/** The answer to a question about games: rows of texts, numbers and nothing. */
public record StatsTable(List<String> columns, List<List<Object>> rows) {
  /** In the place of a value that is not known. */
  public static final Object NOTHING = new Object();

  /** A time in the database; people are told whole seconds. */
  private static final Pattern INSTANT =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d:\\d\\d)(?:\\.\\d+)?Z");

  private static final List<String> RESULTS = List.of("wins", "draws", "losses");
  private static final Map<String, String> TITLES =
      Map.of(
          "score_percent", "score %",
          "time_percent", "time %",
          "percent", "% of games",
          "ms_a_move", "ms a move",
          "nps", "nodes/s",
          "seldepth", "selective depth",
          "pes", "effort (PES)",
          "mean_change", "mean change",
          "swings_over_150", "swings over 150");

  /**
   * For people: plain titles, columns of the same width, numbers to the right. Wins, draws and
   * losses also become Elo with its error, of single games.
   */
  public String toText() {
    boolean elo = columns.containsAll(RESULTS);
    List<String> titles = new ArrayList<>();
    columns.forEach(column -> titles.add(TITLES.getOrDefault(column, column)));
    List<Boolean> numeric =
        new ArrayList<>(IntStream.range(0, columns.size()).mapToObj(this::isNumeric).toList());
    List<List<String>> cells = new ArrayList<>();
    for (List<Object> row : rows) {
      List<String> texts = new ArrayList<>(row.stream().map(StatsTable::text).toList());
      if (elo) {
        texts.add(elo(row));
      }
      cells.add(texts);
    }
    if (elo) {
      titles.add("Elo");
      numeric.add(true);
    }
    return TextTable.of(titles, cells, numeric);
  }

  private String elo(List<Object> row) {
    return EloText.of(
        Estimate.of(new Trinomial(count(row, "losses"), count(row, "draws"), count(row, "wins"))));
  }

  private long count(List<Object> row, String column) {
    return row.get(columns.indexOf(column)) instanceof Number number ? number.longValue() : 0;
  }

  private boolean isNumeric(int column) {
    return rows.stream().map(row -> row.get(column)).anyMatch(Number.class::isInstance);
  }

  private static String text(Object value) {
    if (value == NOTHING) {
      return "-";
    }
    if (value instanceof Double number) {
      int decimals = Math.abs(number) >= 1000 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
      return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }
    Matcher instant = INSTANT.matcher(value.toString());
    return instant.matches() ? instant.group(1) + " " + instant.group(2) : value.toString();
  }

  /** The value of a column, {@link #NOTHING} where it is not known. */
  public Object value(int row, String column) {
    return rows.get(row).get(columns.indexOf(column));
  }

  /** The same as a number, 0 where it is not known or none. */
  public double number(int row, String column) {
    return value(row, column) instanceof Number number ? number.doubleValue() : 0;
  }

  /** Comma-separated values as RFC 4180 has them, with a header. */
  public String toCsv() {
    StringBuilder text = new StringBuilder();
    text.append(String.join(",", columns)).append('\n');
    for (List<Object> row : rows) {
      text.append(row.stream().map(StatsTable::cell).collect(Collectors.joining(",")));
      text.append('\n');
    }
    return text.toString();
  }

  private static String cell(Object value) {
    String text = value == NOTHING ? "" : value.toString();
    return text.matches("(?s).*[\",\n\r].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }

  /** A list of objects. */
  public String toJson() {
    List<Map<String, Object>> objects = new ArrayList<>();
    for (List<Object> row : rows) {
      Map<String, Object> object = new LinkedHashMap<>();
      for (int i = 0; i < columns.size(); i++) {
        object.put(columns.get(i), row.get(i) == NOTHING ? null : row.get(i));
      }
      objects.add(object);
    }
    return JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(objects)
        + "\n";
  }
}
