package v7p3r.arena.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.book.Book;
import v7p3r.book.BookMove;
import v7p3r.notation.Fen;

/** The lines of a book as openings: every way to play from it, each final position once. */
final class BookLines {
  /** Without a wish: four moves of each side. */
  static final int USUAL_PLIES = 8;

  private static final int MAX_LINES = 50_000;

  private final Book book;
  private final int plies;
  private final Position position = Fen.parse(Fen.START);
  private final List<Integer> moves = new ArrayList<>();
  private final Set<Long> seen = new HashSet<>();
  private final List<Opening> lines = new ArrayList<>();

  private BookLines(Book book, int plies) {
    this.book = book;
    this.plies = plies;
  }

  /** Lines of a limited number of half moves, the heaviest moves first. */
  static List<Opening> of(Book book, int plies) {
    BookLines lines = new BookLines(book, plies);
    lines.walk();
    return lines.lines;
  }

  private void walk() {
    if (lines.size() == MAX_LINES || !seen.add(position.key() * 31 + moves.size())) {
      return;
    }
    List<BookMove> known =
        moves.size() == plies
            ? List.of()
            : book.moves(position).stream()
                .sorted(
                    Comparator.comparingInt(BookMove::weight)
                        .reversed()
                        .thenComparingInt(move -> Move.fromTo(move.move())))
                .toList();
    if (known.isEmpty() && !moves.isEmpty()) {
      lines.add(new Opening("", Fen.START, moves));
    }
    for (BookMove move : known) {
      position.make(move.move());
      moves.add(move.move());
      walk();
      moves.removeLast();
      position.unmake();
    }
  }
}
