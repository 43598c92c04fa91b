package v7p3r.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.Feature;
import v7p3r.notation.Fen;

class WarmGameTest {
  private static final long REFERENCE = 8_000;
  private static final String OPENING =
      "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

  private record Seen(String fen, int side, int ply, CarryOver before, DeepProfile.Result result) {}

  private static final DeepProfile PROFILE = new DeepProfile(REFERENCE, 0.25);
  private static final List<Seen> GAME = play(3);
  private static final long LONGEST_EFFORT = 5 * PROFILE.usual();

  @Test
  void everyEighthOwnMoveIsProfiled() {
    assertThat(GAME).hasSizeGreaterThan(6);
    for (int side = 0; side < 2; side++) {
      int[] plies = plies(side);
      for (int i = 1; i < plies.length; i++) {
        assertThat((plies[i] - plies[i - 1]) % (2 * WarmGame.ONE_IN)).isZero();
      }
    }
  }

  @Test
  void theTableKnowsTheMovesBefore() {
    double warm = 0;
    double cold = 0;
    for (Seen seen : GAME) {
      Optional<DeepProfile.Result> alone = PROFILE.of(Fen.parse(seen.fen));
      warm += usualDepth(seen.result);
      cold += usualDepth(alone.orElseThrow());
    }
    assertThat(warm).as("sum of depths with the usual effort").isGreaterThan(cold);
  }

  @Test
  void theSideToMoveRemembersWhatItExpected() {
    assertThat(GAME).allMatch(seen -> seen.before.isKnown());
    assertThat(GAME).anyMatch(seen -> seen.before.reply() != 0);
  }

  @Test
  void theBudgetIsThatAtTheEndOfTheIteration() {
    for (Seen seen : GAME) {
      DeepProfile.Result result = seen.result;
      for (int i = 0; i < Checkpoints.COUNT; i++) {
        double spent = (double) result.at()[i].nodes() / PROFILE.usual();
        assertThat((double) result.live()[i][Feature.LIVE_BUDGET.index()])
            .isCloseTo(Math.log(spent) / Math.log(2), within(1e-4));
      }
    }
  }

  @Test
  void theGameGoesOnWithTheMoveOfTheUsualEffort() {
    AtomicReference<Position> board = new AtomicReference<>();
    Map<Integer, DeepProfile.Result> profiled = new HashMap<>();
    int changed = 0;
    for (int lot = 0; lot < 3; lot++) {
      new WarmGame(PROFILE)
          .play(
              Fen.parse(OPENING),
              lot,
              (position, before, result) -> {
                board.set(position);
                profiled.put(position.gamePly(), result);
              });
      changed += assertPlayedWithUsualEffort(movesByPly(board.get()), profiled);
      profiled.clear();
    }
    assertThat(changed).as("moves that the long search changed").isPositive();
  }

  @Test
  void theSameLotGivesTheSameGame() {
    assertThat(fens(play(3))).isEqualTo(fens(GAME));
    assertThat(fens(play(4))).isNotEqualTo(fens(GAME));
  }

  @Test
  void theOpeningStaysAsItWas() {
    Position start = Fen.parse(OPENING);
    new WarmGame(PROFILE).play(start, 1, (position, before, result) -> {});
    assertThat(Fen.format(start)).isEqualTo(OPENING);
  }

  /** The number of moves that the long search would have changed. */
  private static int assertPlayedWithUsualEffort(
      Map<Integer, Integer> played, Map<Integer, DeepProfile.Result> profiled) {
    int otherThanTheLongSearch = 0;
    for (Map.Entry<Integer, DeepProfile.Result> entry : profiled.entrySet()) {
      List<Snapshot> iterations = entry.getValue().iterations();
      int move = played.get(entry.getKey());
      assertThat(move).as("at ply %d", entry.getKey()).isEqualTo(moveOfTheUsualEffort(iterations));
      otherThanTheLongSearch += move == iterations.getLast().move() ? 0 : 1;
    }
    return otherThanTheLongSearch;
  }

  /** Of the first iteration that the hand-written rule ends with, or the last of five efforts. */
  private static int moveOfTheUsualEffort(List<Snapshot> iterations) {
    List<Snapshot> affordable =
        iterations.stream().filter(iteration -> iteration.nodes() <= LONGEST_EFFORT).toList();
    return affordable.stream()
        .filter(iteration -> iteration.nodes() >= PROFILE.usual() * handRule(iteration))
        .findFirst()
        .orElse(affordable.getLast())
        .move();
  }

  private static float handRule(Snapshot iteration) {
    return iteration.live()[Feature.LIVE_HAND_RULE.index()];
  }

  private static Map<Integer, Integer> movesByPly(Position end) {
    Position position = end.copy();
    Map<Integer, Integer> moves = new HashMap<>();
    while (position.movesMade() > 0) {
      int move = position.lastMove();
      position.unmake(move);
      moves.put(position.gamePly(), move);
    }
    return moves;
  }

  private static List<Seen> play(int lot) {
    List<Seen> all = new ArrayList<>();
    new WarmGame(PROFILE)
        .play(
            Fen.parse(OPENING),
            lot,
            (position, before, result) ->
                all.add(
                    new Seen(
                        Fen.format(position),
                        position.sideToMove(),
                        position.gamePly(),
                        before,
                        result)));
    return all;
  }

  private static int[] plies(int side) {
    return GAME.stream().filter(seen -> seen.side == side).mapToInt(Seen::ply).toArray();
  }

  private static List<String> fens(List<Seen> all) {
    return all.stream().map(Seen::fen).toList();
  }

  private static int usualDepth(DeepProfile.Result result) {
    return result.at()[Checkpoints.USUAL].depth();
  }
}
