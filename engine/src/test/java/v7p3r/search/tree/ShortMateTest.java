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

  // ---- When a mate is sought ----

  private ShortMate seeking(String fen) {
    thread.startSearch(Fen.parse(fen));
    ShortMate shortMate = new ShortMate(thread);
    shortMate.startSearch();
    return shortMate;
  }

  @Test
  void aShortSearchHasNothingToSpare() {
    seeking(MATED_IN_TWO).seek(-2000);
    assertThat(thread.probe()).isEqualTo(MISS);
  }

  @Test
  void aScoreNearZeroHidesNoMate() {
    ShortMate shortMate = seeking(MATED_IN_TWO);
    thread.nodes = 20_000;
    shortMate.seek(-300);
    assertThat(thread.probe()).isEqualTo(MISS);
  }

  /** What looked won at first may be lost: that the first try was in vain says nothing then. */
  @Test
  void aScoreThatTurnsIsLookedIntoAgain() {
    ShortMate shortMate = seeking(MATED_IN_TWO);
    thread.nodes = 20_000;
    shortMate.seek(2000);
    assertThat(thread.probe()).isEqualTo(MISS);
    shortMate.seek(-2000);
    assertThat(TranspositionTable.score(thread.probe())).isEqualTo(Value.matedIn(4));
  }

  @Test
  void aMateIsSoughtOnceInASearch() {
    ShortMate shortMate = seeking("7k/8/8/8/8/8/8/KQ6 w - - 0 1");
    thread.nodes = 20_000;
    shortMate.seek(2000);
    long nodes = thread.nodes;
    assertThat(nodes).isGreaterThan(20_100L);
    shortMate.seek(3000);
    assertThat(thread.nodes).isEqualTo(nodes);
    shortMate.startSearch();
    shortMate.seek(3000);
    assertThat(thread.nodes).isGreaterThan(nodes);
  }

  // ---- Shorter than the one that was found ----

  @Test
  void aMateShorterThanTheOneThatWasFoundIsSoughtOnce() {
    ShortMate shortMate = seeking(QUIET_MATE_IN_TWO);
    assertThat(shortMate.findsShorter(Value.mateIn(5))).isTrue();
    assertThat(shortMate.findsShorter(Value.mateIn(5))).isFalse();
    shortMate.startSearch();
    assertThat(shortMate.findsShorter(Value.mateIn(5))).isTrue();
  }

  @Test
  void noneIsShorterThanTheShortestAndNoneIsSoughtWithoutAShortMate() {
    ShortMate shortMate = seeking(QUIET_MATE_IN_TWO);
    assertThat(shortMate.findsShorter(Value.mateIn(9))).isFalse();
    assertThat(shortMate.findsShorter(1_000)).isFalse();
    assertThat(shortMate.findsShorter(Value.mateIn(3))).isFalse();
  }
}
