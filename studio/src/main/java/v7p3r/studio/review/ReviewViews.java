package v7p3r.studio.review;

import java.util.List;
import java.util.OptionalDouble;
import v7p3r.arena.analysis.AnalysisSummary;
import v7p3r.arena.analysis.CriticalDifference;
import v7p3r.arena.analysis.NotedMove;
import v7p3r.arena.analysis.Numbers;
import v7p3r.arena.analysis.PlayerRow;
import v7p3r.arena.analysis.ReviewedGame;
import v7p3r.arena.analysis.ReviewedMove;
import v7p3r.arena.analysis.ReviewedSide;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Theme;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;
import v7p3r.studio.explain.Why;
import v7p3r.studio.think.WhiteScore;

/** Analyses of games as pages show them; scores are White's. */
final class ReviewViews {
  private ReviewViews() {}

  /** An analysis of the list. */
  record Row(
      String id,
      String name,
      String date,
      int games,
      long moves,
      String judge,
      String profile,
      double accuracy,
      double acpl,
      double blunders) {}

  /** What an analysis comes to. */
  record Review(
      String id,
      String name,
      int games,
      long positions,
      String judge,
      String own,
      boolean reference,
      String profile,
      Figures all,
      List<Player> players,
      List<Difference> differences,
      List<Blunder> worst,
      List<AnalyzedGames.Row> list) {}

  /** What a group of moves comes to; first is the share of first choices, percent. */
  record Figures(
      long moves,
      double accuracy,
      double acpl,
      long inaccuracies,
      long mistakes,
      long blunders,
      OptionalDouble first) {}

  /** A player's games. */
  record Player(
      String name,
      long games,
      OptionalDouble accuracy,
      OptionalDouble adjusted,
      OptionalDouble regret,
      Figures moves) {}

  /** A position that V7P3R sees otherwise than the reference does. */
  record Difference(
      String place,
      String fen,
      WhiteScore own,
      WhiteScore reference,
      String ownLine,
      String referenceLine,
      double gap,
      int staticScore,
      List<Share> themes) {}

  /** What a theme gives. */
  record Share(String theme, double centipawns) {}

  /** A bad move; moves as people and as UCI write them. */
  record Blunder(
      int game,
      String place,
      String player,
      String fen,
      String move,
      String uci,
      String best,
      String bestUci,
      double lost) {}

  /** A game, move by move. */
  record Game(
      int number,
      String event,
      String date,
      String result,
      String opening,
      Side white,
      Side black,
      List<Move> moves) {}

  /** One side of a game. */
  record Side(
      String name,
      OptionalDouble accuracy,
      double acpl,
      int inaccuracies,
      int mistakes,
      int blunders) {}

  /**
   * A move.
   *
   * @param fen the position before it
   * @param score after it
   * @param judgement fine, inaccuracy, mistake or blunder
   * @param canTest whether a test can be made of it: there is a better move
   */
  record Move(
      int ply,
      String number,
      String san,
      String uci,
      String fen,
      WhiteScore score,
      String judgement,
      String best,
      double lost,
      boolean canTest) {}

  static Row row(String id, String name, String date, AnalysisSummary summary) {
    Numbers all = summary.all();
    return new Row(
        id,
        name,
        date,
        summary.games(),
        all.moves(),
        summary.judge(),
        summary.profile(),
        all.accuracy(),
        all.centipawnLoss(),
        all.blunderRate());
  }

  static Review review(
      String id, String name, AnalysisSummary summary, List<AnalyzedGames.Row> games) {
    return new Review(
        id,
        name,
        summary.games(),
        summary.positions(),
        summary.judge(),
        summary.own(),
        summary.hasReference(),
        summary.profile(),
        figures(summary.all()),
        summary.players().stream().map(ReviewViews::player).toList(),
        summary.differences().stream().map(ReviewViews::difference).toList(),
        summary.worst().stream().map(ReviewViews::blunder).toList(),
        games);
  }

  private static Figures figures(Numbers numbers) {
    return new Figures(
        numbers.moves(),
        numbers.accuracy(),
        numbers.centipawnLoss(),
        numbers.inaccuracies(),
        numbers.mistakes(),
        numbers.blunders(),
        numbers.counted() == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(100.0 * numbers.first() / numbers.counted()));
  }

  private static Player player(PlayerRow row) {
    return new Player(
        row.player(),
        row.games(),
        row.accuracy(),
        row.adjusted(),
        row.regret(),
        figures(row.numbers()));
  }

  private static Difference difference(CriticalDifference difference) {
    return new Difference(
        difference.place(),
        difference.fen(),
        WhiteScore.of(difference.own(), Color.WHITE),
        WhiteScore.of(difference.reference(), Color.WHITE),
        difference.ownLine(),
        difference.referenceLine(),
        difference.gap(),
        difference.staticScore(),
        shares(difference.themes()));
  }

  static List<Share> shares(List<CriticalDifference.ThemeShare> shares) {
    return shares.stream().map(one -> new Share(title(one.theme()), one.centipawns())).toList();
  }

  private static String title(String key) {
    Theme theme = Why.theme(key);
    return theme.title();
  }

  private static Blunder blunder(NotedMove move) {
    return new Blunder(
        move.game(),
        move.place(),
        move.player(),
        move.fen(),
        move.move(),
        uci(move.fen(), move.move()),
        move.best(),
        uci(move.fen(), move.best()),
        move.value());
  }

  /** As UCI writes it; nothing where it cannot be played. */
  private static String uci(String fen, String san) {
    try {
      Position position = Fen.parse(fen);
      return UciMove.format(position, San.parse(position, san));
    } catch (NotationException e) {
      return "";
    }
  }

  static Game game(ReviewedGame game) {
    return new Game(
        game.number(),
        game.event(),
        game.date(),
        game.result(),
        game.opening(),
        side(game.white()),
        side(game.black()),
        game.moves().stream().map(ReviewViews::move).toList());
  }

  private static Side side(ReviewedSide side) {
    return new Side(
        side.name(),
        side.accuracy(),
        side.centipawnLoss(),
        side.inaccuracies(),
        side.mistakes(),
        side.blunders());
  }

  private static Move move(ReviewedMove move) {
    Position before = Fen.parse(move.fen());
    String best = move.best();
    try {
      best = San.format(before, UciMove.parse(before, best));
    } catch (NotationException e) {
      best = move.best();
    }
    return new Move(
        move.ply(),
        move.number(),
        move.move(),
        move.uci(),
        move.fen(),
        WhiteScore.of(move.after(), Color.WHITE),
        move.quality().judgement().word(),
        best,
        move.quality().lost(),
        move.quality().judgement().isBad() && !move.best().equals(move.uci()));
  }
}
