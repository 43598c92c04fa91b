package v7p3r.eval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict reader of JSON for tests: maps, lists, strings and numbers. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.skipBlanks();
    json.require(json.at == text.length(), "the end");
    return value;
  }

  private Object value() {
    skipBlanks();
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    char separator = '{';
    do {
      expect(separator);
      skipBlanks();
      String name = string();
      skipBlanks();
      expect(':');
      require(members.put(name, value()) == null, "a new name, not " + name);
      skipBlanks();
      separator = ',';
    } while (text.charAt(at) == ',');
    expect('}');
    return members;
  }

  private List<Object> list() {
    List<Object> elements = new ArrayList<>();
    char separator = '[';
    do {
      expect(separator);
      skipBlanks();
      if (text.charAt(at) == ']') {
        break;
      }
      elements.add(value());
      skipBlanks();
      separator = ',';
    } while (text.charAt(at) == ',');
    expect(']');
    return elements;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      require(c >= ' ', "an escaped control character");
      string.append(c == '\\' ? escaped() : c);
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> {
        require(c == '"' || c == '\\', "an escape");
        yield c;
      }
    };
  }

  private Double number() {
    int start = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Double.valueOf(text.substring(start, at));
  }

  private void expect(char c) {
    require(text.charAt(at) == c, "" + c);
    at++;
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) <= ' ') {
      at++;
    }
  }

  private void require(boolean holds, String expected) {
    if (!holds) {
      throw new AssertionError("expected " + expected + " at " + at + " of " + text);
    }
  }
}
