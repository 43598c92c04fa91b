package v7p3r.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.arena.player.Score;
import v7p3r.arena.source.SharedData;
import v7p3r.board.Color;
import v7p3r.notation.GameNode;
import v7p3r.notation.Nag;
import v7p3r.tablebase.Tablebases;

/** Judgements and accuracies are those of the published formulas, and those of Lichess. */
class FormulasTest {
  private static final double TINY = 1e-9;
  private static final Map<Judgement, String> SIGNS =
      Map.of(
          Judgement.FINE,
          "",
          Judgement.INACCURACY,
          "?!",
          Judgement.MISTAKE,
          "?",
          Judgement.BLUNDER,
          "??");

  private static final GameReview REVIEW =
      new GameReview(Profile.LICHESS, Optional.empty(), Tablebases.NONE);

  private static FormulaCopy.Value value(Score score) {
    return new FormulaCopy.Value(score.isMate() ? 'm' : 'c', score.value());
  }

  /** Compares all numbers of a game with the second calculation; how many moves it has. */
  private static int compare(ScoredGames.Scored scored) {
    ReviewedGame game = REVIEW.review(scored.game(), scored.findings());
    List<FormulaCopy.Value> values = scored.scores().stream().map(FormulasTest::value).toList();
    FormulaCopy.Value before = new FormulaCopy.Value('c', 15);
    for (int i = 0; i < values.size(); i++) {
      boolean white = i % 2 == 0;
      Quality quality = game.moves().get(i).quality();
      assertThat(SIGNS.get(quality.judgement()))
          .as("game %d, ply %d", game.number(), i)
          .isEqualTo(FormulaCopy.sign(before, values.get(i), white));
      double from = FormulaCopy.win(before.forMover(white));
      double to = FormulaCopy.win(values.get(i).forMover(white));
      assertThat(quality.accuracy()).isEqualTo(FormulaCopy.moveAccuracy(from, to), within(TINY));
      before = values.get(i);
    }
    for (boolean white : new boolean[] {true, false}) {
      ReviewedSide side = game.side(white ? Color.WHITE : Color.BLACK);
      if (side.moves() > 0) {
        assertThat(side.centipawnLoss()).isEqualTo(FormulaCopy.acpl(values, white), within(TINY));
        assertThat(side.accuracy().getAsDouble())
            .isEqualTo(FormulaCopy.gameAccuracy(values, white), within(1e-6));
      }
    }
    return values.size();
  }

  @Test
  void everyNumberOfAHundredGamesIsThatOfAnIndependentCalculation() throws IOException {
    List<ScoredGames.Scored> games = new ArrayList<>();
    games.addAll(ScoredGames.read(SharedData.file("games/lichess_kdave_sample.pgn.xz"), 100));
    games.addAll(ScoredGames.read(SharedData.file("games/lichess_db_2025-05_sample.pgn.xz"), 100));
    games.addAll(ScoredGames.read(SharedData.file("games/tcec_effort_dev.pgn.xz"), 40));
    assertThat(games).hasSizeGreaterThanOrEqualTo(100);
    assertThat(games.stream().mapToInt(FormulasTest::compare).sum()).isGreaterThan(5000);
  }

  @Test
  void everyNumberOfTheGamesOfTheTestsIsThatOfAnIndependentCalculation()
      throws IOException, URISyntaxException {
    Path file = Path.of(FormulasTest.class.getResource("/analysis/scored.pgn").toURI());
    List<ScoredGames.Scored> games = ScoredGames.read(file, 100);
    assertThat(games).hasSize(3);
    games.forEach(FormulasTest::compare);
  }

  private static String sign(GameNode node) {
    return node.nags().stream()
        .filter(nag -> nag == Nag.BLUNDER || nag == Nag.MISTAKE || nag == Nag.DUBIOUS_MOVE)
        .map(Nag::format)
        .findFirst()
        .orElse("");
  }

  /** How many moves carry the sign that a profile gives them, and how many there are. */
  private record Comparison(int same, int bad, int moves) {
    double share() {
      return (double) same / moves;
    }

    /** Where only whether a move is bad at all is compared. */
    double shareOfBad() {
      return (double) bad / moves;
    }
  }

  private static Comparison compareSigns(String file, Profile profile) throws IOException {
    GameReview review = new GameReview(profile, Optional.empty(), Tablebases.NONE);
    int same = 0;
    int bad = 0;
    int moves = 0;
    for (ScoredGames.Scored scored : ScoredGames.read(SharedData.file(file), 1000)) {
      List<ReviewedMove> reviewed = review.review(scored.game(), scored.findings()).moves();
      List<GameNode> line = scored.game().tree().mainLine();
      for (int i = 0; i < line.size(); i++) {
        String ours = SIGNS.get(reviewed.get(i).quality().judgement());
        String theirs = sign(line.get(i));
        moves++;
        same += ours.equals(theirs) ? 1 : 0;
        bad += ours.isEmpty() == theirs.isEmpty() ? 1 : 0;
      }
    }
    assertThat(moves).isGreaterThan(1000);
    return new Comparison(same, bad, moves);
  }

  @Test
  void givesTheSignsOfGamesThatLichessPublishes() throws IOException {
    Comparison signs =
        compareSigns("games/lichess_db_2025-05_sample.pgn.xz", Profile.LICHESS_DATABASE);
    assertThat(signs.share()).as("%s", signs).isGreaterThan(0.998);
  }

  /** Its curve was a little steeper then. */
  @Test
  void givesTheSignsOfOlderGamesThatLichessPublished() throws IOException {
    Comparison signs = compareSigns("games/lichess_kdave_sample.pgn.xz", Profile.LICHESS_DATABASE);
    assertThat(signs.share()).as("%s", signs).isGreaterThan(0.98);
    assertThat(signs.same()).as("where it agrees that a move is bad").isEqualTo(signs.bad());
  }

  /**
   * With the curve of that time only moves without a sign are left: Lichess gives none to the move
   * that its engine would have made, which a file does not tell.
   */
  @Test
  void theOlderCurveLeavesOnlyMovesWithoutASign() throws IOException {
    int moves = 0;
    int without = 0;
    for (ScoredGames.Scored scored :
        ScoredGames.read(SharedData.file("games/lichess_kdave_sample.pgn.xz"), 1000)) {
      FormulaCopy.Value before = new FormulaCopy.Value('c', 15);
      List<GameNode> line = scored.game().tree().mainLine();
      for (int i = 0; i < line.size(); i++) {
        FormulaCopy.Value after = value(scored.scores().get(i));
        String ours = FormulaCopy.publishedSign2021(before, after, i % 2 == 0);
        String theirs = sign(line.get(i));
        assertThat(theirs).as("game %d, ply %d", scored.game().number(), i).isIn(ours, "");
        without += ours.equals(theirs) ? 0 : 1;
        moves++;
        before = after;
      }
    }
    assertThat(moves).isGreaterThan(1000);
    assertThat((double) without / moves).isLessThan(0.005);
  }

  /** How bad it is, the analysis on the site says by chances, the published games by centipawns. */
  @Test
  void theAnalysisOfLichessFindsTheSameMovesBadAsItsPublishedGames() throws IOException {
    Comparison signs = compareSigns("games/lichess_db_2025-05_sample.pgn.xz", Profile.LICHESS);
    assertThat(signs.shareOfBad()).as("%s", signs).isGreaterThan(0.998);
    assertThat(signs.share()).as("%s", signs).isBetween(0.93, 0.95);
  }
}
