package v7p3r.app.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameResult;
import v7p3r.notation.GameTree;
import v7p3r.notation.UciMove;

class LivePgnTest {
  private static final String CASTLES_LONG =
      """
      [Event "Müller's \\"cup\\""]
      [White "Ä"]
      [Black "B"]
      [Result "1-0"]

      1. d4 {[%eval 0.3] [%clk 0:00:59] good} 1... d5 (1... Nf6 2. c4 {main; {line}) 2. Nc3 $1 Nc6
      3. Be3 Be6 4. Qd2 Qd7 5. O-O-O! {long} 5... O-O-O {+0.35/12 0.123s, n=5} 6. Kb1 1-0
      """;
  private static final List<String> MOVES =
      List.of(
          "d2d4", "d7d5", "b1c3", "b8c6", "c1e3", "c8e6", "d1d2", "d8d7", "e1c1", "e8c8", "c1b1");

  @TempDir Path folder;
  private Path file;
  private LivePgn live;

  @BeforeEach
  void begin() {
    file = folder.resolve("live.pgn");
    live = new LivePgn(file);
  }

  private static List<String> moves(GameTree game) {
    List<String> moves = new ArrayList<>();
    for (GameNode node : game.mainLine()) {
      moves.add(UciMove.format(node.parent().orElseThrow().position(), node.move()));
    }
    return moves;
  }

  /** After every byte the moves seen are a beginning of the game, and none is missed for long. */
  @Test
  void aFileThatIsWrittenByteByByteIsFollowedWithoutAWrongMove() throws IOException {
    List<Integer> lengths = new ArrayList<>();
    for (byte next : CASTLES_LONG.getBytes(StandardCharsets.UTF_8)) {
      Files.write(file, new byte[] {next}, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      Optional<GameTree> game = live.poll();
      if (game.isPresent()) {
        List<String> moves = moves(game.get());
        assertThat(moves).isEqualTo(MOVES.subList(0, moves.size()));
        lengths.add(moves.size());
      }
    }
    assertThat(lengths).isSorted().contains(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    GameTree whole = live.read().orElseThrow();
    assertThat(moves(whole)).isEqualTo(MOVES);
    assertThat(whole.result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(whole.tags().event()).isEqualTo("Müller's \"cup\"");
  }

  @Test
  void aFileThatIsReplacedIsFollowed() throws IOException {
    for (int plies = 1; plies <= 4; plies++) {
      String text =
          "[Event \"x\"]\n\n"
              + String.join(" ", List.of("e4", "e5", "Nf3", "Nc6").subList(0, plies))
              + " *\n";
      Path part = Files.writeString(folder.resolve("part"), text);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      assertThat(live.poll().map(game -> game.mainLine().size())).contains(plies);
      assertThat(live.poll()).as("nothing new").isEmpty();
    }
  }

  @Test
  void theLastWordCountsOnceTheFileRests() throws IOException {
    Files.writeString(file, "1. e4 e5 2. Nf3");
    assertThat(live.poll().map(game -> game.mainLine().size())).contains(2);
    assertThat(live.poll().map(game -> game.mainLine().size())).contains(3);
    assertThat(live.poll()).isEmpty();
  }

  @Test
  void anAppendedGameIsTheOneToWatch() throws IOException {
    Files.writeString(file, CASTLES_LONG);
    assertThat(live.poll()).isPresent();
    Files.writeString(
        file, "\n[Event \"Next\"]\n[White \"C\"]\n\n1. c4 *\n", StandardOpenOption.APPEND);
    GameTree next = live.poll().orElseThrow();
    assertThat(next.tags().event()).isEqualTo("Next");
    assertThat(moves(next)).containsExactly("c2c4");
  }

  @Test
  void aFileThatIsMissingEmptiedOrFullOfRubbishIsNoChange() throws IOException {
    assertThat(live.poll()).isEmpty();
    Files.writeString(file, "1. e4 *\n");
    assertThat(live.poll()).isPresent();
    Files.writeString(file, "");
    assertThat(live.poll()).isEmpty();
    Files.delete(file);
    assertThat(live.poll()).isEmpty();
    Files.write(file, new byte[] {0, -1, 17, '[', '{', '('});
    assertThat(live.poll().map(game -> game.mainLine().size()).orElse(0)).isZero();
    Files.writeString(file, "1. e4 e5 *\n");
    assertThat(live.poll().map(game -> game.mainLine().size())).contains(2);
  }

  @Test
  void ofALongFileTheEndIsRead() throws IOException {
    String filler = CASTLES_LONG + "\n";
    Files.writeString(file, filler.repeat((5 << 20) / filler.length()));
    Files.writeString(file, "[Event \"Last\"]\n\n1. a4 *\n", StandardOpenOption.APPEND);
    assertThat(live.poll().orElseThrow().tags().event()).isEqualTo("Last");
  }
}
