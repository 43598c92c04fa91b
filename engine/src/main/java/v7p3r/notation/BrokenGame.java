package v7p3r.notation;

/** Ends the reading of one game of a file; the reader reports it and goes on with the next. */
final class BrokenGame extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String token;

  BrokenGame(int line, int column, String token, String message) {
    super(message, null, false, false);
    this.line = line;
    this.column = column;
    this.token = token;
  }

  PgnProblem problem(String source, int game) {
    return new PgnProblem(source, game, line, column, token, getMessage());
  }
}
