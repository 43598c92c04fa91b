package v7p3r.arena.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import v7p3r.board.Color;
import v7p3r.eval.Explanation;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** Adds up reviewed games; what it keeps does not grow with their number but for their groups. */
final class AnalysisTally {
  private static final int LISTED = 20;
  private static final double MILLIS_A_SECOND = 1000;

  private final AnalysisPlan plan;
  private final Map<Dimension, Map<String, Tally>> groups = new EnumMap<>(Dimension.class);
  private final Map<String, PlayerTally> players = new TreeMap<>();
  private final Tally all = new Tally();
  private final Tally trouble = new Tally();
  private final Tally quiet = new Tally();
  private final Tally[] byEffort = PlayerTally.bins();
  private final TopList<CriticalDifference> differences = new TopList<>(LISTED);
  private final TopList<NotedMove> worst = new TopList<>(LISTED);
  private final TopList<NotedMove> missedMates = new TopList<>(LISTED);
  private final TopList<NotedMove> wasted = new TopList<>(LISTED / 2);
  private final TopList<NotedMove> hurried = new TopList<>(LISTED / 2);
  private final TopList<NotedMove> tableMoves = new TopList<>(LISTED);
  private final ThemeLedger ledger = new ThemeLedger();
  private final SlopeFit fit = new SlopeFit();
  private final Weights weights = Weights.tuned();
  private int games;
  private long positions;
  private long byTables;
  private long tableErrors;

  AnalysisTally(AnalysisPlan plan) {
    this.plan = plan;
    for (Dimension dimension : Dimension.values()) {
      groups.put(dimension, new HashMap<>());
    }
  }

  void add(ReviewedGame game) {
    games++;
    positions += game.moves().size() + 1;
    game.moves().forEach(move -> add(game, move));
    for (int side : new int[] {Color.WHITE, Color.BLACK}) {
      ReviewedSide reviewed = game.side(side);
      players
          .computeIfAbsent(reviewed.name() + "|" + reviewed.version(), _ -> new PlayerTally())
          .add(game, side);
      addEffort(game, side);
    }
  }

  private void add(ReviewedGame game, ReviewedMove move) {
    all.add(move);
    if (move.time().leftShare().isPresent()) {
      (move.time().isTrouble() ? trouble : quiet).add(move);
    }
    move.pes().ifPresent(pes -> byEffort[Dimension.effortBin(pes)].add(move));
    groups.forEach(
        (dimension, tallies) ->
            dimension
                .groups(game, move)
                .forEach(name -> tallies.computeIfAbsent(name, _ -> new Tally()).add(move)));
    Quality quality = move.quality();
    if (quality.judgement().isBad()) {
      worst.offer(quality.lost(), () -> NotedMove.of(game, move, quality.lost()));
    }
    if (quality.missedMate() > 0) {
      // The shortest mates are the ones to be sorry for.
      missedMates.offer(
          -quality.missedMate(), () -> NotedMove.of(game, move, quality.missedMate()));
    }
    move.table()
        .ifPresent(
            truth -> {
              byTables++;
              if (truth.isWorse()) {
                tableErrors++;
                double lost = (truth.before() - truth.after()) / 4.0;
                tableMoves.offer(lost, () -> NotedMove.of(game, move, lost));
              }
            });
    compare(game, move);
  }

  /** V7P3R's opinion of the position before a move with that of the reference. */
  private void compare(ReviewedGame game, ReviewedMove move) {
    if (move.before().own().isEmpty() || move.before().reference().isEmpty()) {
      return;
    }
    Assessment own = move.before().own().get();
    Assessment reference = move.before().reference().get();
    fit.add(own.score(), reference.score());
    Explanation why = Explanation.of(Fen.parse(move.fen()), weights, ThemeSet.ALL);
    ledger.add(why, reference.score());
    double gap =
        Math.abs(
            WinChances.LICHESS.percent(own.score())
                - WinChances.LICHESS.percent(reference.score()));
    if (differences.accepts(gap) && differences.items().stream().noneMatch(isAbout(move.fen()))) {
      differences.offer(gap, () -> difference(game, move, own, reference, gap, why));
    }
  }

  /** The same men on the same squares are shown once. */
  private static Predicate<CriticalDifference> isAbout(String fen) {
    String men = fen.substring(0, fen.indexOf(' ') + 1);
    return difference -> difference.fen().startsWith(men);
  }

  private static CriticalDifference difference(
      ReviewedGame game,
      ReviewedMove move,
      Assessment own,
      Assessment reference,
      double gap,
      Explanation why) {
    List<CriticalDifference.ThemeShare> shares = new ArrayList<>();
    for (Explanation.Line line : why.lines()) {
      if (why.share(line) != 0) {
        shares.add(new CriticalDifference.ThemeShare(line.theme().key(), why.share(line)));
      }
    }
    shares.sort(
        Comparator.comparingDouble(
            (CriticalDifference.ThemeShare share) -> -Math.abs(share.centipawns())));
    return new CriticalDifference(
        "game %d, %s, before %s %s"
            .formatted(game.number(), game.players(), move.number(), move.move()),
        move.fen(),
        own.score(),
        reference.score(),
        LineText.of(move.fen(), own.line()),
        LineText.of(move.fen(), reference.line()),
        gap,
        why.centipawns(),
        shares);
  }

  /** Time that was wasted, and moves that were worse than they had to be for want of it. */
  private void addEffort(ReviewedGame game, int side) {
    List<ReviewedMove> timed = EffortRegret.known(game.moves(), side);
    double[] surplus = EffortRegret.surplus(timed);
    for (int i = 0; i < surplus.length; i++) {
      ReviewedMove move = timed.get(i);
      double seconds = surplus[i] / MILLIS_A_SECOND;
      boolean bad = move.quality().judgement().isBad();
      if (seconds > 0 && !bad) {
        wasted.offer(seconds, () -> NotedMove.of(game, move, seconds));
      } else if (seconds < 0 && bad) {
        hurried.offer(-seconds, () -> NotedMove.of(game, move, -seconds));
      }
    }
  }

  AnalysisSummary summary() {
    return new AnalysisSummary(
        games,
        positions,
        plan.judge().identity() + ", " + plan.judge().words(),
        plan.own().identity() + ", " + plan.own().words(),
        plan.reference().isPresent(),
        plan.profile().key(),
        WinChances.LICHESS.slope(),
        fit.slope(),
        all.numbers(),
        all.moves() - trouble.moves() - quiet.moves(),
        trouble.numbers(),
        quiet.numbers(),
        rows(),
        playerRows(),
        differences.items(),
        worst.items(),
        missedMates.items(),
        wasted.items(),
        hurried.items(),
        byTables,
        tableErrors,
        tableMoves.items(),
        ledger.entries());
  }

  private List<GroupRow> rows() {
    List<GroupRow> rows = new ArrayList<>();
    groups.forEach(
        (dimension, tallies) -> {
          Comparator<Map.Entry<String, Tally>> byName = Map.Entry.comparingByKey();
          Comparator<Map.Entry<String, Tally>> byMoves =
              Comparator.comparingLong(entry -> -entry.getValue().moves());
          tallies.entrySet().stream()
              .sorted(dimension.isOpen() ? byMoves.thenComparing(byName) : byName)
              .map(
                  entry ->
                      new GroupRow(
                          dimension,
                          entry.getKey().substring(entry.getKey().indexOf('|') + 1),
                          entry.getValue().numbers()))
              .forEach(rows::add);
        });
    return rows;
  }

  private List<PlayerRow> playerRows() {
    double[] expected = new double[byEffort.length];
    for (int i = 0; i < expected.length; i++) {
      expected[i] = byEffort[i].numbers().accuracy();
    }
    OptionalDouble even =
        byEffortMoves() == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(accuracySum() / byEffortMoves());
    Comparator<PlayerRow> byMoves = Comparator.comparingLong(row -> -row.numbers().moves());
    return players.entrySet().stream()
        .map(entry -> entry.getValue().row(entry.getKey(), expected, even))
        .sorted(byMoves.thenComparing(PlayerRow::player))
        .toList();
  }

  private long byEffortMoves() {
    long moves = 0;
    for (Tally tally : byEffort) {
      moves += tally.moves();
    }
    return moves;
  }

  private double accuracySum() {
    double sum = 0;
    for (Tally tally : byEffort) {
      sum += tally.accuracySum();
    }
    return sum;
  }
}
