package v7p3r.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** A Stockfish process that counts perft on one thread. */
final class Stockfish implements AutoCloseable {
  private static final String LEAVES = "Nodes searched: ";

  private final Process process;
  private final BufferedReader output;
  private final BufferedWriter input;
  private final String name;

  private Stockfish(Path program) throws IOException {
    process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
    output = process.inputReader();
    input = process.outputWriter();
    send("uci");
    name = readUntil("id name ");
    readUntil("uciok");
    send("setoption name Threads value 1");
    waitUntilReady();
  }

  /** Starts the one on the path or, where Debian puts it, in /usr/games. */
  static Optional<Stockfish> start() throws IOException {
    Stream<String> path = Stream.of(System.getenv("PATH").split(File.pathSeparator));
    Optional<Path> program =
        Stream.concat(path, Stream.of("/usr/games"))
            .map(folder -> Path.of(folder, "stockfish"))
            .filter(Files::isExecutable)
            .findFirst();
    return program.isEmpty() ? Optional.empty() : Optional.of(new Stockfish(program.get()));
  }

  String name() {
    return name;
  }

  /** Leaves at a depth, as it counts them: the last ply in bulk. */
  long perft(String fen, int depth) {
    try {
      send("position fen " + fen);
      waitUntilReady();
      send("go perft " + depth);
      return Long.parseLong(readUntil(LEAVES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Processor time used so far, in steps of ten milliseconds on Linux. */
  long cpuNanos() {
    return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
  }

  private void waitUntilReady() throws IOException {
    send("isready");
    readUntil("readyok");
  }

  private void send(String command) throws IOException {
    input.write(command + "\n");
    input.flush();
  }

  /** Reads on to the line that begins so, and returns the rest of it. */
  private String readUntil(String start) throws IOException {
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(start)) {
        return line.substring(start.length()).strip();
      }
    }
    throw new IOException("Stockfish ended before it said " + start);
  }

  @Override
  public void close() throws IOException {
    send("quit");
    input.close();
    process.destroy();
  }
}
