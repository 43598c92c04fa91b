package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import v7p3r.arena.game.OpeningName;
import v7p3r.arena.game.OpeningNames;
import v7p3r.arena.player.Score;
import v7p3r.board.Color;
import v7p3r.board.GamePart;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnTags;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/** Turns what was found out about a game into judged moves. For one thread. */
final class GameReview {
  private final Profile profile;
  private final Optional<EffortGauge> gauge;
  private final TableProbe tables;
  private final Weights weights = Weights.tuned();

  GameReview(Profile profile, Optional<EffortGauge> gauge, Tablebases tables) {
    this.profile = profile;
    this.gauge = gauge;
    this.tables = new TableProbe(tables);
  }

  /** The review of a game, given a finding for each of its positions. */
  ReviewedGame review(SourceGame game, List<Finding> findings) {
    GameTree tree = game.tree();
    List<MoveTime> times = MoveTimes.of(tree);
    List<ReviewedMove> moves = new ArrayList<>();
    Position position = tree.startPosition();
    int first = position.sideToMove();
    Optional<OpeningName> opening = Optional.empty();
    for (GameNode node : tree.mainLine()) {
      int ply = moves.size();
      moves.add(review(position, node, ply, findings, times.get(ply)));
      Optional<OpeningName> known = OpeningNames.of(position);
      opening = known.isPresent() ? known : opening;
    }
    List<Score> scores = findings.stream().skip(1).map(finding -> finding.judge().score()).toList();
    PgnTags tags = tree.tags();
    return new ReviewedGame(
        game.number(),
        game.file(),
        tags.event(),
        tags.value("Date").orElse("?"),
        tags.value("Round").orElse("?"),
        tags.result().text(),
        opening(tags, opening),
        side(Color.WHITE, tags.white(), tags.value("WhiteEngine"), first, scores, moves),
        side(Color.BLACK, tags.black(), tags.value("BlackEngine"), first, scores, moves),
        moves);
  }

  /** Judges a move and plays it. */
  private ReviewedMove review(
      Position position, GameNode node, int ply, List<Finding> findings, MoveTime time) {
    Finding before = findings.get(ply);
    Assessment after = findings.get(ply + 1).judge();
    int side = position.sideToMove();
    String fen = Fen.format(position);
    String san = San.format(position, node.move());
    String uci = UciMove.format(position, node.move());
    GamePart part = GamePart.of(position);
    boolean book = node.commentary().text().strip().startsWith("book");
    List<Choice> choices = before.judge().choices();
    OptionalDouble pes = gauge.map(g -> g.pes(position)).orElse(OptionalDouble.empty());
    List<String> themes = themes(position);
    int tableBefore = tables.result(position);
    Score from = ply == 0 ? WinChances.START : before.judge().score();
    int rank = before.judge().rank(uci);
    Quality quality = Quality.of(forMover(from, side), forMover(after.score(), side), profile);
    position.make(node.move());
    int tableAfter = tables.result(position);
    return new ReviewedMove(
        ply,
        side,
        san,
        uci,
        fen,
        part,
        before,
        after.score(),
        after.hasNoMove(),
        rank == 1 ? quality.withoutFault() : quality,
        rank,
        Agreement.of(book || part == GamePart.OPENING, choices),
        stakes(choices),
        book ? MoveTime.UNKNOWN : time,
        pes,
        themes,
        tableBefore == Wdl.UNKNOWN || tableAfter == Wdl.UNKNOWN
            ? Optional.empty()
            : Optional.of(new TableTruth(tableBefore, -tableAfter)));
  }

  private static Score forMover(Score score, int side) {
    return side == Color.WHITE ? score : score.opposite();
  }

  private static OptionalDouble stakes(List<Choice> choices) {
    if (choices.size() < 2) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(
        WinChances.LICHESS.percent(choices.getFirst().score())
            - WinChances.LICHESS.percent(choices.getLast().score()));
  }

  /** Those that give the sides different amounts. */
  private List<String> themes(Position position) {
    return Explanation.of(position, weights, ThemeSet.ALL).lines().stream()
        .filter(line -> line.total() != 0)
        .map(line -> line.theme().key())
        .toList();
  }

  private static ReviewedSide side(
      int side,
      String name,
      Optional<String> engine,
      int first,
      List<Score> scores,
      List<ReviewedMove> moves) {
    List<ReviewedMove> own = moves.stream().filter(move -> move.side() == side).toList();
    List<ReviewedMove> timed = EffortRegret.known(moves, side);
    return new ReviewedSide(
        name,
        engine.orElse(name),
        own.size(),
        GameAccuracy.of(scores, first, side),
        own.stream().mapToInt(move -> move.quality().loss()).average().orElse(0),
        count(own, Judgement.INACCURACY),
        count(own, Judgement.MISTAKE),
        count(own, Judgement.BLUNDER),
        EffortRegret.of(timed),
        EffortRegret.spent(timed));
  }

  private static int count(List<ReviewedMove> moves, Judgement judgement) {
    return (int) moves.stream().filter(move -> move.quality().judgement() == judgement).count();
  }

  /** Code and family, such as B90 Sicilian Defense; what the moves show where the tags say none. */
  private static String opening(PgnTags tags, Optional<OpeningName> found) {
    String eco = tags.value("ECO").filter(GameReview::isSaid).orElse("");
    String name = tags.value("Opening").filter(GameReview::isSaid).orElse("");
    if (name.isEmpty()) {
      name = found.map(OpeningName::name).orElse("");
    }
    if (eco.isEmpty()) {
      eco = found.map(OpeningName::eco).orElse("");
    }
    String family = name.split("[:,]", 2)[0].strip();
    String whole = (eco + " " + family).strip();
    return whole.isEmpty() ? "?" : whole;
  }

  private static boolean isSaid(String value) {
    return !value.isBlank() && !value.equals("?");
  }
}
