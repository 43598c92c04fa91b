package v7p3r.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class PolyglotBookTest {
  private static final long START = 0x463b96181691fc9cL;

  @TempDir Path folder;

  private record Entry(long key, String move, int weight) {
    /** As the format has it: to, from, promotion, in fields of three bits. */
    short code() {
      int to = Square.parse(move.substring(2, 4));
      int from = Square.parse(move.substring(0, 2));
      int promotion = move.length() == 5 ? "nbrq".indexOf(move.charAt(4)) + 1 : 0;
      return (short) (to | from << 6 | promotion << 12);
    }
  }

  private Path write(Entry... entries) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(16 * entries.length);
    for (Entry entry : entries) {
      bytes.putLong(entry.key).putShort(entry.code()).putShort((short) entry.weight).putInt(0);
    }
    return Files.write(folder.resolve("book.bin"), bytes.array());
  }

  private static List<String> moves(Path file, Position position) {
    try (PolyglotBook book = PolyglotBook.open(file)) {
      return book.moves(position).stream()
          .map(move -> UciMove.format(position, move.move()) + " " + move.weight())
          .toList();
    }
  }

  @Test
  void findsTheMovesOfAPositionAmongManyEntries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (long key = 1; key <= 300; key++) {
      entries.add(new Entry(key * 0x0123456789abcdefL, "e2e4", 1));
    }
    entries.add(new Entry(START, "d2d4", 40));
    entries.add(new Entry(START, "e2e4", 60_000));
    entries.sort(Comparator.comparingLong(entry -> entry.key + Long.MIN_VALUE));
    Path file = write(entries.toArray(Entry[]::new));
    assertThat(moves(file, new Position())).containsExactly("d2d4 40", "e2e4 60000");
    assertThat(moves(file, Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).isEmpty();
  }

  @Test
  void findsTheFirstAndTheLastEntry() throws IOException {
    Position other = Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    long key = PolyglotKey.of(other);
    assertThat(Long.compareUnsigned(START, key)).isNegative();
    Path file = write(new Entry(START, "g1f3", 2), new Entry(key, "e2e3", 3));
    assertThat(moves(file, new Position())).containsExactly("g1f3 2");
    assertThat(moves(file, other)).containsExactly("e2e3 3");
  }

  @Test
  void leavesOutWhatIsIllegalWeighsNothingOrComesTwice() throws IOException {
    Path file =
        write(
            new Entry(START, "e2e5", 9),
            new Entry(START, "e2e4", 0),
            new Entry(START, "c2c4", 5),
            new Entry(START, "c2c4", 6));
    assertThat(moves(file, new Position())).containsExactly("c2c4 5");
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1h1, e1g1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1a1, e1c1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8h8, e8g8",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8a8, e8c8",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, e1g1",
    "5k2/8/8/8/8/8/8/4R2K w - - 0 1, e1h1, ''",
    "4k3/8/8/8/8/8/8/R3KR2 w - - 0 1, e1f1, ''",
    "6k1/8/8/8/8/8/8/4RK2 w - - 0 1, e1d1, e1d1",
    "8/P3k3/8/8/8/8/8/4K3 w - - 0 1, a7a8q, a7a8q",
    "8/P3k3/8/8/8/8/8/4K3 w - - 0 1, a7a8n, a7a8n",
    "8/P3k3/8/8/8/8/8/4K3 w - - 0 1, a7a8, ''",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, e5d6"
  })
  void readsCastlingAsKingTakesRookAndPromotions(String fen, String written, String meant)
      throws IOException {
    Position position = Fen.parse(fen);
    Path file = write(new Entry(PolyglotKey.of(position), written, 1));
    List<String> expected = meant.isEmpty() ? List.of() : List.of(meant + " 1");
    assertThat(moves(file, position)).isEqualTo(expected);
  }

  @Test
  void saysWhatIsWrongWithAFile() throws IOException {
    Path missing = folder.resolve("missing.bin");
    assertThatThrownBy(() -> PolyglotBook.open(missing))
        .isInstanceOf(BookException.class)
        .hasMessage(missing + ": expected a Polyglot book file, found nothing");
    assertThatThrownBy(() -> PolyglotBook.open(folder))
        .hasMessage(folder + ": expected a Polyglot book file, found something else");
    Path empty = Files.write(folder.resolve("empty.bin"), new byte[0]);
    assertThatThrownBy(() -> PolyglotBook.open(empty))
        .hasMessage(empty + ": expected Polyglot entries of 16 bytes each, found 0 bytes");
    Path cut = Files.write(folder.resolve("cut.bin"), new byte[40]);
    assertThatThrownBy(() -> PolyglotBook.open(cut)).hasMessageEndingWith("found 40 bytes");
    Path mixed = write(new Entry(5, "e2e4", 1), new Entry(-1, "e2e4", 1), new Entry(6, "e2e4", 1));
    assertThatThrownBy(() -> PolyglotBook.open(mixed))
        .isInstanceOf(BookException.class)
        .hasMessage(
            mixed
                + ", entry 3: expected a key of at least ffffffffffffffff, as Polyglot books are in"
                + " order, found 0000000000000006");
  }

  @Test
  void saysWhenAFileBecameShorter() throws IOException {
    Path file = write(new Entry(START, "e2e4", 1), new Entry(-1, "e2e4", 1));
    try (PolyglotBook book = PolyglotBook.open(file)) {
      Files.write(file, new byte[16]);
      assertThatThrownBy(() -> book.moves(new Position()))
          .isInstanceOf(BookException.class)
          .hasMessageContaining("shorter");
    }
  }
}
