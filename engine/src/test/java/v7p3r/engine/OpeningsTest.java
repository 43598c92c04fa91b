package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Move;
import v7p3r.board.Square;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.Line;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;

class OpeningsTest {
  private static final Limits SHORT = Limits.toDepth(1);

  private final Engine engine = new Engine();

  private static final class Told implements SearchListener {
    private final List<String> remarks = new ArrayList<>();
    private int iterations;

    @Override
    public void onIteration(Iteration iteration) {
      iterations++;
    }

    @Override
    public void onRemark(String remark) {
      remarks.add(remark);
    }
  }

  private boolean playsFromBook(Limits limits) {
    Told told = new Told();
    Search search = engine.prepare(limits);
    search.stop();
    search.run(told);
    return !told.remarks.isEmpty();
  }

  @Test
  void areOnlyUsedWhenAskedFor() {
    assertThat(playsFromBook(SHORT)).isFalse();
    engine.setOption("OwnBook", "true");
    assertThat(playsFromBook(SHORT)).isTrue();
  }

  @Test
  void answerAtOnceAndSaySo() {
    engine.setOption("OwnBook", "true");
    Told told = new Told();
    SearchResult result = engine.go(Limits.onClock(60_000, 0), told);
    assertThat(told.iterations).isZero();
    String move = UciMove.format(engine.position(), result.bestMove());
    assertThat(told.remarks).hasSize(1);
    assertThat(told.remarks.getFirst())
        .matches("book " + move + " weight \\d+ of \\d+ from built-in book");
  }

  @Test
  void areNotUsedToAnalyzePonderOrFindSomethingElse() {
    engine.setOption("OwnBook", "true");
    int move = Move.of(Square.E2, Square.E4, Move.DOUBLE_PUSH);
    assertThat(playsFromBook(SHORT.withInfinite(true))).isFalse();
    assertThat(playsFromBook(SHORT.withPonder(true))).isFalse();
    assertThat(playsFromBook(SHORT.withMate(1))).isFalse();
    assertThat(playsFromBook(SHORT.withSearchMoves(Line.of(move)))).isFalse();
    engine.setOption("MultiPV", "2");
    assertThat(playsFromBook(SHORT)).isFalse();
    engine.setOption("MultiPV", "1");
    engine.setOption("UCI_AnalyseMode", "true");
    assertThat(playsFromBook(SHORT)).isFalse();
    engine.setOption("UCI_AnalyseMode", "false");
    assertThat(playsFromBook(SHORT)).isTrue();
  }

  @Test
  void endWhereTheLinesEnd() {
    engine.setOption("OwnBook", "true");
    engine.setPosition(Fen.START, List.of("a2a4"));
    assertThat(playsFromBook(SHORT)).isFalse();
  }

  @Test
  void varyFromGameToGameButNotWithTheSameSeed() {
    engine.setOption("OwnBook", "true");
    Set<String> games = new TreeSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      String game = bookGame(seed);
      assertThat(bookGame(seed)).isEqualTo(game);
      games.add(game);
    }
    assertThat(games).hasSizeGreaterThanOrEqualTo(8);
  }

  private String bookGame(int seed) {
    engine.setOption("Random Seed", Integer.toString(seed));
    List<String> moves = new ArrayList<>();
    engine.setPosition(Fen.START, moves);
    Told told = new Told();
    for (SearchResult result = engine.go(SHORT, told);
        told.iterations == 0;
        result = engine.go(SHORT, told)) {
      moves.add(UciMove.format(engine.position(), result.bestMove()));
      engine.setPosition(Fen.START, moves);
    }
    assertThat(moves).hasSizeGreaterThanOrEqualTo(14);
    return String.join(" ", moves);
  }

  @Test
  void comeFromAFileIfOneIsNamed(@TempDir Path folder) throws IOException {
    ByteBuffer entry = ByteBuffer.allocate(16).putLong(0x463b96181691fc9cL);
    entry.putShort((short) (Square.B4 | Square.B2 << 6)).putShort((short) 7);
    Path file = Files.write(folder.resolve("orangutan.bin"), entry.array());
    engine.setOption("OwnBook", "true");
    engine.setOption("BookFile", file.toString());
    Told told = new Told();
    engine.go(SHORT, told);
    assertThat(told.remarks).containsExactly("book b2b4 weight 7 of 7 from orangutan.bin");
    engine.setOption("BookFile", "<empty>");
    engine.go(SHORT, told);
    assertThat(told.remarks.getLast()).endsWith("built-in book");
  }

  @Test
  void keepTheOldFileWhenTheNewOneIsBroken(@TempDir Path folder) throws IOException {
    Path broken = Files.write(folder.resolve("broken.bin"), new byte[17]);
    assertThatThrownBy(() -> engine.setOption("BookFile", broken.toString()))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option BookFile: "
                + broken
                + ": expected Polyglot entries of 16 bytes each, found 17 bytes");
    assertThat(engine.options().value(EngineOptions.BOOK_FILE)).isEmpty();
    engine.setOption("OwnBook", "true");
    assertThat(playsFromBook(SHORT)).isTrue();
  }
}
