package v7p3r.uci;

import java.util.ArrayList;
import java.util.List;
import v7p3r.notation.Fen;

/** Reads a line of UCI. Any text gives a command; nothing is ever thrown. */
public final class UciParser {
  /** {@link UciCommand.RunBench} without a depth. */
  public static final int DEFAULT_DEPTH = 0;

  private static final int MAX_PERFT_DEPTH = 64;
  private static final int MAX_PROFILED = 10_000_000;

  private UciParser() {}

  public static UciCommand parse(String line) {
    Words words = new Words(line);
    return switch (words.next()) {
      case "" -> new UciCommand.Nothing();
      case "uci" -> new UciCommand.Identify(words.peek().equals("all"));
      case "isready" -> new UciCommand.IsReady();
      case "ucinewgame" -> new UciCommand.NewGame();
      case "position" -> position(words);
      case "go" -> go(words);
      case "stop" -> new UciCommand.Stop();
      case "ponderhit" -> new UciCommand.PonderHit();
      case "quit", "exit" -> new UciCommand.Quit();
      case "setoption" -> setOption(words);
      case "debug" -> debug(words);
      case "register" -> new UciCommand.Register();
      case "d" -> new UciCommand.Draw();
      case "eval" -> eval(words);
      case "bench" -> bench(words);
      case "help" -> new UciCommand.Help();
      default -> new UciCommand.Unknown(new Words(line).rest());
    };
  }

  private static UciCommand position(Words words) {
    String kind = words.next();
    String fen = Fen.START;
    if (kind.equals("fen")) {
      StringBuilder fields = new StringBuilder(90);
      while (!words.isEmpty() && !words.peek().equals("moves")) {
        fields.append(fields.isEmpty() ? "" : " ").append(words.next());
      }
      fen = fields.toString();
    } else if (!kind.equals("startpos")) {
      return new UciCommand.Malformed("position", "startpos or fen", kind);
    }
    if (words.isEmpty()) {
      return new UciCommand.SetPosition(fen, List.of());
    }
    if (!words.peek().equals("moves")) {
      return new UciCommand.Malformed("position", "moves or the end of the line", words.next());
    }
    words.next();
    List<String> moves = new ArrayList<>();
    while (!words.isEmpty()) {
      moves.add(words.next());
    }
    return new UciCommand.SetPosition(fen, List.copyOf(moves));
  }

  private static UciCommand go(Words words) {
    if (words.peek().equals("perft")) {
      words.next();
      return perft(words.next());
    }
    if (words.peek().equals("profile")) {
      words.next();
      return profile(words);
    }
    return new GoReader(words).read();
  }

  private static UciCommand perft(String word) {
    long depth = Numbers.parse(word);
    return depth >= 1 && depth <= MAX_PERFT_DEPTH
        ? new UciCommand.GoPerft((int) depth)
        : new UciCommand.Malformed("go perft", "a depth from 1 to " + MAX_PERFT_DEPTH, word);
  }

  private static UciCommand profile(Words words) {
    String word = words.next();
    long positions = Numbers.parse(word);
    return positions >= 1 && positions <= MAX_PROFILED
        ? new UciCommand.GoProfile((int) positions, words.rest())
        : new UciCommand.Malformed(
            "go profile", "a number of positions from 1 to " + MAX_PROFILED, word);
  }

  private static UciCommand eval(Words words) {
    String word = words.next();
    return switch (word) {
      case "" -> new UciCommand.Eval(false);
      case "json" -> new UciCommand.Eval(true);
      default -> new UciCommand.Malformed("eval", "json or the end of the line", word);
    };
  }

  private static UciCommand bench(Words words) {
    if (words.isEmpty()) {
      return new UciCommand.RunBench(DEFAULT_DEPTH);
    }
    String word = words.next();
    long depth = Numbers.parse(word);
    return depth >= 1 && depth <= MAX_PERFT_DEPTH
        ? new UciCommand.RunBench((int) depth)
        : new UciCommand.Malformed("bench", "a depth from 1 to " + MAX_PERFT_DEPTH, word);
  }

  private static UciCommand debug(Words words) {
    String word = words.next();
    return switch (word) {
      case "on" -> new UciCommand.Debug(true);
      case "off" -> new UciCommand.Debug(false);
      default -> new UciCommand.Malformed("debug", "on or off", word);
    };
  }

  /** Names and values may be several words; the name ends at the word value. */
  private static UciCommand setOption(Words words) {
    if (!words.peek().equals("name")) {
      return new UciCommand.Malformed("setoption", "name", words.next());
    }
    words.next();
    StringBuilder name = new StringBuilder();
    while (!words.isEmpty() && !words.peek().equals("value")) {
      name.append(name.isEmpty() ? "" : " ").append(words.next());
    }
    if (name.isEmpty()) {
      return new UciCommand.Malformed("setoption", "the name of an option", words.next());
    }
    words.next();
    return new UciCommand.SetOption(name.toString(), words.rest());
  }
}
