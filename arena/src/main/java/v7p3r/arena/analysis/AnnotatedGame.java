package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import v7p3r.arena.player.Score;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Commentary;
import v7p3r.notation.Evaluation;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;
import v7p3r.notation.NotationException;
import v7p3r.notation.PgnTags;
import v7p3r.notation.PgnWriter;
import v7p3r.notation.UciMove;

/**
 * A reviewed game as PGN: scores after every move, and a sign, a sentence and the better line at
 * every bad one. What the game said before stays, but for variations.
 */
final class AnnotatedGame {
  private static final int LONGEST_LINE = 8;

  private final GameTree source;
  private final ReviewedGame review;
  private final AnalysisPlan plan;

  AnnotatedGame(GameTree source, ReviewedGame review, AnalysisPlan plan) {
    this.source = source;
    this.review = review;
    this.plan = plan;
  }

  String pgn() {
    GameTree tree = new GameTree(tags());
    GameNode node = tree.root();
    node.setCommentary(source.root().commentary());
    List<GameNode> played = source.mainLine();
    for (int ply = 0; ply < played.size(); ply++) {
      GameNode before = node;
      node = before.play(played.get(ply).move());
      annotate(before, node, review.moves().get(ply), played.get(ply));
    }
    return PgnWriter.format(tree);
  }

  private PgnTags tags() {
    PgnTags tags = source.tags();
    tags = withAccuracy(tags, "White", review.white());
    tags = withAccuracy(tags, "Black", review.black());
    return tags.with("Annotator", plan.judge().identity() + ", " + plan.judge().words())
        .with("AnnotationProfile", plan.profile().key());
  }

  private static PgnTags withAccuracy(PgnTags tags, String color, ReviewedSide side) {
    if (side.accuracy().isEmpty()) {
      return tags;
    }
    return tags.with(color + "Accuracy", decimals(side.accuracy().getAsDouble()))
        .with(color + "ACPL", decimals(side.centipawnLoss()));
  }

  private static String decimals(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private void annotate(GameNode before, GameNode node, ReviewedMove move, GameNode played) {
    Judgement judgement = move.quality().judgement();
    played.nags().stream().filter(nag -> !isJudgement(nag)).forEach(node::addNag);
    List<String> sentences = new ArrayList<>();
    if (!played.commentary().text().isEmpty()) {
      sentences.add(played.commentary().text());
    }
    if (judgement.isBad()) {
      node.addNag(judgement.nag());
      sentences.add(sentence(move));
      addBetterLine(before, move);
    }
    Commentary said =
        new Commentary(
            String.join(" ", sentences),
            played.commentary().clock(),
            played.commentary().elapsed(),
            played.commentary().evaluation());
    node.setCommentary(move.isLast() ? said : said.withEvaluation(evaluation(move.after())));
  }

  /** The signs from a good to a dubious move are the ones given here. */
  private static boolean isJudgement(int nag) {
    return nag >= 1 && nag <= 6;
  }

  private static Evaluation evaluation(Score score) {
    return score.isMate()
        ? new Evaluation.MateIn(score.value())
        : new Evaluation.Centipawns(score.value());
  }

  /** One of a few fixed sentences. */
  static String sentence(ReviewedMove move) {
    String word = move.quality().judgement().word();
    String name = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    String best = LineText.move(move.fen(), move.best());
    return "%s: %s. Best was %s.".formatted(name, reason(move), best);
  }

  private static String reason(ReviewedMove move) {
    Quality quality = move.quality();
    Score after = move.after();
    int matesForMover = move.side() == Color.WHITE ? after.value() : -after.value();
    if (quality.missedMate() > 0) {
      return "mate in " + quality.missedMate() + " was there";
    }
    if (after.isMate() && matesForMover < 0) {
      return "mate in " + -matesForMover + " is now forced";
    }
    return String.format(
        Locale.ROOT,
        "the win chances fall from %.0f %% to %.0f %%",
        quality.before(),
        quality.after());
  }

  private static void addBetterLine(GameNode before, ReviewedMove move) {
    List<String> line = move.before().judge().line();
    if (line.getFirst().equals(move.uci())) {
      return;
    }
    Position position = before.position();
    GameNode node = before;
    for (String uci : line.subList(0, Math.min(LONGEST_LINE, line.size()))) {
      try {
        int legal = UciMove.parse(position, uci);
        node = node.play(legal);
        position.make(legal);
      } catch (NotationException e) {
        return; // an engine may expect what cannot be played, at the end of its line
      }
    }
  }
}
