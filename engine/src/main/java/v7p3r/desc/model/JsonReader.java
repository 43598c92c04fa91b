package v7p3r.desc.model;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON (RFC 8259) from bytes; every error names the byte. */
final class JsonReader {
  private static final int MAX_DEPTH = 64;

  /** Numbers of this many digits, and these powers, are exact as doubles. */
  private static final int EXACT_DIGITS = 15;

  private static final double[] POWERS_OF_TEN = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  private final ModelFile file;
  private final byte[] bytes;
  private int at;

  private JsonReader(ModelFile file) {
    this.file = file;
    this.bytes = file.bytes();
  }

  static JsonValue read(ModelFile file) {
    JsonReader reader = new JsonReader(file);
    JsonValue value = reader.value(0);
    reader.skipBlank();
    if (reader.at < reader.bytes.length) {
      throw reader.expected("the end of the file");
    }
    return value;
  }

  private JsonValue value(int depth) {
    if (depth > MAX_DEPTH) {
      throw file.broken(at, "lists and objects are nested deeper than " + MAX_DEPTH);
    }
    return switch (peek()) {
      case '{' -> members(depth);
      case '[' -> list(depth);
      case '"' -> new JsonValue.Text(text());
      case 't' -> word("true", new JsonValue.Flag(true));
      case 'f' -> word("false", new JsonValue.Flag(false));
      case 'n' -> word("null", new JsonValue.Nothing());
      default -> new JsonValue.Number(number());
    };
  }

  private JsonValue members(int depth) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    at++;
    if (peek() == '}') {
      at++;
      return new JsonValue.Members(members);
    }
    while (true) {
      if (peek() != '"') {
        throw expected("a name in quotes");
      }
      int start = at;
      String name = text();
      take(':', "':' after a name");
      if (members.put(name, value(depth + 1)) != null) {
        throw file.broken(start, "the name " + ModelFile.quote(name) + " stands twice");
      }
      if (peek() != ',') {
        take('}', "',' or '}'");
        return new JsonValue.Members(members);
      }
      at++;
    }
  }

  private JsonValue list(int depth) {
    at++;
    int first = peek();
    if (first == ']') {
      at++;
      return new JsonValue.Numbers(new double[0]);
    }
    return isNumberStart(first) ? numbers(depth) : items(new ArrayList<>(), depth);
  }

  private JsonValue numbers(int depth) {
    double[] numbers = new double[16];
    int count = 0;
    while (isNumberStart(peek())) {
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      numbers[count++] = number();
      if (peek() != ',') {
        take(']', "',' or ']'");
        return new JsonValue.Numbers(Arrays.copyOf(numbers, count));
      }
      at++;
    }
    List<JsonValue> mixed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      mixed.add(new JsonValue.Number(numbers[i]));
    }
    return items(mixed, depth);
  }

  private JsonValue items(List<JsonValue> items, int depth) {
    while (true) {
      items.add(value(depth + 1));
      if (peek() != ',') {
        take(']', "',' or ']'");
        return new JsonValue.Items(items);
      }
      at++;
    }
  }

  private static boolean isNumberStart(int c) {
    return c == '-' || c >= '0' && c <= '9';
  }

  private double number() {
    int start = at;
    if (at < bytes.length && bytes[at] == '-') {
      at++;
    }
    int whole = at;
    digits();
    if (at - whole > 1 && bytes[whole] == '0') {
      throw file.broken(start, "a number must not begin with 0 and go on");
    }
    if (at < bytes.length && bytes[at] == '.') {
      at++;
      digits();
    }
    if (at < bytes.length && (bytes[at] == 'e' || bytes[at] == 'E')) {
      at++;
      if (at < bytes.length && (bytes[at] == '+' || bytes[at] == '-')) {
        at++;
      }
      digits();
    }
    return value(start, at);
  }

  /** Most numbers have few digits: then one division or multiplication rounds as it should. */
  private double value(int start, int end) {
    long digits = 0;
    int count = 0;
    int exponent = 0;
    boolean fraction = false;
    int i = bytes[start] == '-' ? start + 1 : start;
    for (; i < end && (bytes[i] | ' ') != 'e'; i++) {
      if (bytes[i] == '.') {
        fraction = true;
      } else {
        digits = 10 * digits + bytes[i] - '0';
        count++;
        exponent -= fraction ? 1 : 0;
      }
      if (count > EXACT_DIGITS) {
        return slowValue(start, end);
      }
    }
    if (i < end) {
      boolean negative = bytes[i + 1] == '-';
      int power = 0;
      for (int j = Character.isDigit(bytes[i + 1]) ? i + 1 : i + 2; j < end && power < 1000; j++) {
        power = 10 * power + bytes[j] - '0';
      }
      exponent += negative ? -power : power;
    }
    if (Math.abs(exponent) >= POWERS_OF_TEN.length) {
      return slowValue(start, end);
    }
    double size =
        exponent < 0 ? digits / POWERS_OF_TEN[-exponent] : digits * POWERS_OF_TEN[exponent];
    return bytes[start] == '-' ? -size : size;
  }

  private double slowValue(int start, int end) {
    return Double.parseDouble(new String(bytes, start, end - start, StandardCharsets.ISO_8859_1));
  }

  private void digits() {
    int start = at;
    while (at < bytes.length && bytes[at] >= '0' && bytes[at] <= '9') {
      at++;
    }
    if (at == start) {
      throw expected("a value");
    }
  }

  private String text() {
    at++;
    StringBuilder escaped = null;
    int start = at;
    while (true) {
      int c = at < bytes.length ? bytes[at] & 0xFF : -1;
      if (c == '"') {
        String rest = utf8(start, at++);
        return escaped == null ? rest : escaped.append(rest).toString();
      }
      if (c < ' ') {
        throw expected("the rest of a text in quotes");
      }
      if (c != '\\') {
        at++;
        continue;
      }
      escaped = escaped == null ? new StringBuilder() : escaped;
      escaped.append(utf8(start, at++)).append(escape());
      start = at;
    }
  }

  private String utf8(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  private char escape() {
    int c = at < bytes.length ? bytes[at] : -1;
    char meant =
        switch (c) {
          case '"', '\\', '/' -> (char) c;
          case 'b' -> '\b';
          case 'f' -> '\f';
          case 'n' -> '\n';
          case 'r' -> '\r';
          case 't' -> '\t';
          case 'u' -> unicode();
          default -> throw expected("one of \"\\/bfnrtu after a backslash");
        };
    at++;
    return meant;
  }

  /** Leaves the last of the four digits to be skipped. */
  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      at++;
      int digit = at < bytes.length ? Character.digit(bytes[at], 16) : -1;
      if (digit < 0) {
        throw expected("four hexadecimal digits");
      }
      code = 16 * code + digit;
    }
    return (char) code;
  }

  private JsonValue word(String word, JsonValue value) {
    for (int i = 0; i < word.length(); i++, at++) {
      if (at >= bytes.length || bytes[at] != word.charAt(i)) {
        throw expected(word);
      }
    }
    return value;
  }

  private void take(char c, String name) {
    if (peek() != c) {
      throw expected(name);
    }
    at++;
  }

  /** The next character that is not blank, -1 at the end. */
  private int peek() {
    skipBlank();
    return at < bytes.length ? bytes[at] : -1;
  }

  private void skipBlank() {
    while (at < bytes.length && isBlank(bytes[at])) {
      at++;
    }
  }

  private static boolean isBlank(byte c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  private ModelException expected(String what) {
    String found =
        at >= bytes.length
            ? "the end of the file"
            : ModelFile.quote(String.valueOf((char) (bytes[at] & 0xFF)));
    return file.broken(at, "expected " + what + ", found " + found);
  }
}
