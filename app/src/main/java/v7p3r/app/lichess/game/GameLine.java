package v7p3r.app.lichess.game;

import java.util.ArrayList;
import java.util.List;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.UciMove;

/** The moves of a game as the server last told them, with the position they lead to. */
final class GameLine {
  /** What the newest word of the server is to the one before. */
  enum Change {
    SAME,
    LONGER,
    /** A beginning of what was known. */
    SHORTER,
    OTHER
  }

  private final String start;
  private final boolean chess960;
  private List<String> words = List.of();
  private final List<Integer> moves = new ArrayList<>();
  private Position position;

  GameLine(String start, boolean chess960) {
    this.start = start;
    this.chess960 = chess960;
    this.position = startPosition();
  }

  private Position startPosition() {
    Position first = Fen.parse(start);
    first.setChess960(chess960);
    return first;
  }

  /** What a text of moves is to those that are known; nothing is changed. */
  Change compare(String text) {
    List<String> next = split(text);
    if (next.equals(words)) {
      return Change.SAME;
    }
    int common = Math.min(next.size(), words.size());
    if (!next.subList(0, common).equals(words.subList(0, common))) {
      return Change.OTHER;
    }
    return next.size() > words.size() ? Change.LONGER : Change.SHORTER;
  }

  /** Believes the server: these are the moves. False, and nothing changes, if one is illegal. */
  boolean follow(String text) {
    List<String> next = split(text);
    Change change = compare(text);
    boolean goesOn = change == Change.LONGER || change == Change.SAME;
    Position reached = goesOn ? position.copy() : startPosition();
    List<Integer> more = new ArrayList<>();
    for (String word : next.subList(goesOn ? words.size() : 0, next.size())) {
      int move = move(reached, word);
      if (move == Move.NONE) {
        return false;
      }
      more.add(move);
      reached.make(move);
    }
    if (!goesOn) {
      moves.clear();
    }
    moves.addAll(more);
    words = next;
    position = reached;
    return true;
  }

  private static int move(Position position, String word) {
    try {
      return UciMove.parse(position, word);
    } catch (NotationException e) {
      return Move.NONE;
    }
  }

  private static List<String> split(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  int ply() {
    return words.size();
  }

  /** The position now, with its history; not to be changed. */
  Position position() {
    return position;
  }

  Position positionAt(int ply) {
    Position reached = startPosition();
    moves.subList(0, ply).forEach(reached::make);
    return reached;
  }

  List<Integer> moves() {
    return List.copyOf(moves);
  }

  /** A move in the notation of this project, whatever the server wrote. */
  String uci(int ply) {
    return UciMove.format(startPosition(), moves.get(ply));
  }

  String start() {
    return start;
  }

  boolean isChess960() {
    return chess960;
  }
}
