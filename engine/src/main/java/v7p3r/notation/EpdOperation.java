package v7p3r.notation;

import java.util.List;
import v7p3r.text.Excerpt;

/** One remark of an EPD line: an opcode such as {@code bm} and the operands that belong to it. */
public record EpdOperation(String opcode, List<String> operands) {
  public EpdOperation {
    if (!isOpcode(opcode)) {
      throw new IllegalArgumentException("not an EPD opcode: " + Excerpt.of(opcode));
    }
    operands = List.copyOf(operands);
    for (String operand : operands) {
      if (!isOperand(operand)) {
        throw new IllegalArgumentException("EPD cannot express " + Excerpt.of(operand));
      }
    }
  }

  public static EpdOperation of(String opcode, String... operands) {
    return new EpdOperation(opcode, List.of(operands));
  }

  /** The operands as one text. */
  public String text() {
    return String.join(" ", operands);
  }

  void append(StringBuilder line) {
    line.append(' ').append(opcode);
    for (String operand : operands) {
      boolean quotes = isTextOpcode(opcode) || !isPlain(operand);
      line.append(quotes ? " \"" : " ").append(operand).append(quotes ? "\"" : "");
    }
    line.append(';');
  }

  /** A letter, then letters, digits and underscores. */
  private static boolean isOpcode(String opcode) {
    for (int i = 0; i < opcode.length(); i++) {
      if (!isOpcodeCharacter(opcode.charAt(i), i == 0)) {
        return false;
      }
    }
    return !opcode.isEmpty();
  }

  static boolean isOpcodeCharacter(char c, boolean first) {
    boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    return letter || !first && (c >= '0' && c <= '9' || c == '_');
  }

  /** EPD has no escape for a quote and ends with the line. */
  private static boolean isOperand(String operand) {
    return operand.indexOf('"') < 0 && operand.indexOf('\n') < 0 && operand.indexOf('\r') < 0;
  }

  private static boolean isPlain(String operand) {
    for (int i = 0; i < operand.length(); i++) {
      char c = operand.charAt(i);
      if (Blank.is(c) || c == ';') {
        return false;
      }
    }
    return !operand.isEmpty();
  }

  /** The comments c0 to c9 and the name are written in quotes by custom. */
  private static boolean isTextOpcode(String opcode) {
    boolean comment =
        opcode.length() == 2
            && opcode.charAt(0) == 'c'
            && opcode.charAt(1) >= '0'
            && opcode.charAt(1) <= '9';
    return comment || opcode.equals("id");
  }
}
