package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.search.Value;
import v7p3r.search.memory.TranspositionTable;

/** Proofs of short mates, and what is not proved. */
class ShortMateTest {
  private static final long MISS = TranspositionTable.MISS;

  /** The king steps aside to f7, and there is only one reply. */
  private static final String QUIET_MATE_IN_TWO = "7k/8/5K2/8/8/8/8/1Q6 w - - 0 1";

  /** The same a move before: whatever Black does, two moves later it is mate. */
  private static final String MATED_IN_TWO = "6k1/8/5K2/8/8/8/8/1Q6 b - - 0 1";

  private final SearchThread thread = FreshThread.make();

  private long proof(String fen, boolean winning, long nodes) {
    thread.startSearch(Fen.parse(fen));
    new ShortMate(thread).prove(winning, nodes);
    return thread.probe();
  }

  @Test
  void aMateByAQuietMoveIsProvedWithItsFirstMove() {
    long facts = proof(QUIET_MATE_IN_TWO, true, 10_000);
    assertThat(TranspositionTable.score(facts)).isEqualTo(Value.mateIn(3));
    assertThat(TranspositionTable.bound(facts)).isEqualTo(TranspositionTable.LOWER);
    assertThat(TranspositionTable.move(facts)).isNotEqualTo(Move.NONE);
  }

  @Test
  void theSideThatIsMatedWhateverItPlaysIsSeenToBe() {
    long facts = proof(MATED_IN_TWO, false, 10_000);
    assertThat(TranspositionTable.score(facts)).isEqualTo(Value.matedIn(4));
    assertThat(TranspositionTable.bound(facts)).isEqualTo(TranspositionTable.UPPER);
  }

  @Test
  void nothingIsSaidWhereThereIsAWayOutOrNoTime() {
    assertThat(proof("7k/8/8/8/8/8/8/KQ6 w - - 0 1", true, 100_000)).isEqualTo(MISS);
    assertThat(proof(Fen.START, false, 100_000)).isEqualTo(MISS);
    assertThat(proof(QUIET_MATE_IN_TWO, true, 1)).isEqualTo(MISS);
  }

  @Test
  void aMateThatTheFiftyMoveRuleMayForestallIsNotSought() {
    assertThat(proof("7k/8/5K2/8/8/8/8/1Q6 w - - 97 80", true, 10_000)).isEqualTo(MISS);
  }

  @Test
  void thePositionIsLeftAsItWas() {
    Position position = Fen.parse(QUIET_MATE_IN_TWO);
    thread.startSearch(position);
    new ShortMate(thread).prove(true, 10_000);
    assertThat(Fen.format(position)).isEqualTo(QUIET_MATE_IN_TWO);
  }
}
