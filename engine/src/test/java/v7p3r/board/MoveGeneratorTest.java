package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MoveGeneratorTest {
  private static final int VALUES_OF_16_BITS = 1 << 16;

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void capturesAndQuietsTogetherAreTheLegalMovesEachOnce(RandomGame game) {
    game.forEach(
        position -> {
          int[] legal = Arrays.stream(legal(position)).sorted().toArray();
          int[] captures = stage(position, true);
          int[] quiets = stage(position, false);
          int[] both = Arrays.copyOf(captures, captures.length + quiets.length);
          System.arraycopy(quiets, 0, both, captures.length, quiets.length);
          Arrays.sort(both);
          assertThat(both).as(Positions.fen(position)).isEqualTo(legal);
          assertThat(Arrays.stream(legal).distinct().count()).isEqualTo(legal.length);
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void theStagesDivideTheMovesByWhetherMaterialChanges(RandomGame game) {
    game.forEach(
        position -> {
          assertThat(stage(position, true)).matches(m -> m.length == changing(position, m));
          assertThat(stage(position, false)).matches(m -> changing(position, m) == 0);
        });
  }

  /** How many moves change the material, by the board before and after, not by their bits. */
  private static int changing(Position position, int[] moves) {
    long before = position.materialKey();
    int changing = 0;
    for (int move : moves) {
      position.make(move);
      changing += position.materialKey() != before ? 1 : 0;
      position.unmake();
    }
    return changing;
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void quietChecksAreTheQuietMovesOfOfficersAfterWhichTheEnemyIsInCheck(RandomGame game) {
    game.forEach(
        position -> {
          if (!position.inCheck()) {
            int[] moves = new int[256];
            int end = MoveGenerator.quietChecks(position, moves, 0);
            assertThat(Arrays.copyOf(moves, end))
                .as(Positions.fen(position))
                .containsExactlyInAnyOrder(checksByOfficers(position));
          }
        });
  }

  private static int[] checksByOfficers(Position position) {
    return Arrays.stream(stage(position, false))
        .filter(move -> isOfficer(Piece.type(position.pieceOn(Move.from(move)))))
        .filter(
            move -> {
              position.make(move);
              boolean check = position.inCheck();
              position.unmake();
              return check;
            })
        .toArray();
  }

  private static boolean isOfficer(int type) {
    return type != PieceType.PAWN && type != PieceType.KING;
  }

  @Test
  void quietChecksGoAlongAPinAndUncoverASlider() {
    // The rook is pinned on the e-file, the knight stands before the bishop's diagonal
    Position position = Positions.at("8/4r3/8/7k/8/5N2/4R3/3BK3 w - - 0 1");
    int[] moves = new int[256];
    int end = MoveGenerator.quietChecks(position, moves, 0);
    assertThat(Arrays.stream(moves, 0, end).mapToObj(Positions::text))
        .containsExactlyInAnyOrder("e2e5");
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void countIsTheNumberOfLegalMoves(RandomGame game) {
    game.forEach(
        position -> {
          int size = legal(position).length;
          assertThat(MoveGenerator.count(position)).as(Positions.fen(position)).isEqualTo(size);
          assertThat(position.hasLegalMove()).isEqualTo(size > 0);
          assertThat(position.legalMoves().size()).isEqualTo(size);
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void exactlyTheGeneratedMovesAreLegalOfAll16BitValues(RandomGame game) {
    game.forEach(
        position -> {
          boolean rare = position.inCheck() || position.enPassantSquare() != Square.NONE;
          if (position.movesMade() % (rare ? 11 : 41) != 0) {
            return;
          }
          assertLegalExactly(position);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
        "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R b KQkq - 0 30",
        "4k3/8/8/2KpP2r/8/8/8/8 w - d6 0 2",
        "1r1k2r1/8/8/8/8/8/8/1RK2R2 w FBgb - 0 1"
      })
  void exactlyTheGeneratedMovesAreLegalInTrickyPositions(String fen) {
    assertLegalExactly(Positions.at(fen));
  }

  private static void assertLegalExactly(Position position) {
    BitSet expected = new BitSet(VALUES_OF_16_BITS);
    Arrays.stream(legal(position)).forEach(expected::set);
    BitSet found = new BitSet(VALUES_OF_16_BITS);
    for (int move = 0; move < VALUES_OF_16_BITS; move++) {
      found.set(move, position.isLegal(move));
    }
    assertThat(found).as(Positions.fen(position)).isEqualTo(expected);
  }

  @Test
  void aValueOfMoreThan16BitsIsNeverLegal() {
    Position position = new Position();
    int move = Positions.move(position, "e2e4");
    assertThat(position.isLegal(move)).isTrue();
    assertThat(position.isLegal(move | 1 << 16)).isFalse();
    assertThat(position.isLegal(move | 1 << 31)).isFalse();
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void movesAreWrittenFromTheGivenIndexOnAndNowhereElse(RandomGame game) {
    game.forEach(
        position -> {
          int[] moves = new int[300];
          Arrays.fill(moves, -1);
          int end = MoveGenerator.legal(position, moves, 20);
          int[] expected = new int[300];
          Arrays.fill(expected, -1);
          int[] legal = legal(position);
          System.arraycopy(legal, 0, expected, 20, legal.length);
          assertThat(end).isEqualTo(20 + legal.length);
          assertThat(moves).isEqualTo(expected);
        });
  }

  @Test
  void thePositionWithTheMostMovesFitsIntoAList() {
    Position position = Positions.at("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assertThat(position.legalMoves().size()).isEqualTo(218);
    assertThat(MoveGenerator.count(position)).isEqualTo(218);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Taking would take both pawns off the fifth rank at once.
        "8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1 | d5c6 | false",
        "8/8/8/K1pP4/7r/8/8/4k3 w - c6 0 1 | d5c6 | true",
        // Taking uncovers a bishop behind the taken pawn.
        "4k3/8/8/2pP4/1b6/8/8/K7 w - c6 0 1 | d5c6 | true",
        "4k3/b7/8/2pP4/8/8/5K2/8 w - c6 0 1 | d5c6 | false",
        // The pawn that has just stepped gives check: taking it is one way out.
        "4k3/8/8/2pP4/1K6/8/8/8 w - c6 0 1 | d5c6 | true",
        "8/8/8/3k4/1pP5/8/8/7K b - c3 0 1 | b4c3 | true",
        // In check from elsewhere it is none.
        "4k3/8/8/2pP4/8/8/8/K3r3 w - c6 0 1 | d5c6 | false"
      })
  void enPassantMayNotExposeTheKing(String fen, String move, boolean legal) {
    assertThat(Positions.isLegal(Positions.at(fen), move)).isEqualTo(legal);
  }

  @Test
  void aDoubleCheckLeavesOnlyKingMoves() {
    Position position = Positions.at("4k3/8/5N2/8/8/8/3q4/K3R3 b - - 0 1");
    assertThat(Long.bitCount(position.checkers())).isEqualTo(2);
    assertThat(Positions.texts(position)).containsExactlyInAnyOrder("e8d8", "e8f8", "e8f7");
    assertThat(stage(position, true)).isEmpty();
    assertThat(stage(position, false)).hasSize(3);
  }

  @Test
  void aCheckIsAnsweredByFleeingTakingOrShielding() {
    Position position = Positions.at("4k3/8/8/8/4r3/8/2B4P/1R2K3 w - - 0 1");
    assertThat(Positions.texts(position))
        .containsExactlyInAnyOrder("e1d1", "e1d2", "e1f1", "e1f2", "c2e4");
    Position shield = Positions.at("k7/8/8/8/4r3/8/8/3BK3 w - - 0 1");
    assertThat(Positions.texts(shield)).containsExactlyInAnyOrder("e1d2", "e1f1", "e1f2", "d1e2");
  }

  @Test
  void aPinnedManMovesOnlyAlongThePin() {
    Position position = Positions.at("4k3/4r3/8/8/1b6/2N1R3/8/4K2B w - - 0 1");
    assertThat(Positions.texts(position)).filteredOn(t -> t.startsWith("c3")).isEmpty();
    assertThat(Positions.texts(position))
        .filteredOn(t -> t.startsWith("e3"))
        .containsExactlyInAnyOrder("e3e2", "e3e4", "e3e5", "e3e6", "e3e7");
  }

  private static int[] legal(Position position) {
    int[] moves = new int[256];
    return Arrays.copyOf(moves, MoveGenerator.legal(position, moves, 0));
  }

  private static int[] stage(Position position, boolean captures) {
    int[] moves = new int[256];
    int end =
        captures
            ? MoveGenerator.captures(position, moves, 0)
            : MoveGenerator.quiets(position, moves, 0);
    return Arrays.copyOf(moves, end);
  }

  @Test
  void aMoveListFindsWhatItHolds() {
    MoveList list = new Position().legalMoves();
    assertThat(list.isEmpty()).isFalse();
    int last = list.get(list.size() - 1);
    assertThat(list.contains(last)).isTrue();
    assertThat(list.indexOf(last)).isEqualTo(19);
    assertThat(list.indexOf(Move.NONE)).isEqualTo(-1);
    list.add(Move.NONE);
    assertThat(list.indexOf(Move.NONE)).isEqualTo(20);
    list.clear();
    assertThat(list.isEmpty()).isTrue();
    assertThat(list.contains(last)).isFalse();
    assertThat(list.size()).isZero();
  }
}
