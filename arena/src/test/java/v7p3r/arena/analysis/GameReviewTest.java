package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.player.Score;
import v7p3r.tablebase.Tablebases;

class GameReviewTest {
  @TempDir Path folder;

  /** White's second move allows mate in one; what the judge would have played is given. */
  private Quality foolsMate(String choice) throws IOException {
    Path file = folder.resolve(choice + ".pgn");
    Files.writeString(file, "[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    List<Score> scores =
        List.of(
            Score.centipawns(15),
            Score.centipawns(-40),
            Score.centipawns(-50),
            Score.mateIn(-1),
            Score.mateIn(-1));
    List<Finding> findings = new ArrayList<>();
    for (int ply = 0; ply < scores.size(); ply++) {
      Score score = scores.get(ply);
      Assessment said =
          new Assessment(score, 9, List.of(choice), List.of(new Choice(choice, score)));
      findings.add(new Finding(ply, Optional.empty(), Optional.of(said)));
    }
    try (SourceGames source = new SourceGames(List.of(file), _ -> {})) {
      return new GameReview(Profile.LICHESS, Optional.empty(), Tablebases.NONE)
          .review(source.next().orElseThrow(), findings)
          .moves()
          .get(2)
          .quality();
    }
  }

  @Test
  void aMoveThatTheJudgeWouldHaveMadeGetsNoSignButCostsWhatItCosts() throws IOException {
    Quality better = foolsMate("b1c3");
    Quality same = foolsMate("g2g4");
    assertThat(better.judgement()).isEqualTo(Judgement.BLUNDER);
    assertThat(same.judgement()).isEqualTo(Judgement.FINE);
    assertThat(same.loss()).isEqualTo(better.loss()).isEqualTo(950);
    assertThat(same.accuracy()).isEqualTo(better.accuracy());
  }
}
