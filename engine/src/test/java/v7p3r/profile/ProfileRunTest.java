package v7p3r.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

class ProfileRunTest {
  @TempDir private Path folder;

  @Test
  void aSecondRunAppendsOtherGamesBelowTheSameHeader() throws IOException {
    Path file = folder.resolve("effort.csv");
    new ProfileRun(new Position(), 4, file).run((done, rows) -> {});
    new ProfileRun(new Position(), 4, file).run((done, rows) -> {});
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(1 + 8 * 6);
    assertThat(lines).filteredOn(line -> line.startsWith("fen,")).hasSize(1);
    List<String> games = lines.stream().skip(1).map(line -> line.split(",")[17]).toList();
    assertThat(games.getFirst()).isNotEqualTo(games.getLast());
  }

  @Test
  void aFileOfSomethingElseIsLeftAlone() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "do not touch");
    assertThatThrownBy(() -> new ProfileRun(new Position(), 1, file).run((done, rows) -> {}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("notes.txt, line 1: expected the columns of this version");
    assertThat(file).hasContent("do not touch");
  }

  @Test
  void aPositionWithoutMovesHasNothingToProfile() throws IOException {
    Path file = folder.resolve("mated.csv");
    Position mated = Fen.parse("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    new ProfileRun(mated, 3, file).run((done, rows) -> {});
    assertThat(Files.readAllLines(file)).hasSize(1);
  }
}
