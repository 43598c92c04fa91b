package v7p3r.book;

import java.util.List;
import v7p3r.board.Position;

/** Positions whose good moves are known. */
public interface Book {
  /** What to call the book in a message. */
  String name();

  /**
   * The legal moves that are known for the position, each once and with a weight above 0; none when
   * the position is unknown.
   *
   * @throws BookException if the book can no longer be read
   */
  List<BookMove> moves(Position position);
}
