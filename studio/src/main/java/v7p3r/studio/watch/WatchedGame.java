package v7p3r.studio.watch;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.arena.game.OpeningName;
import v7p3r.arena.game.OpeningNames;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Commentary;
import v7p3r.notation.Evaluation;
import v7p3r.notation.Fen;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnReader;
import v7p3r.notation.PgnTags;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.studio.play.GameState;
import v7p3r.studio.think.WhiteScore;

/** The last game of a PGN file that another program writes. */
final class WatchedGame {
  /** The last game is looked for in so much of the end of a file. */
  private static final int TAIL = 512 << 10;

  private final String id;
  private final Path file;
  private long size = -1;
  private long time = -1;
  private Optional<GameState> last = Optional.empty();
  private String text = "";

  WatchedGame(String id, Path file) {
    this.id = id;
    this.file = file;
  }

  String id() {
    return id;
  }

  Path file() {
    return file;
  }

  /** The last game that could be read; a half-written one leaves the one before. */
  synchronized Optional<GameState> state() throws IOException {
    look();
    return last;
  }

  synchronized String pgn() throws IOException {
    look();
    return text;
  }

  /** Reads the file if it has changed; says whether it has. */
  synchronized boolean look() throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    long newSize = Files.size(file);
    long newTime = Files.getLastModifiedTime(file).toMillis();
    if (newSize == size && newTime == time) {
      return false;
    }
    size = newSize;
    time = newTime;
    String game = lastGame();
    try (PgnReader reader = new PgnReader(new StringReader(game), file.toString(), _ -> {})) {
      Optional<GameTree> tree = reader.nextTree();
      if (tree.isPresent()) {
        text = game;
        last = Optional.of(state(tree.get()));
        return true;
      }
    }
    return false;
  }

  private String lastGame() throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
      long length = open.length();
      byte[] bytes = new byte[(int) Math.min(length, TAIL)];
      open.seek(length - bytes.length);
      open.readFully(bytes);
      String tail = new String(bytes, StandardCharsets.UTF_8);
      int start = tail.lastIndexOf("[Event ");
      return start < 0 ? tail : tail.substring(start);
    }
  }

  private GameState state(GameTree tree) {
    PgnTags tags = tree.tags();
    Position position = tree.startPosition().copy();
    List<GameState.Move> moves = new ArrayList<>();
    Optional<GameState.OpeningView> opening = Optional.empty();
    OptionalLong[] clocks = {OptionalLong.empty(), OptionalLong.empty()};
    for (GameNode node : tree.mainLine()) {
      if (node.move() == Move.NONE) {
        break; // a null move: nothing behind it can be shown
      }
      int side = position.sideToMove();
      String uci = UciMove.format(position, node.move());
      String san = San.format(position, node.move());
      position.make(node.move());
      GameState.Move move = move(moves.size() + 1, uci, san, Fen.format(position), node);
      moves.add(move);
      clocks[side] = move.clock().isPresent() ? move.clock() : clocks[side];
      Optional<OpeningName> name = OpeningNames.of(position);
      if (name.isPresent()) {
        opening = Optional.of(new GameState.OpeningView(name.get().eco(), name.get().name()));
      }
    }
    boolean timed = clocks[Color.WHITE].isPresent() || clocks[Color.BLACK].isPresent();
    String turn = position.sideToMove() == Color.WHITE ? "white" : "black";
    boolean over = !tags.result().text().equals("*");
    return new GameState(
        id,
        "watched",
        tags.isChess960(),
        Fen.format(tree.startPosition()),
        new GameState.Side(tags.white(), false, OptionalInt.empty()),
        new GameState.Side(tags.black(), false, OptionalInt.empty()),
        moves,
        timed
            ? Optional.of(
                new GameState.Clocks(
                    clocks[Color.WHITE],
                    clocks[Color.BLACK],
                    over ? Optional.empty() : Optional.of(turn),
                    System.currentTimeMillis()))
            : Optional.empty(),
        turn,
        List.of(),
        position.inCheck(),
        Optional.empty(),
        tags.result().text(),
        tags.value("Termination").orElse(""),
        opening,
        !over,
        Optional.empty(),
        0,
        "/api/watch/" + id + ".pgn");
  }

  private static GameState.Move move(int ply, String uci, String san, String fen, GameNode node) {
    Commentary comment = node.commentary();
    WhiteScore score = comment.evaluation().map(WatchedGame::score).orElse(WhiteScore.UNKNOWN);
    return new GameState.Move(
        ply,
        uci,
        san,
        fen,
        comment.text().equals("book"),
        score.cp(),
        score.mate(),
        0,
        0,
        millis(comment.elapsed()),
        millis(comment.clock()),
        OptionalDouble.empty(),
        Optional.empty(),
        OptionalDouble.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        List.of(),
        List.copyOf(node.nags()),
        comment.text());
  }

  private static OptionalLong millis(Optional<Duration> time) {
    return time.map(value -> OptionalLong.of(value.toMillis())).orElse(OptionalLong.empty());
  }

  private static WhiteScore score(Evaluation evaluation) {
    return switch (evaluation) {
      case Evaluation.Centipawns score ->
          new WhiteScore(OptionalInt.of(score.value()), OptionalInt.empty());
      case Evaluation.MateIn score ->
          new WhiteScore(OptionalInt.empty(), OptionalInt.of(score.moves()));
    };
  }
}
