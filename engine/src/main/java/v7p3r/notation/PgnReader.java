package v7p3r.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Reads the games of a PGN text one at a time, however long the text is. Every move is checked; a
 * game that is broken is reported to the consumer given and left out, and the next one is read.
 */
public final class PgnReader implements Closeable {
  private final Reader in;
  private final PgnParser parser;
  private final MainLineBuilder mainLine = new MainLineBuilder();
  private final TreeBuilder tree = new TreeBuilder();

  /** The name of the source is for messages only. */
  public PgnReader(Reader in, String sourceName, Consumer<PgnProblem> problems) {
    this.in = in;
    this.parser = new PgnParser(new PgnLexer(new PgnSource(in)), sourceName, problems);
  }

  /** Reads UTF-8, or Latin-1 where the text is not UTF-8. */
  public PgnReader(InputStream in, String sourceName, Consumer<PgnProblem> problems) {
    this(new TextDecoder(in), sourceName, problems);
  }

  /** Opens a plain or gzip file. */
  public static PgnReader open(Path file, Consumer<PgnProblem> problems) throws IOException {
    return new PgnReader(TextDecoder.open(file), file.getFileName().toString(), problems);
  }

  /** The next game without its remarks, which is fast; empty at the end. */
  public Optional<PgnGame> next() throws IOException {
    return parser.next(mainLine);
  }

  /** The next game with comments, judgments and variations; empty at the end. */
  public Optional<GameTree> nextTree() throws IOException {
    return parser.next(tree);
  }

  /** The games that are left, read as they are asked for. */
  public Stream<PgnGame> games() {
    return stream(this::next);
  }

  /** The games that are left with their remarks, read as they are asked for. */
  public Stream<GameTree> trees() {
    return stream(this::nextTree);
  }

  /** Games met so far, broken ones included. */
  public int count() {
    return parser.games();
  }

  private interface Source<G> {
    Optional<G> next() throws IOException;
  }

  private static <G> Stream<G> stream(Source<G> source) {
    return Stream.generate(
            () -> {
              try {
                return source.next();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            })
        .takeWhile(Optional::isPresent)
        .map(Optional::get);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
