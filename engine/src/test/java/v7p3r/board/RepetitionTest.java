package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import v7p3r.notation.Fen;

/**
 * Positions that come back, and what the search may make of them. The root of a search lies {@code
 * rootDistance} half moves back. {@code isRepetition}: the position occurred after the root, the
 * root itself not counted, or twice at all. {@code hasUpcomingRepetition}: a reversible move leads
 * from here to a position after the root or to one that occurred twice at all; or such a move of
 * the other side would have led from a position after the root straight to here. Nothing is counted
 * across a null move.
 */
class RepetitionTest {
  private static final String KNIGHTS_OUT_AND_BACK = "g1f3 g8f6 f3g1 f6g8";

  @Test
  void thePositionAtTheStartCounts() {
    Position position = new Position();
    assertThat(position.repetitions()).isZero();
    Positions.play(position, KNIGHTS_OUT_AND_BACK);
    assertThat(position.repetitions()).isEqualTo(1);
    Positions.play(position, KNIGHTS_OUT_AND_BACK);
    assertThat(position.repetitions()).isEqualTo(2);
    Positions.play(position, "g1f3");
    assertThat(position.repetitions()).isEqualTo(2);
    Positions.play(position, "g8h6");
    assertThat(position.repetitions()).isZero();
  }

  @Test
  void anotherOrderOfTheSameMovesRepeatsToo() {
    Position position = Positions.play(new Position(), "g1f3 b8c6 b1c3 g8f6");
    Positions.play(position, "f3g1 f6g8 c3b1 c6b8 b1c3 g8f6 g1f3 b8c6");
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void thePositionThreePliesAgoIsTheOthersToMove() {
    // The rook comes back by a detour of three moves: the same men, the other side to move.
    Position position = Positions.at("7k/8/8/8/8/8/8/R6K w - - 0 1");
    Positions.play(position, "a1a2 h8g8 a2b2 g8h8 b2b1 h8g8 b1a1");
    assertThat(position.repetitions()).isZero();
    Positions.play(position, "g8h8");
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void aLostCastlingRightMakesAnotherPosition() {
    Position position = Positions.at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    Positions.play(position, "h1g1 h8g8 g1h1 g8h8");
    assertThat(position.repetitions()).as("both kingside rights are gone").isZero();
    Positions.play(position, "h1g1 h8g8 g1h1 g8h8");
    assertThat(position.repetitions()).isEqualTo(1);
    Positions.play(position, "e1e2 e8e7 e2e1 e7e8");
    assertThat(position.repetitions()).as("and now the others").isZero();
  }

  @Test
  void aRightToCaptureEnPassantMakesAnotherPosition() {
    Position position = Positions.at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    Positions.play(position, "e2e4 e8d8 e1d1 d8e8 d1e1");
    assertThat(position.repetitions()).as("dxe3 was possible the first time").isZero();
    Positions.play(position, "e8d8 e1d1 d8e8 d1e1");
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void aDoubleStepThatNobodyMayCaptureRepeatsAsAnyMove() {
    // The pawn that could capture is pinned on the fourth rank.
    Position position = Positions.at("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
    Positions.play(position, "e2e4 a4a3 e1d1 a3a4 d1e1");
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void capturesAndPawnMovesForgetThePast() {
    Position position = Positions.play(new Position(), KNIGHTS_OUT_AND_BACK + " e2e4 e7e5");
    assertThat(position.repetitions()).isZero();
    Positions.play(position, KNIGHTS_OUT_AND_BACK);
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void nothingRepeatsAcrossANullMove() {
    Position position = Positions.play(new Position(), "g1f3 g8f6 f3g1");
    position.makeNull();
    position.make(Positions.move(position, "b1c3"));
    position.unmake();
    assertThat(position.repetitions()).isZero();
    position.unmakeNull();
    Positions.play(position, "f6g8");
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void aNewSetupForgetsTheGame() {
    Position position = Positions.play(new Position(), KNIGHTS_OUT_AND_BACK);
    position.set(position.setup());
    assertThat(position.rule50()).isEqualTo(4);
    assertThat(position.repetitions()).isZero();
    Positions.play(position, KNIGHTS_OUT_AND_BACK);
    assertThat(position.repetitions()).isEqualTo(1);
  }

  @Test
  void theSearchCallsOneRepetitionADrawOnlyAfterTheRoot() {
    Position position = Positions.play(new Position(), KNIGHTS_OUT_AND_BACK);
    // The earlier occurrence is four plies back; it is after the root if the root is further back.
    assertThat(position.isRepetition(5)).isTrue();
    assertThat(position.isRepetition(4)).as("the root itself is part of the game").isFalse();
    assertThat(position.isRepetition(0)).isFalse();
    Positions.play(position, KNIGHTS_OUT_AND_BACK);
    assertThat(position.isRepetition(0)).as("the third occurrence").isTrue();
  }

  @Test
  void aMoveBackToAPositionAfterTheRootIsForeseen() {
    Position position = Positions.play(new Position(), "g1f3 g8f6 f3g1");
    // ... Nf6-g8 would give the start position again, three plies back.
    assertThat(position.hasUpcomingRepetition(4)).isTrue();
    assertThat(position.hasUpcomingRepetition(3)).as("the root once only").isFalse();
    Positions.play(position, "f6g8 g1f3 g8f6 f3g1");
    assertThat(position.hasUpcomingRepetition(0)).as("the third occurrence").isTrue();
  }

  @Test
  void aMoveThatCouldHaveBeenMadeEarlierCountsAfterTheRoot() {
    // White's rook took two moves for what one would have done: Black need not move at all.
    Position position = Positions.at("7k/8/8/8/8/8/8/R6K w - - 0 1");
    Positions.play(position, "a1b1 h8g8 b1c1 g8h8 c1d1");
    assertThat(position.hasUpcomingRepetition(6)).isTrue();
    assertThat(position.hasUpcomingRepetition(5)).isFalse();
  }

  @Test
  void theSamePositionWithTheOtherSideToMoveIsNoRepetition() {
    // White's king has lost a move by going round a triangle.
    Position position = Positions.at("8/8/8/k7/p7/P7/1K6/8 w - - 0 1");
    Positions.play(position, "b2c3 a5b6 c3c2 b6a5 c2b2");
    assertThat(position.hasUpcomingRepetition(10)).isFalse();
  }

  @Test
  void aManInBetweenMakesTheShortWayImpossible() {
    // The rook has gone from a1 to c1 by way of the second rank, with or without a knight on b1.
    String detour = "h1h2 h8g8 a1a2 g8h8 a2c2 h8g8 c2c1";
    Position free = Positions.play(Positions.at("7k/8/8/8/8/8/8/R6K w - - 0 1"), detour);
    Position barred = Positions.play(Positions.at("7k/8/8/8/8/8/8/RN5K w - - 0 1"), detour);
    assertThat(free.hasUpcomingRepetition(6)).isTrue();
    assertThat(barred.hasUpcomingRepetition(6)).isFalse();
  }

  @ParameterizedTest
  @MethodSource("shufflingGames")
  void allAnswersAgreeWithTheWholeHistoryReadBackward(RandomGame game) {
    SplittableRandom random = new SplittableRandom(~game.seed());
    List<Moment> history = new ArrayList<>();
    game.forEach(
        position -> {
          history.add(Moment.of(position, false));
          assertAgrees(position, history);
          if (!position.inCheck() && random.nextInt(20) == 0) {
            assertAgreesAfterNullMove(position, history, random);
          }
        });
  }

  private static void assertAgreesAfterNullMove(
      Position position, List<Moment> history, SplittableRandom random) {
    int size = history.size();
    position.makeNull();
    history.add(Moment.of(position, true));
    int made = 0;
    while (made < 12 && position.hasLegalMove()) {
      assertAgrees(position, history);
      MoveList moves = position.legalMoves();
      position.make(moves.get(random.nextInt(Math.min(3, moves.size()))));
      history.add(Moment.of(position, false));
      made++;
    }
    for (int i = 0; i < made; i++) {
      position.unmake();
    }
    position.unmakeNull();
    history.subList(size, history.size()).clear();
  }

  /** A position of the game, and the positions that one reversible move leads to from there. */
  private record Moment(String identity, List<String> next, boolean afterNullMove) {
    static Moment of(Position position, boolean afterNullMove) {
      List<String> next = new ArrayList<>();
      MoveList moves = position.legalMoves();
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        boolean pawn = Piece.type(position.pieceOn(Move.from(move))) == PieceType.PAWN;
        int rights = position.castlingRights();
        position.make(move);
        if (!pawn && Move.kind(move) == Move.QUIET && position.castlingRights() == rights) {
          next.add(KeysTest.identity(position));
        }
        position.unmake();
      }
      return new Moment(KeysTest.identity(position), next, afterNullMove);
    }
  }

  private static void assertAgrees(Position position, List<Moment> history) {
    int now = history.size() - 1;
    int first = now;
    while (first > 0 && !history.get(first).afterNullMove()) {
      first--;
    }
    List<Integer> before = occurrences(history, first, now, history.get(now).identity());
    assertThat(position.repetitions()).isEqualTo(before.size());
    for (int rootDistance = 0; rootDistance < 14; rootDistance++) {
      int root = now - rootDistance;
      boolean repeats =
          before.size() > 1 || before.stream().anyMatch(occurrence -> occurrence > root);
      assertThat(position.isRepetition(rootDistance)).isEqualTo(repeats);
      assertThat(position.hasUpcomingRepetition(rootDistance))
          .as("root %d plies before %s", rootDistance, Positions.fen(position))
          .isEqualTo(
              canRepeat(history, first, now, root)
                  || couldHaveBeenReached(history, first, now, root));
    }
  }

  /** The side to move has a move to a position after the root, or to one that occurred twice. */
  private static boolean canRepeat(List<Moment> history, int first, int now, int root) {
    return history.get(now).next().stream()
        .map(next -> occurrences(history, first, now, next))
        .anyMatch(found -> found.size() > 1 || found.stream().anyMatch(at -> at > root));
  }

  /** The other side could have come here by a single move from a position after the root. */
  private static boolean couldHaveBeenReached(List<Moment> history, int first, int now, int root) {
    for (int at = Math.max(first, root + 1); at <= now - 3; at++) {
      if ((now - at) % 2 == 1 && history.get(at).next().contains(history.get(now).identity())) {
        return true;
      }
    }
    return false;
  }

  private static List<Integer> occurrences(
      List<Moment> history, int first, int now, String identity) {
    List<Integer> found = new ArrayList<>();
    for (int at = first; at < now; at++) {
      if (history.get(at).identity().equals(identity)) {
        found.add(at);
      }
    }
    return found;
  }

  static List<RandomGame> shufflingGames() {
    List<RandomGame> games = new ArrayList<>();
    String[] starts = {
      "7k/8/8/8/8/8/8/R6K w - - 0 1",
      "8/8/8/k7/p7/P7/K7/8 w - - 0 1",
      "6bk/5ppp/8/8/8/8/5PPP/6BK w - - 0 1",
      "k7/8/1n6/8/8/1N6/8/K7 b - - 3 20",
      "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
      Fen.START,
      Chess960.fen(300)
    };
    for (int i = 0; i < 6 * starts.length; i++) {
      RandomGame.Taste taste = RandomGame.Taste.SHUFFLE;
      games.add(new RandomGame(starts[i % starts.length], taste, 500 + i, 80));
    }
    return games;
  }
}
