package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;

class MovePickerTest {
  private final SearchThread thread = FreshThread.make();
  private final Frame frame = thread.root().next.next.next;

  private List<Integer> drain(MovePicker picker) {
    List<Integer> moves = new ArrayList<>();
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      moves.add(move);
    }
    return moves;
  }

  private static List<Integer> legal(Position position) {
    List<Integer> moves = new ArrayList<>();
    MoveList list = position.legalMoves();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void handsOutEveryLegalMoveOnceWhateverTheTableAndKillersSay(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = new Position();
    for (int ply = 0; ply < 150; ply++) {
      List<Integer> legal = legal(position);
      if (legal.isEmpty()) {
        return;
      }
      thread.startSearch(position);
      frame.addKiller(random.nextInt(1 << 16));
      frame.addKiller(legal.get(random.nextInt(legal.size())));
      int tableMove =
          random.nextBoolean() ? random.nextInt(1 << 16) : legal.get(random.nextInt(legal.size()));
      MovePicker picker = frame.picker;
      picker.start(frame, tableMove);
      List<Integer> picked = drain(picker);
      assertThat(picked).containsExactlyInAnyOrderElementsOf(legal);
      if (position.isLegal(tableMove)) {
        assertThat(picked.getFirst()).isEqualTo(tableMove);
      }
      position.make(legal.get(random.nextInt(legal.size())));
    }
  }

  /** Each position of a random game, set up in the tree, with its legal moves. */
  private void alongRandomGame(long seed, BiConsumer<Position, List<Integer>> visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = new Position();
    List<Integer> legal = legal(position);
    for (int ply = 0; ply < 150 && !legal.isEmpty(); ply++) {
      thread.startSearch(position);
      visitor.accept(position, legal);
      position.make(legal.get(random.nextInt(legal.size())));
      legal = legal(position);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void capturesOnlyMeansCapturesAndPromotionsThatDoNotLose(long seed) {
    alongRandomGame(
        seed,
        (position, legal) -> {
          MovePicker picker = frame.picker;
          picker.startCaptures(frame, Move.NONE, 0);
          List<Integer> expected = new ArrayList<>();
          for (int move : legal) {
            boolean wanted = !Move.isQuiet(move) && position.see(move, 0);
            if (position.inCheck() || wanted) {
              expected.add(move);
            }
          }
          assertThat(drain(picker)).containsExactlyInAnyOrderElementsOf(expected);
        });
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23})
  void quietChecksThatDoNotLoseComeAfterTheCaptures(long seed) {
    List<Integer> checks = new ArrayList<>();
    alongRandomGame(
        seed,
        (position, legal) -> {
          MovePicker picker = frame.picker;
          picker.startCaptures(frame, Move.NONE, 0);
          List<Integer> captures = drain(picker);
          picker.startCaptures(frame, Move.NONE, 0);
          picker.addChecks();
          List<Integer> picked = drain(picker);
          List<Integer> added = picked.subList(captures.size(), picked.size());
          assertThat(picked.subList(0, captures.size())).isEqualTo(captures);
          assertThat(added)
              .doesNotHaveDuplicates()
              .isSubsetOf(legal)
              .allMatch(move -> Move.isQuiet(move) && position.givesCheck(move))
              .allMatch(move -> position.see(move, 0));
          checks.addAll(added);
        });
    assertThat(checks).isNotEmpty();
  }
}
