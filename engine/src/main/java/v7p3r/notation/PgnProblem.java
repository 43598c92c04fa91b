package v7p3r.notation;

/**
 * Why a game of a file was left out.
 *
 * @param source the name of the file or stream
 * @param game the number of the game in the source, from 1
 * @param line from 1
 * @param column from 1
 * @param token the text that could not be read, shortened and printable
 * @param message what is wrong with it
 */
public record PgnProblem(
    String source, int game, int line, int column, String token, String message) {
  @Override
  public String toString() {
    return source + ":" + line + ":" + column + ": game " + game + ": " + message + ": " + token;
  }
}
