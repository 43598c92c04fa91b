package v7p3r.arena.opponent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import v7p3r.arena.record.ObservedMove;
import v7p3r.board.GamePart;

class OpponentProfileTest {
  private static final String OPENING = "B20 Sicilian Defense";

  private static ObservedMove ours(long game, int ply, int score, double pes) {
    return new ObservedMove(
        game,
        ply,
        false,
        1,
        100_000,
        OptionalLong.of(50_000),
        OptionalInt.of(score),
        OptionalDouble.of(pes),
        OPENING,
        -1);
  }

  private static ObservedMove theirs(long game, int ply, long micros, long clock, int outcome) {
    return new ObservedMove(
        game,
        ply,
        true,
        1,
        micros,
        OptionalLong.of(clock),
        OptionalInt.empty(),
        OptionalDouble.empty(),
        OPENING,
        outcome);
  }

  /** A game in which the first move loses 60, the second nothing, the third, in a hurry, 500. */
  private static List<ObservedMove> game(long id) {
    return List.of(
        ours(id, 0, 10, 0.15),
        theirs(id, 1, 1_000_000, 60_000, -1),
        ours(id, 2, 70, 0.75),
        theirs(id, 3, 3_000_000, 40_000, -1),
        ours(id, 4, 40, 0.79),
        theirs(id, 5, 200_000, 900, -1),
        ours(id, 6, 900, 0.1));
  }

  @Test
  void lossesAreWhatOurViewGainedOverTheirMoves() {
    OpponentProfile profile = OpponentProfile.of("Rival", game(1));
    assertThat(profile.games()).isOne();
    assertThat(profile.score()).isZero();
    assertThat(profile.secondsAMove()).isCloseTo(1.4, within(1e-9));
    assertThat(profile.hurryPercent()).isCloseTo(100.0 / 3, within(1e-9));
    assertThat(profile.loss()).isEqualTo(new Tally(3, 560.0 / 3));
    assertThat(profile.lossInHurry()).isEqualTo(new Tally(1, 500));
    assertThat(profile.lossByPes())
        .containsEntry(1, new Tally(1, 60))
        .containsEntry(7, new Tally(2, 250))
        .hasSize(2);
    assertThat(profile.lossByPhase()).containsOnlyKeys(GamePart.MIDDLEGAME);
    assertThat(profile.lossByOpening()).isEmpty();
  }

  @Test
  void anOpeningCountsFromTheSecondGameOn() {
    List<ObservedMove> moves = new ArrayList<>(game(1));
    moves.addAll(game(2));
    OpponentProfile profile = OpponentProfile.of("Rival", moves);
    assertThat(profile.lossByOpening()).containsOnlyKeys(OPENING);
    assertThat(profile.lossByOpening().get(OPENING).moves()).isEqualTo(2);
  }

  @Test
  void nothingIsKnownOfAStranger() {
    OpponentProfile profile = OpponentProfile.of("Stranger", List.of());
    assertThat(profile.games()).isZero();
    assertThat(profile.style()).isEqualTo("not known yet");
    assertThat(OpponentAdjustment.of(profile)).isEqualTo(OpponentAdjustment.NONE);
  }

  @Test
  void whoAlwaysLosesAndIsWeakWhereItIsHardMeetsMoreContemptAndEarlierTime() {
    List<ObservedMove> moves = new ArrayList<>();
    for (int id = 1; id <= 4; id++) {
      moves.addAll(game(id));
    }
    OpponentAdjustment adjustment = OpponentAdjustment.of(OpponentProfile.of("Rival", moves));
    // A score of 0 % is 50 below even: ten centipawns, of which six are allowed.
    assertThat(adjustment.contempt()).isEqualTo(12);
    // 250 in hard and 60 in easy positions: 190 / 310 of six moves, rounded.
    assertThat(adjustment.timeHorizon()).isEqualTo(42 - 4);
    assertThat(adjustment.options())
        .containsEntry("Contempt", "12")
        .containsEntry("TimeHorizon", "38");
  }

  @Test
  void aFewGamesChangeNothing() {
    List<ObservedMove> moves = new ArrayList<>(game(1));
    moves.addAll(game(2));
    moves.addAll(game(3));
    assertThat(OpponentAdjustment.of(OpponentProfile.of("Rival", moves)))
        .isEqualTo(OpponentAdjustment.NONE);
  }

  @Test
  void whoeverTheyAreTheEngineStaysWithinBounds() {
    List<ObservedMove> moves = new ArrayList<>();
    for (int id = 1; id <= 6; id++) {
      moves.add(ours(id, 0, 0, 0.95));
      moves.add(theirs(id, 1, 1, 1, 1));
      moves.add(ours(id, 2, 500, 0.95));
    }
    OpponentAdjustment adjustment = OpponentAdjustment.of(OpponentProfile.of("Rival", moves));
    assertThat(adjustment.contempt()).isBetween(0, 12);
    assertThat(adjustment.timeHorizon()).isBetween(36, 48);
  }
}
