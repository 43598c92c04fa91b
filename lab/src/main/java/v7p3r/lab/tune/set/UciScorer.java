package v7p3r.lab.tune.set;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import v7p3r.lab.tune.set.ScoreJournal.Entry;

/**
 * A UCI engine that scores positions with a fixed number of nodes. It forgets everything between
 * positions, so a score depends on nothing but the position.
 */
final class UciScorer implements Closeable {
  private final String command;
  private final int nodes;
  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;

  UciScorer(String command, int nodes) throws IOException {
    this.command = command;
    this.nodes = nodes;
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = process.outputWriter(StandardCharsets.UTF_8);
    out = process.inputReader(StandardCharsets.UTF_8);
    say("uci");
    await("uciok");
    say("setoption name Threads value 1");
    say("setoption name Hash value 1"); // small: it is cleared for every position
  }

  Entry score(String fen) throws IOException {
    say("ucinewgame");
    say("position fen " + fen);
    say("go nodes " + nodes);
    int score = Sample.NO_SCORE;
    for (String line = read(); ; line = read()) {
      if (line.startsWith("info ") && line.contains(" score ")) {
        List<String> words = Arrays.asList(line.split(" "));
        int at = words.indexOf("score");
        boolean exact = !words.contains("lowerbound") && !words.contains("upperbound");
        if (exact && at + 2 < words.size()) {
          boolean mate = words.get(at + 1).equals("mate");
          score = mate ? Sample.NO_SCORE : Integer.parseInt(words.get(at + 2));
        }
      } else if (line.startsWith("bestmove ")) {
        boolean black = fen.contains(" b ");
        int white = black && score != Sample.NO_SCORE ? -score : score;
        return new Entry(white, line.split(" ")[1]);
      }
    }
  }

  private void say(String line) throws IOException {
    in.write(line);
    in.newLine();
    in.flush();
  }

  private void await(String word) throws IOException {
    for (String line = read(); !line.equals(word); line = read()) {}
  }

  private String read() throws IOException {
    String line = out.readLine();
    if (line == null) {
      throw new IOException(command + ": the engine ended in the middle of its work");
    }
    return line;
  }

  @Override
  public void close() throws IOException {
    try {
      say("quit");
      if (process.waitFor(2, TimeUnit.SECONDS)) {
        return;
      }
    } catch (IOException e) {
      // it is gone already
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
  }
}
