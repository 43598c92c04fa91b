package v7p3r.arena.opponent;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import v7p3r.arena.record.ObservedMove;
import v7p3r.board.GamePart;

/**
 * An opponent as its games show it. What one of its moves lost is what our own search saw change
 * from our move before to our move after it, so a loss that we did not see either is not counted.
 *
 * @param games finished ones
 * @param score of the opponent, in percent
 * @param drawPercent how many games were drawn
 * @param secondsAMove mean time of its moves
 * @param hurryPercent its moves with less than a tenth of the game's longest clock left
 * @param lossByPes by how hard we found the position of our move before: 0 to 9, tenths of PES
 * @param lossByPhase where in the game
 * @param lossInHurry with little time on its clock
 * @param lossByOpening mean over its games, for openings seen at least twice
 */
public record OpponentProfile(
    String name,
    int games,
    double score,
    double drawPercent,
    double secondsAMove,
    double hurryPercent,
    Map<Integer, Tally> lossByPes,
    Map<GamePart, Tally> lossByPhase,
    Tally loss,
    Tally lossInHurry,
    Map<String, Tally> lossByOpening) {
  private static final int PES_BINS = 10;
  private static final double HURRY = 0.1;
  private static final int MOST_LOSS = 500;

  /** From the moves of all its games, in order. */
  public static OpponentProfile of(String name, List<ObservedMove> moves) {
    Map<Long, List<ObservedMove>> games = new LinkedHashMap<>();
    moves.forEach(move -> games.computeIfAbsent(move.game(), _ -> new ArrayList<>()).add(move));
    Gathering gathering = new Gathering();
    games.values().forEach(gathering::add);
    return gathering.profile(name, games.size());
  }

  /** Style in a word, of what its losses and results show. */
  public String style() {
    if (loss.moves() < 20) {
      return "not known yet";
    }
    double opening = lossIn(GamePart.OPENING);
    double ending = lossIn(GamePart.ENDGAME);
    if (drawPercent >= 50) {
      return "solid";
    }
    if (lossInHurry.moves() >= 10 && lossInHurry.meanLoss() > 2 * loss.meanLoss()) {
      return "weak in a hurry";
    }
    if (ending > 1.5 * loss.meanLoss()) {
      return "weak in endgames";
    }
    return opening > 1.5 * loss.meanLoss() ? "weak in openings" : "even";
  }

  private double lossIn(GamePart part) {
    return lossByPhase.getOrDefault(part, Tally.NONE).meanLoss();
  }

  /** What was seen, move by move. */
  private static final class Gathering {
    private double points;
    private int draws;
    private long micros;
    private int theirMoves;
    private int hurried;
    private Tally loss = Tally.NONE;
    private Tally lossInHurry = Tally.NONE;
    private final Map<Integer, Tally> byPes = new TreeMap<>();
    private final Map<GamePart, Tally> byPhase = new EnumMap<>(GamePart.class);
    private final Map<String, Tally> byOpening = new HashMap<>();

    void add(List<ObservedMove> game) {
      int outcome = game.getFirst().outcome();
      points += (1 + outcome) / 2.0;
      draws += outcome == 0 ? 1 : 0;
      long longest = game.stream().mapToLong(move -> move.clockMillis().orElse(0)).max().orElse(0);
      Tally inGame = Tally.NONE;
      for (int i = 0; i < game.size(); i++) {
        ObservedMove move = game.get(i);
        if (!move.theirs()) {
          continue;
        }
        theirMoves++;
        micros += move.micros();
        boolean inHurry =
            move.clockMillis().isPresent() && move.clockMillis().getAsLong() < HURRY * longest;
        hurried += inHurry ? 1 : 0;
        Optional<Integer> lost = lost(game, i);
        if (lost.isPresent()) {
          count(move, game.get(i - 1), lost.get(), inHurry);
          inGame = inGame.plus(lost.get());
        }
      }
      if (inGame.moves() > 0 && !game.getFirst().opening().isEmpty()) {
        byOpening.merge(
            game.getFirst().opening(),
            Tally.NONE.plus(inGame.meanLoss()),
            (all, one) -> all.plus(one.meanLoss()));
      }
    }

    /** By how much our view got better over one of their moves. */
    private static Optional<Integer> lost(List<ObservedMove> game, int index) {
      if (index == 0 || index + 1 == game.size()) {
        return Optional.empty();
      }
      ObservedMove before = game.get(index - 1);
      ObservedMove after = game.get(index + 1);
      boolean isSeen = before.score().isPresent() && after.score().isPresent();
      return isSeen && !before.theirs() && !after.theirs()
          ? Optional.of(
              Math.clamp(after.score().getAsInt() - before.score().getAsInt(), 0, MOST_LOSS))
          : Optional.empty();
    }

    private void count(ObservedMove move, ObservedMove before, int lost, boolean inHurry) {
      loss = loss.plus(lost);
      lossInHurry = inHurry ? lossInHurry.plus(lost) : lossInHurry;
      GamePart part = GamePart.values()[move.phase()];
      byPhase.put(part, byPhase.getOrDefault(part, Tally.NONE).plus(lost));
      if (before.pes().isPresent()) {
        int bin = Math.clamp((int) (PES_BINS * before.pes().getAsDouble()), 0, PES_BINS - 1);
        byPes.put(bin, byPes.getOrDefault(bin, Tally.NONE).plus(lost));
      }
    }

    OpponentProfile profile(String name, int games) {
      byOpening.values().removeIf(tally -> tally.moves() < 2);
      return new OpponentProfile(
          name,
          games,
          games == 0 ? 0 : 100 * points / games,
          games == 0 ? 0 : 100.0 * draws / games,
          theirMoves == 0 ? 0 : micros / 1e6 / theirMoves,
          theirMoves == 0 ? 0 : 100.0 * hurried / theirMoves,
          new TreeMap<>(byPes),
          byPhase,
          loss,
          lossInHurry,
          new TreeMap<>(byOpening));
    }
  }
}
