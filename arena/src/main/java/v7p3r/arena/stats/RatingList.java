package v7p3r.arena.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * One list of all players by the ratings under which their games are most likely, with the error of
 * each: Elo, where players are connected by wins and losses in both directions, and a bound for who
 * won or lost everything.
 *
 * @param groups players that are connected by games, the largest group first; ratings of different
 *     groups cannot be compared
 * @param whiteElo the advantage of White
 * @param whiteError its standard error times 1.96; 0 if it was given or cannot be told
 * @param drawRate the share of draws to be expected of equal players without that advantage
 */
public record RatingList(
    List<List<Entry>> groups, double whiteElo, double whiteError, double drawRate) {
  /** Standard errors on each side of 95 %. */
  static final double SIDES_95 = 1.959963984540054;

  /** More players than this would take minutes. */
  public static final int MOST_PLAYERS = 2000;

  /** How a rating is to be read. */
  public enum Kind {
    /** The most likely value, with its error. */
    ESTIMATE,
    /** A given value. */
    ANCHOR,
    /** All games against rated players were won: at least this, with 95 %. */
    AT_LEAST,
    /** All of them were lost: at most this, with 95 %. */
    AT_MOST,
    /** No game against a rated player, or results that no rating explains. */
    UNKNOWN
  }

  /**
   * A line of the list.
   *
   * @param elo 0 when unknown
   * @param error half the width of 95 %; 0 where there is none
   * @param points of all games
   * @param opponents mean rating of the rated opponents, by games
   * @param superiority how likely the player is better than the next rated one of his group
   */
  public record Entry(
      String name,
      Kind kind,
      double elo,
      double error,
      long games,
      double points,
      long draws,
      OptionalDouble opponents,
      OptionalDouble superiority) {
    public double score() {
      return games == 0 ? 0 : points / games;
    }
  }

  public RatingList {
    groups = groups.stream().map(List::copyOf).toList();
  }

  /** What may be asked of a list. */
  public record Wishes(Map<String, Double> anchors, double average, OptionalDouble whiteElo) {
    /** The mean of each group is 0, and the advantage of White is found. */
    public static final Wishes NONE = new Wishes(Map.of(), 0, OptionalDouble.empty());

    public Wishes {
      anchors = Map.copyOf(anchors);
    }
  }

  /**
   * Rates all players of the games.
   *
   * @throws IllegalArgumentException if an anchor did not play, or there are too many players
   */
  public static RatingList of(GameTally games, Wishes wishes) {
    List<String> names = games.names();
    if (names.size() > MOST_PLAYERS) {
      throw new IllegalArgumentException(
          "expected at most %d players, found %d".formatted(MOST_PLAYERS, names.size()));
    }
    Map<Integer, Double> anchors = new HashMap<>();
    wishes
        .anchors()
        .forEach(
            (name, elo) -> {
              if (!names.contains(name)) {
                throw new IllegalArgumentException("expected a player, found " + name);
              }
              anchors.put(names.indexOf(name), elo);
            });
    RatingGroups groups = new RatingGroups(names.size(), games.cells(), anchors.keySet());
    RatingFit fit =
        new RatingFit(names.size(), groups.coreCells(), groups, anchors, wishes.whiteElo());
    return new Listing(games, wishes, groups, fit, anchors).list();
  }

  /** The way from a fit to the list. */
  private record Listing(
      GameTally games,
      Wishes wishes,
      RatingGroups groups,
      RatingFit fit,
      Map<Integer, Double> anchors) {

    RatingList list() {
      Map<Integer, List<Integer>> members = new HashMap<>();
      for (int i = 0; i < games.names().size(); i++) {
        members.computeIfAbsent(groups.component(i), key -> new ArrayList<>()).add(i);
      }
      List<List<Entry>> result = new ArrayList<>();
      members.values().stream()
          .sorted(
              Comparator.comparingInt((List<Integer> group) -> -group.size())
                  .thenComparing(List::getFirst))
          .forEach(group -> result.add(entries(group)));
      double draw = OutcomeModel.of(0, fit.drawing()).draw();
      return new RatingList(result, fit.whiteElo(), SIDES_95 * fit.whiteError(), draw);
    }

    private List<Entry> entries(List<Integer> group) {
      double shift = group.stream().anyMatch(anchors::containsKey) ? 0 : wishes.average();
      List<Integer> rated =
          group.stream()
              .filter(groups::inCore)
              .sorted(Comparator.comparingDouble((Integer i) -> -fit.rating(i)))
              .toList();
      List<Entry> entries = new ArrayList<>();
      for (int i = 0; i < rated.size(); i++) {
        int player = rated.get(i);
        OptionalDouble superiority = OptionalDouble.empty();
        if (i + 1 < rated.size()) {
          int next = rated.get(i + 1);
          double deviation = Math.sqrt(fit.variance(player, next));
          double lead = fit.rating(player) - fit.rating(next);
          superiority =
              OptionalDouble.of(
                  deviation == 0 ? (lead > 0 ? 1 : 0.5) : Normal.below(lead / deviation));
        }
        entries.add(
            count(player)
                .entry(
                    anchors.containsKey(player) ? Kind.ANCHOR : Kind.ESTIMATE,
                    fit.rating(player) + shift,
                    SIDES_95 * Math.sqrt(fit.covariance(player, player)),
                    shift,
                    superiority));
      }
      for (int player : group) {
        if (!groups.inCore(player)) {
          entries.add(bounded(player, shift));
        }
      }
      entries.sort(Comparator.comparingInt(Listing::block).thenComparing(entry -> -entry.elo()));
      return entries;
    }

    /** Those who won everything come first, those who lost everything last. */
    private static int block(Entry entry) {
      return switch (entry.kind()) {
        case AT_LEAST -> 0;
        case ESTIMATE, ANCHOR -> 1;
        case AT_MOST -> 2;
        case UNKNOWN -> 3;
      };
    }

    private Entry bounded(int player, double shift) {
      Count count = count(player);
      boolean best = count.lostPoints == 0;
      if (count.ratedGames == 0 || !best && count.wonPoints > 0) {
        return count.entry(Kind.UNKNOWN, 0, 0, shift, OptionalDouble.empty());
      }
      double low = -10_000;
      double high = 10_000;
      for (int step = 0; step < 100; step++) {
        double middle = (low + high) / 2;
        if (count.chance(middle) > 0.05 == best) {
          high = middle;
        } else {
          low = middle;
        }
      }
      return count.entry(
          best ? Kind.AT_LEAST : Kind.AT_MOST,
          (low + high) / 2 + shift,
          0,
          shift,
          OptionalDouble.empty());
    }

    private Count count(int player) {
      Count count = new Count(player, games.names().get(player));
      for (GameTally.Cell cell : games.cells()) {
        if (cell.white() == player) {
          count.add(cell, cell.black(), true);
        } else if (cell.black() == player) {
          count.add(cell, cell.white(), false);
        }
      }
      return count;
    }

    /** The games of one player. */
    private final class Count {
      private final int player;
      private final String name;
      private final List<GameTally.Cell> rated = new ArrayList<>();
      private long played;
      private double points;
      private long draws;
      private long ratedGames;
      private double opponents;

      /** Points of games against rated players. */
      private double wonPoints;

      private double lostPoints;

      Count(int player, String name) {
        this.player = player;
        this.name = name;
      }

      void add(GameTally.Cell cell, int opponent, boolean white) {
        double won = (white ? cell.wins() : cell.losses()) + cell.draws() / 2.0;
        played += cell.games();
        points += won;
        draws += cell.draws();
        if (groups.inCore(opponent)) {
          rated.add(cell);
          ratedGames += cell.games();
          opponents += cell.games() * fit.rating(opponent);
          wonPoints += won;
          lostPoints += cell.games() - won;
        }
      }

      /** How likely the results against rated players are if the player had a rating. */
      double chance(double rating) {
        double chance = 1;
        for (GameTally.Cell cell : rated) {
          boolean white = cell.white() == player;
          double whiteRating = white ? rating : fit.rating(cell.white());
          double blackRating = white ? fit.rating(cell.black()) : rating;
          OutcomeModel model =
              OutcomeModel.of(whiteRating + fit.whiteElo() - blackRating, fit.drawing());
          chance *=
              Math.pow(model.win(), cell.wins())
                  * Math.pow(model.draw(), cell.draws())
                  * Math.pow(model.loss(), cell.losses());
        }
        return chance;
      }

      Entry entry(Kind kind, double elo, double error, double shift, OptionalDouble superiority) {
        return new Entry(
            name,
            kind,
            elo,
            error,
            played,
            points,
            draws,
            ratedGames == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(opponents / ratedGames + shift),
            superiority);
      }
    }
  }
}
