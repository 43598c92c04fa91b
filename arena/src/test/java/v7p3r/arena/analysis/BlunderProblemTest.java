package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.player.Score;
import v7p3r.notation.Epd;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.tablebase.Tablebases;

class BlunderProblemTest {
  @TempDir Path folder;

  /** Black gives a queen for a pawn; the judge would have taken the pawn on d4 instead. */
  private ReviewedGame queenForAPawn() throws IOException {
    Path file = folder.resolve("game.pgn");
    Files.writeString(
        file, "[White \"A \"]\n[Black \"B\"]\n\n1. e4 e5 2. d4 Qg5 3. Nf3 Qxg2 4. Bxg2 *\n");
    List<List<String>> lines =
        List.of(
            List.of("e2e4"),
            List.of("e7e5"),
            List.of("g1f3"),
            List.of("e5d4"),
            List.of("c1g5"),
            List.of("g5g6"),
            List.of("f1g2", "e5d4"),
            List.of("e5d4"));
    int[] scores = {15, 20, 20, 15, 700, 60, 900, 900};
    List<Finding> findings = new ArrayList<>();
    for (int ply = 0; ply < lines.size(); ply++) {
      Score score = Score.centipawns(scores[ply]);
      findings.add(
          new Finding(
              ply,
              Optional.empty(),
              Optional.of(new Assessment(score, 9, lines.get(ply), List.of()))));
    }
    try (SourceGames source = new SourceGames(List.of(file), _ -> {})) {
      return new GameReview(Profile.LICHESS, Optional.empty(), Tablebases.NONE)
          .review(source.next().orElseThrow(), findings);
    }
  }

  @Test
  void aBlunderBecomesALineOfASuiteWithWhatThemesSay() throws IOException {
    ReviewedGame game = queenForAPawn();
    ReviewedMove blunder = game.moves().get(5);
    assertThat(blunder.quality().judgement()).isEqualTo(Judgement.BLUNDER);
    BlunderProblem problem = BlunderProblem.of(game, blunder);
    Epd read = Epd.parse(problem.epd().format());
    assertThat(read.fen()).isEqualTo(blunder.fen());
    assertThat(read.bestMoves()).containsExactly(San.parse(Fen.parse(blunder.fen()), "Qg6"));
    assertThat(read.avoidMoves()).containsExactly(San.parse(Fen.parse(blunder.fen()), "Qxg2"));
    assertThat(read.id().orElseThrow()).startsWith("game 1, ").endsWith("3... Qxg2");
    assertThat(read.text("c0").orElseThrow()).startsWith("Blunder: ").endsWith("Best was Qg6.");
    // After the line that was played Black is a queen down: material is what speaks against it.
    CriticalDifference.ThemeShare first = problem.themes().getFirst();
    assertThat(first.theme()).isEqualTo("material");
    assertThat(first.centipawns()).isLessThan(-500);
    assertThat(read.text("c1").orElseThrow()).contains("themes for the played line: material -");
  }

  @Test
  void whatTheJudgeWouldHavePlayedIsNoTest() throws IOException {
    ReviewedGame game = queenForAPawn();
    assertThatThrownBy(() -> BlunderProblem.of(game, game.moves().getFirst()))
        .hasMessage("it is the best move that is known");
  }
}
