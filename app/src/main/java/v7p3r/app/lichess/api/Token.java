package v7p3r.app.lichess.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The key to the account. It is never part of a text: what names it is shown as dots. */
public final class Token {
  /** The variable of the environment that may hold it. */
  public static final String VARIABLE = "LICHESS_TOKEN";

  private static final String HIDDEN = "...";
  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_.-]{8,200}");

  private final String secret;

  private Token(String secret) {
    this.secret = secret;
  }

  /**
   * From the environment or, if that has none, from a file.
   *
   * @throws IOException if there is none; says where it was looked for
   */
  public static Token read(Optional<Path> file, Map<String, String> environment)
      throws IOException {
    String given = environment.getOrDefault(VARIABLE, "").strip();
    if (!given.isEmpty()) {
      return of(given, VARIABLE);
    }
    if (file.isEmpty() || !Files.isRegularFile(file.get())) {
      throw new IOException(
          "expected a token in the environment (%s) or in %s, found none"
              .formatted(VARIABLE, file.map(Path::toString).orElse("a token_file")));
    }
    return of(Files.readString(file.get()).strip(), file.get().toString());
  }

  private static Token of(String secret, String place) throws IOException {
    if (!SHAPE.matcher(secret).matches()) {
      throw new IOException(place + ": expected a token of Lichess, found something else");
    }
    return new Token(secret);
  }

  String header() {
    return "Bearer " + secret;
  }

  /** A text without the token, should it have got into it. */
  public String hideIn(String text) {
    return text.replace(secret, HIDDEN);
  }

  @Override
  public String toString() {
    return HIDDEN;
  }
}
