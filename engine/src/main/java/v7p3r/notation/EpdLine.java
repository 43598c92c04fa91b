package v7p3r.notation;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.text.Excerpt;

/** Reads one EPD line, operation by operation. */
final class EpdLine {
  private static final int MAX_HALF_MOVES = 9_999;
  private static final int MAX_MOVE_NUMBER = 99_999;

  private final CharSequence text;
  private final TextCursor cursor;
  private final List<EpdOperation> operations = new ArrayList<>();
  private final Setup setup;

  private EpdLine(CharSequence text) {
    this.text = text;
    this.cursor = new TextCursor("EPD", text);
    this.setup = FenFields.read(cursor);
  }

  /** Sets the position up on the board given, which is free for use afterward. */
  static Epd read(CharSequence text, Position board) {
    EpdLine line = new EpdLine(text);
    line.operations();
    Fen.set(board, line.setup, line.cursor);
    return new Epd(board, line.operations);
  }

  private void operations() {
    skipSeparators();
    while (!cursor.atEnd()) {
      operation();
      skipSeparators();
    }
  }

  /** Blanks and semicolons: perft suites put a semicolon before each operation, not behind it. */
  private void skipSeparators() {
    while (!cursor.atEnd() && (cursor.atBlank() || cursor.peek() == ';')) {
      cursor.advance();
    }
  }

  private void operation() {
    int start = cursor.index();
    while (!cursor.atEnd()
        && EpdOperation.isOpcodeCharacter(cursor.peek(), cursor.index() == start)) {
      cursor.advance();
    }
    String opcode = cursor.since(start);
    boolean ended = cursor.atBlank() || cursor.peek() == ';';
    if (opcode.isEmpty() || !ended) {
      throw cursor.error(start, "an opcode such as bm, id or D1");
    }
    int operandsStart = cursor.index();
    List<String> operands = operands();
    switch (opcode) {
      case "hmvc" -> setup.rule50(counter(operands, operandsStart, MAX_HALF_MOVES));
      case "fmvn" ->
          setup.fullMoveNumber(Math.max(1, counter(operands, operandsStart, MAX_MOVE_NUMBER)));
      default -> operations.add(new EpdOperation(opcode, operands));
    }
  }

  private List<String> operands() {
    List<String> operands = new ArrayList<>(2);
    cursor.skipBlanks();
    while (!cursor.atEnd() && cursor.peek() != ';') {
      operands.add(cursor.peek() == '"' ? quoted() : plain());
      cursor.skipBlanks();
    }
    return operands;
  }

  private String quoted() {
    int quote = cursor.index();
    cursor.advance();
    int start = cursor.index();
    while (!cursor.atEnd() && cursor.peek() != '"') {
      requireOneLine();
      cursor.advance();
    }
    if (cursor.atEnd()) {
      throw cursor.error(quote, "a closing quote");
    }
    String operand = cursor.since(start);
    cursor.advance();
    return operand;
  }

  private String plain() {
    int start = cursor.index();
    while (!cursor.atEnd() && !cursor.atBlank() && cursor.peek() != ';' && cursor.peek() != '"') {
      cursor.advance();
    }
    return cursor.since(start);
  }

  private void requireOneLine() {
    if (cursor.peek() == '\n' || cursor.peek() == '\r') {
      throw cursor.error("one line");
    }
  }

  private int counter(List<String> operands, int at, int max) {
    if (operands.size() == 1 && operands.get(0).matches("\\d{1,5}")) {
      int value = Integer.parseInt(operands.get(0));
      if (value <= max) {
        return value;
      }
    }
    throw cursor.error(at, "one number up to " + max, Excerpt.of(text, at, cursor.index()));
  }
}
