package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.notation.Fen;

class CopyTest {
  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void aCopyAnswersEverythingAsTheOriginal(RandomGame game) {
    game.forEach(
        position -> {
          if (position.movesMade() % 10 == 0) {
            assertThat(Snapshot.of(position.copy())).isEqualTo(Snapshot.of(position));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void everyMoveDoesTheSameToACopyAsToTheOriginal(RandomGame game) {
    Position copy = Positions.at("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    game.forEach(
        position -> {
          if (position.movesMade() % 10 != 0) {
            return;
          }
          copy.copyFrom(position);
          MoveList moves = position.legalMoves();
          for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            copy.make(moves.get(i));
            assertThat(Positions.fen(copy)).isEqualTo(Positions.fen(position));
            assertThat(Snapshot.keys(copy)).isEqualTo(Snapshot.keys(position));
            position.unmake();
            copy.unmake();
          }
        });
  }

  @Test
  void theCopyAndTheOriginalGoTheirOwnWays() {
    Position original = Positions.play(new Position(), "e2e4 d7d5");
    Snapshot before = Snapshot.of(original);
    Position copy = original.copy();
    Positions.play(copy, "e4d5 d8d5 b1c3 d5e5 f1e2");
    assertThat(Snapshot.of(original)).isEqualTo(before);
    Snapshot further = Snapshot.of(copy);
    Positions.play(original, "e4e5 f7f5");
    original.unmake();
    original.unmake();
    original.unmake();
    assertThat(Snapshot.of(copy)).isEqualTo(further);
  }

  @Test
  void theHistoryIsCopiedToo() {
    Position copy = Positions.play(new Position(), "g1f3 g8f6 f3g1 f6g8").copy();
    assertThat(copy.repetitions()).isEqualTo(1);
    for (int i = 0; i < 4; i++) {
      copy.unmake();
    }
    assertThat(Positions.fen(copy)).isEqualTo(Fen.START);
  }

  @Test
  void copyingOverALongerGameLeavesNothingOfIt() {
    Position source = Positions.play(Positions.at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "a1a8");
    Position target = Positions.play(new Position(), "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6");
    for (int i = 0; i < 5; i++) {
      target.unmake();
    }
    assertThat(target.inCheck()).isFalse();
    target.copyFrom(source);
    assertThat(target.inCheck()).isTrue();
    assertThat(Snapshot.of(target)).isEqualTo(Snapshot.of(source));
  }

  @Test
  void aHistoryOfAnyLengthFitsIntoAFreshPosition() {
    Position source = new Position();
    for (int i = 0; i < 400; i++) {
      Positions.play(source, "b1c3 b8c6 c3b1 c6b8");
    }
    Position target = new Position();
    target.copyFrom(source);
    assertThat(target.repetitions()).isEqualTo(400);
    assertThat(Snapshot.of(target)).isEqualTo(Snapshot.of(source));
  }
}
