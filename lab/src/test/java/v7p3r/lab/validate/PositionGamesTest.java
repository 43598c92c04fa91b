package v7p3r.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.board.Position;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;

class PositionGamesTest {
  private static final String GAMES =
      """
      [Result "1-0"]

      1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0

      [Result "1/2-1/2"]

      1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 1/2-1/2
      """;

  private static final String LINES =
      """
      4k3/8/8/8/8/8/4P3/4K3 w - -
      4k3/4p3/8/8/8/8/8/4K3 b - -
      k7/8/1Q6/8/8/8/8/K7 b - -
      """;

  @TempDir private Path folder;

  private List<List<Position>> games(List<Path> pgn, List<Path> lines, int wanted)
      throws IOException {
    SourcePlan plan =
        new SourcePlan(
            pgn,
            lines,
            List.of(),
            List.of(),
            0,
            0,
            Map.of(),
            new SourceSettings(1_000, 0, Map.of(), 1));
    return PositionGames.of(plan, wanted, Progress.silent());
  }

  @Test
  void aGameIsTheMovesOfOneSideOneAfterTheOther() throws IOException {
    Path pgn = Files.writeString(folder.resolve("games.pgn"), GAMES);
    List<List<Position>> games = games(List.of(pgn), List.of(), 100);
    assertThat(games).hasSize(2);
    assertThat(games.get(0)).extracting(Position::gamePly).containsExactly(0, 2, 4, 6, 8);
    assertThat(games.get(1)).extracting(Position::gamePly).containsExactly(1, 3, 5, 7, 9, 11);
  }

  @Test
  void noMoreComeThanAreWanted() throws IOException {
    Path pgn = Files.writeString(folder.resolve("games.pgn"), GAMES);
    assertThat(games(List.of(pgn), List.of(), 7)).extracting(List::size).containsExactly(5, 2);
  }

  @Test
  void linesThatAreNoGameCountForBothSidesWhereThereIsAChoice() throws IOException {
    Path epd = Files.writeString(folder.resolve("lines.epd"), LINES);
    assertThat(games(List.of(), List.of(epd), 100)).extracting(List::size).containsExactly(2);
  }

  @Test
  void aFileWithoutPositionsIsAnError() throws IOException {
    Path epd = Files.writeString(folder.resolve("lines.epd"), "# none\n");
    assertThatThrownBy(() -> games(List.of(), List.of(epd), 5))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("expected positions with a choice of moves, found none");
  }
}
