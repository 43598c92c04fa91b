package v7p3r.eval;

import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.eval.context.Occurrence;
import v7p3r.eval.context.Score;

/** An explanation as one JSON object, all numbers in centipawns. */
final class ExplanationJson {
  private final StringBuilder json = new StringBuilder(48_000);

  private ExplanationJson() {}

  static String object(Explanation explanation, String fen) {
    ExplanationJson writer = new ExplanationJson();
    writer.write(explanation, fen);
    return writer.json.toString();
  }

  private void write(Explanation explanation, String fen) {
    boolean white = explanation.sideToMove() == Color.WHITE;
    json.append("{\n  ");
    text("fen", fen).append(",\n  ");
    text("sideToMove", white ? "white" : "black").append(",\n  ");
    number("centipawnsWhite", explanation.centipawns()).append(",\n  ");
    number("centipawnsSideToMove", explanation.forSideToMove()).append(",\n  ");
    pair("sum", explanation.sum()).append(",\n  ");
    number("phase", explanation.phase()).append(", ");
    number("fullPhase", Position.FULL_PHASE).append(",\n  ");
    number("scale", explanation.scale()).append(", ");
    number("fullScale", Explanation.FULL_SCALE).append(",\n  ");
    text("themesOn", explanation.themes().toString()).append(",\n  ");
    name("themes").append('[');
    String separator = "\n    ";
    for (Explanation.Line line : explanation.lines()) {
      json.append(separator);
      write(explanation, line);
      separator = ",\n    ";
    }
    json.append("\n  ]\n}");
  }

  private void write(Explanation explanation, Explanation.Line line) {
    json.append('{');
    text("theme", line.theme().key()).append(", ");
    text("title", line.theme().title()).append(", ");
    text("subject", line.theme().subject().key()).append(", ");
    text("group", line.theme().designGroup().key()).append(", ");
    text("meaning", line.theme().meaning()).append(", ");
    pair("white", line.white()).append(", ");
    pair("black", line.black()).append(", ");
    pair("total", line.total()).append(", ");
    name("score").append(String.format(Locale.ROOT, "%.2f", explanation.share(line) + 0.0));
    json.append(",\n     ");
    bySide("squares", side -> squares(line.squares(side))).append(",\n     ");
    bySide("cases", side -> cases(line.cases(side))).append('}');
  }

  private StringBuilder bySide(String name, IntConsumer writer) {
    name(name).append('{');
    name("white");
    writer.accept(Color.WHITE);
    json.append(", ");
    name("black");
    writer.accept(Color.BLACK);
    return json.append('}');
  }

  /** An array of the names of squares. */
  private void squares(long squares) {
    json.append('[');
    String separator = "";
    for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
      json.append(separator).append('"').append(Square.name(Bitboard.first(rest))).append('"');
      separator = ", ";
    }
    json.append(']');
  }

  private void cases(List<Occurrence> cases) {
    json.append('[');
    String separator = "";
    for (Occurrence occurrence : cases) {
      json.append(separator).append('{');
      name("squares");
      squares(occurrence.squares());
      json.append(", ");
      pair("score", occurrence.score()).append('}');
      separator = ", ";
    }
    json.append(']');
  }

  private StringBuilder pair(String name, int score) {
    name(name).append('{');
    number("middlegame", Score.middlegame(score)).append(", ");
    return number("endgame", Score.endgame(score)).append('}');
  }

  private StringBuilder number(String name, int value) {
    return name(name).append(value);
  }

  private StringBuilder text(String name, String value) {
    name(name).append('"');
    escape(json, value);
    return json.append('"');
  }

  private StringBuilder name(String name) {
    return json.append('"').append(name).append("\": ");
  }

  /** Quotes, backslashes and control characters as RFC 8259 wants them. */
  static void escape(StringBuilder json, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> json.append("\\\"");
        case '\\' -> json.append("\\\\");
        case '\n' -> json.append("\\n");
        case '\r' -> json.append("\\r");
        case '\t' -> json.append("\\t");
        default -> {
          if (c < ' ' || Character.isSurrogate(c)) {
            json.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          } else {
            json.append(c);
          }
        }
      }
    }
  }
}
