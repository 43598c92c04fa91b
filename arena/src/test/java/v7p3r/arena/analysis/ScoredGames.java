package v7p3r.arena.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import v7p3r.arena.player.Score;
import v7p3r.notation.Evaluation;
import v7p3r.notation.GameNode;

/** Games that carry a score after every move, as if an engine had just found it. */
final class ScoredGames {
  private static final Pattern WHITE_VIEW = Pattern.compile("\\bwv=(-?\\d+\\.\\d+)");

  private ScoredGames() {}

  record Scored(SourceGame game, List<Score> scores) {
    /** The first position counts as it always does; a mate at the end goes without saying. */
    List<Finding> findings() {
      List<Finding> findings = new ArrayList<>();
      findings.add(finding(0, WinChances.START));
      for (int i = 0; i < scores.size(); i++) {
        findings.add(finding(i + 1, scores.get(i)));
      }
      return findings;
    }

    private static Finding finding(int ply, Score score) {
      Assessment assessment =
          new Assessment(score, 1, List.of("0000"), List.of(new Choice("0000", score)));
      return new Finding(ply, Optional.empty(), Optional.of(assessment));
    }
  }

  /** Those games of a file that have scores throughout, at most so many. */
  static List<Scored> read(Path file, int most) throws IOException {
    List<Scored> games = new ArrayList<>();
    try (SourceGames source = new SourceGames(List.of(file), _ -> {})) {
      Optional<SourceGame> game = source.next();
      while (game.isPresent() && games.size() < most) {
        List<Score> scores = scores(game.get());
        if (scores.size() == game.get().tree().mainLine().size()
            && game.get().tree().startPosition().sideToMove() == 0) {
          games.add(new Scored(game.get(), scores));
        }
        game = source.next();
      }
    }
    return games;
  }

  private static List<Score> scores(SourceGame game) {
    List<Score> scores = new ArrayList<>();
    for (GameNode node : game.tree().mainLine()) {
      Optional<Score> score = score(node);
      if (score.isPresent()) {
        scores.add(score.get());
      }
    }
    return scores;
  }

  static Optional<Score> score(GameNode node) {
    if (node.commentary().evaluation().isPresent()) {
      return Optional.of(
          switch (node.commentary().evaluation().get()) {
            case Evaluation.Centipawns cp -> Score.centipawns(cp.value());
            case Evaluation.MateIn mate -> Score.mateIn(mate.moves());
          });
    }
    Matcher view = WHITE_VIEW.matcher(node.commentary().text());
    if (view.find()) {
      return Optional.of(
          Score.centipawns((int) Math.round(100 * Double.parseDouble(view.group(1)))));
    }
    boolean isBook = node.commentary().text().equals("book");
    return node.position().isCheckmate()
        ? Optional.of(Score.mateIn(node.position().sideToMove() == 0 ? -1 : 1))
        : isBook ? Optional.of(Score.centipawns(20)) : Optional.empty();
  }
}
