package v7p3r.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.text.Excerpt;

/** Reads an EPD file line by line; blank lines and lines that begin with # are passed over. */
public final class EpdReader implements Closeable {
  private final Reader in;
  private final LineSource lines;
  private final Position board = new Position();

  public EpdReader(Reader in) {
    this.in = in;
    this.lines = new LineSource(in);
  }

  /** Reads UTF-8, or Latin-1 where the text is not UTF-8. */
  public EpdReader(InputStream in) {
    this(new TextDecoder(in));
  }

  /** Opens a plain or gzip file. */
  public static EpdReader open(Path file) throws IOException {
    return new EpdReader(TextDecoder.open(file));
  }

  /**
   * The next position, or empty at the end.
   *
   * @throws NotationException if the line cannot be read; names the line and the token, and the
   *     next call goes on with the line after it
   */
  public Optional<Epd> next() throws IOException {
    while (lines.advance()) {
      String line = Blank.strip(lines.line().toString());
      if (!line.isEmpty() && line.charAt(0) != '#') {
        return Optional.of(parse());
      }
    }
    return Optional.empty();
  }

  /** The line of the position that {@link #next} gave last, from 1. */
  public int line() {
    return lines.number();
  }

  private Epd parse() {
    if (lines.isCut()) {
      String expected = "a line of at most " + LineSource.MAX_CHARS + " characters";
      throw new NotationException(
          "EPD", lines.number(), LineSource.MAX_CHARS + 1, expected, Excerpt.of(lines.line()));
    }
    try {
      return EpdLine.read(lines.line(), board);
    } catch (NotationException e) {
      throw e.atLine(lines.number());
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
