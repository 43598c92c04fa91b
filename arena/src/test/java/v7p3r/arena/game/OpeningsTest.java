package v7p3r.arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class OpeningsTest {
  private static final String EPD =
      """
      # three ways to begin
      rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - hmvc 0; id "one";

      rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
      rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1
      """;

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void positionsAreReadLineByLine() throws IOException {
    Openings openings = Openings.read(file("three.epd", EPD), 99);
    assertThat(openings.size()).isEqualTo(3);
    assertThat(openings.get(0).name()).isEqualTo("one");
    assertThat(openings.get(1).fen())
        .isEqualTo("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
    assertThat(openings.get(3)).as("begins again").isEqualTo(openings.get(0));
  }

  @Test
  void gamesAreReadWithSoManyHalfMoves() throws IOException {
    Path file =
        file("two.txt", "[Opening \"Open\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"x\"]\n\n1. d4 *\n");
    Openings openings = Openings.read(file, 2);
    assertThat(openings.size()).isEqualTo(2);
    assertThat(openings.get(0).moves()).hasSize(2);
    assertThat(openings.get(0).name()).isEqualTo("Open");
    assertThat(openings.get(1).fen()).isEqualTo(Fen.START);
    assertThat(openings.get(1).moves()).hasSize(1);
  }

  @Test
  void codesOfASuiteAreTakenHoweverTheirTagIsWritten() throws IOException {
    Path file =
        file("codes.pgn", "[Eco \"A07\"]\n[Opening \"?\"]\n\n1. Nf3 *\n\n[ECO \"?\"]\n\n1. d4 *\n");
    Openings openings = Openings.read(file, 99);
    assertThat(openings.get(0)).extracting(Opening::eco, Opening::name).containsExactly("A07", "");
    assertThat(openings.get(1).eco()).isEmpty();
  }

  @Test
  void packedSuitesAreReadToo() throws IOException {
    Path file = folder.resolve("packed");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(EPD.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(Openings.read(file, 99).size()).isEqualTo(3);
  }

  @Test
  void theSeedDecidesTheOrder() {
    Openings openings =
        Openings.of(
            IntStream.range(0, 50)
                .mapToObj(i -> new Opening("" + i, Fen.START, List.of()))
                .toList());
    List<String> first = names(openings.shuffled(7));
    assertThat(names(openings.shuffled(7))).isEqualTo(first);
    assertThat(names(openings.shuffled(8)))
        .isNotEqualTo(first)
        .containsExactlyInAnyOrderElementsOf(first);
    assertThat(openings.startingAt(10).get(0).name()).isEqualTo("10");
    assertThat(openings.shuffled(7).startingAt(10).get(0).name()).isEqualTo(first.get(10));
  }

  private static List<String> names(Openings openings) {
    return IntStream.range(0, openings.size()).mapToObj(i -> openings.get(i).name()).toList();
  }

  @Test
  void aWrongLineIsNamed() throws IOException {
    Path file = file("wrong.epd", EPD + "rnbqkbnr/pppppppp/8/8 w - - 0 1\n");
    Openings openings = Openings.read(file, 99);
    assertThatThrownBy(() -> openings.get(3)).hasMessageStartingWith(file + ", line 6: ");
  }

  @Test
  void anIllegalMoveInAGameIsNamed() throws IOException {
    Path file = file("wrong.pgn", "[White \"x\"]\n\n1. e5 *\n");
    assertThatThrownBy(() -> Openings.read(file, 99)).hasMessageContaining("wrong.pgn:3:");
  }

  /** An entry of a Polyglot book; keys and moves are those of the format's description. */
  private static void entry(ByteBuffer book, long key, int from, int to, int weight) {
    int move = to & 7 | (to >> 3) << 3 | (from & 7) << 6 | (from >> 3) << 9;
    book.putLong(key).putShort((short) move).putShort((short) weight).putInt(0);
  }

  @Test
  void linesOfAPolyglotBookAreOpeningsTheHeaviestFirst() throws IOException {
    long start = 0x463b96181691fc9cL;
    long afterE4 = 0x823c9b50fd114196L;
    ByteBuffer book = ByteBuffer.allocate(3 * 16);
    entry(book, start, 12, 28, 5); // e2e4
    entry(book, start, 11, 27, 9); // d2d4
    entry(book, afterE4, 51, 35, 1); // d7d5
    Path file = Files.write(folder.resolve("small.bin"), book.array());
    Openings openings = Openings.read(file, 99);
    assertThat(openings.size()).isEqualTo(2);
    assertThat(moves(openings.get(0))).containsExactly("d2d4");
    assertThat(moves(openings.get(1))).containsExactly("e2e4", "d7d5");
    assertThat(moves(Openings.read(file, 1).get(1))).containsExactly("e2e4");
    Path broken = Files.write(folder.resolve("broken.bin"), new byte[17]);
    assertThatThrownBy(() -> Openings.read(broken, 99))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("expected Polyglot entries of 16 bytes each, found 17 bytes");
  }

  private static List<String> moves(Opening opening) {
    Position position = Fen.parse(opening.fen());
    List<String> moves = new ArrayList<>();
    for (int move : opening.moves()) {
      moves.add(UciMove.format(position, move));
      position.make(move);
    }
    return moves;
  }

  @Test
  void anEmptyFileIsRefused() throws IOException {
    Path file = file("empty.epd", "\n\n");
    assertThatThrownBy(() -> Openings.read(file, 99)).hasMessageContaining("found none");
  }
}
