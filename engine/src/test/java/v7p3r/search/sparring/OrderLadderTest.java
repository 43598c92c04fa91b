package v7p3r.search.sparring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;

class OrderLadderTest {
  private final OrderLadder ladder = new OrderLadder();
  private final int[] moves = new int[256];
  private final int[] scores = new int[256];

  private int score(Position position, String san, int tableMove, int ply) {
    int end = MoveGenerator.legal(position, moves, 0);
    for (int i = 0; i < end; i++) {
      scores[i] = ladder.score(position, moves[i], tableMove, ply);
    }
    int move = San.parse(position, san);
    for (int i = 0; i < end; i++) {
      if (moves[i] == move) {
        return scores[i];
      }
    }
    throw new AssertionError(san);
  }

  private int score(Position position, String san) {
    return score(position, san, Move.NONE, 0);
  }

  @Test
  void everyMoveStandsOnItsRung() {
    Position position = Fen.parse("6k1/P4ppp/8/2pqP3/1P6/2N5/6PP/3R2K1 w - - 0 1");
    int quiet = San.parse(position, "h3");
    assertThat(score(position, "h3", quiet, 0)).isEqualTo(OrderLadder.TABLE_MOVE);
    assertThat(score(position, "a8=Q+")).isBetween(OrderLadder.CHECK, OrderLadder.MATING_CHECK - 1);
    assertThat(score(position, "a8=N")).isEqualTo(OrderLadder.PROMOTION + 300);
    assertThat(score(position, "Rxd5")).isGreaterThan(score(position, "bxc5"));
    assertThat(score(position, "bxc5")).isGreaterThan(OrderLadder.CAPTURE);
    assertThat(score(position, "e6")).isEqualTo(OrderLadder.PAWN_ADVANCE + 5000);
    assertThat(score(position, "b5")).isEqualTo(OrderLadder.PAWN_ADVANCE + 4000);
    assertThat(score(position, "Nb1")).isZero();
    ladder.reward(position, San.parse(position, "Nb1"), 4, 2);
    assertThat(score(position, "Nb1", Move.NONE, 2)).isEqualTo(OrderLadder.KILLER);
    assertThat(score(position, "Nb1", Move.NONE, 3)).isEqualTo(16);
  }

  @Test
  void aCheckThatMatesComesBeforeOtherChecks() {
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/Q4PPP/3R2K1 w - - 0 1");
    assertThat(score(position, "Rd8#")).isEqualTo(OrderLadder.MATING_CHECK);
    assertThat(score(position, "Qa8#")).isEqualTo(OrderLadder.MATING_CHECK);
    assertThat(score(position, "Qxf7+")).isGreaterThan(OrderLadder.CHECK);
  }

  @Test
  void asksForChecksOnceAMoveAndNeverForTheTableMove() {
    Position position = new Position();
    score(position, "e4");
    assertThat(ladder.movesOrdered()).isEqualTo(20);
    assertThat(ladder.givesCheckCalls()).isEqualTo(20);
    score(position, "e4", San.parse(position, "e4"), 0);
    assertThat(ladder.movesOrdered()).isEqualTo(40);
    assertThat(ladder.givesCheckCalls()).isEqualTo(39);
  }

  @Test
  void historyStaysBelowTheRungAboveIt() {
    Position position = new Position();
    int move = San.parse(position, "Nf3");
    for (int i = 0; i < 10_000; i++) {
      ladder.reward(position, move, 100, 0);
    }
    ladder.reward(position, San.parse(position, "Nc3"), 1, 0);
    ladder.reward(position, San.parse(position, "a3"), 1, 0);
    assertThat(score(position, "Nf3")).isBetween(9_000, OrderLadder.MAX_HISTORY);
  }

  @Test
  void picksMovesFromBestToWorst() {
    int[] some = {1, 2, 3, 4};
    int[] values = {10, 40, 20, 30};
    for (int i = 0; i < some.length; i++) {
      OrderLadder.pick(some, values, i, some.length);
    }
    assertThat(some).containsExactly(2, 4, 3, 1);
  }
}
