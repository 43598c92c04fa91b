package v7p3r.notation;

/**
 * Text that cannot be read: says in which notation, where, what should stand there and what does.
 */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String notation;
  private final int line;
  private final int column;
  private final String expected;
  private final String found;

  NotationException(String notation, int line, int column, String expected, String found) {
    super(message(notation, line, column, expected, found));
    this.notation = notation;
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.found = found;
  }

  /** The notation that was being read: FEN, EPD, SAN, UCI move. */
  public String notation() {
    return notation;
  }

  /** The line of the file, from 1; 0 when the text is not part of a file. */
  public int line() {
    return line;
  }

  /** The first character that is wrong, from 1. */
  public int column() {
    return column;
  }

  public String expected() {
    return expected;
  }

  /** What stands there instead, shortened and printable. */
  public String found() {
    return found;
  }

  /** The same complaint about a text that turned out to be a line of a file. */
  NotationException atLine(int line) {
    return new NotationException(notation, line, column, expected, found);
  }

  private static String message(
      String notation, int line, int column, String expected, String found) {
    StringBuilder message = new StringBuilder(notation);
    if (line > 0) {
      message.append(", line ").append(line);
    }
    message.append(", column ").append(column).append(": expected ").append(expected);
    return message.append(", found ").append(found).toString();
  }
}
