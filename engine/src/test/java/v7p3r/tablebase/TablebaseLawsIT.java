package v7p3r.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.Color;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.SharedData;
import v7p3r.board.Square;

/** The tables against what can be known without them. */
class TablebaseLawsIT {
  private static final int POSITIONS_A_TABLE = 150;

  /** Distances take some moves to be found; a prime, so that no square is left out. */
  private static final int DISTANCE_EVERY = 23;

  private static TableProbe probe() throws IOException {
    return new TableProbe(Tablebases.open(SharedData.folder("tb/syzygy34").toString()));
  }

  @Test
  void threeMenEndingsAgreeWithTheirSolution() throws IOException {
    TableProbe probe = probe();
    ThreeMenSolution queen = new ThreeMenSolution(PieceType.QUEEN);
    ThreeMenSolution rook = new ThreeMenSolution(PieceType.ROOK);
    check(probe, queen, PieceType.QUEEN);
    check(probe, rook, PieceType.ROOK);
    check(probe, new ThreeMenSolution(PieceType.PAWN, queen, rook), PieceType.PAWN);
  }

  private static void check(TableProbe probe, ThreeMenSolution solution, int type) {
    Position position = new Position();
    int wins = 0;
    for (int index = 0; index < solution.size(); index++) {
      if (!solution.isLegal(index)) {
        continue;
      }
      wins += solution.result(index) == Wdl.WIN ? 1 : 0;
      boolean mirrored = index % 7 == 0;
      position.set(
          mirrored ? ThreeMenSolution.mirrored(index, type) : ThreeMenSolution.setup(index, type));
      assertSame(position, solution.result(index), probe.result(position));
      if (index % DISTANCE_EVERY == 0) {
        compareDistance(probe, position, solution, index);
      }
    }
    assertThat(wins).isGreaterThan(50_000);
  }

  private static void assertSame(Position position, int expected, int found) {
    if (expected != found) {
      throw new AssertionError(
          "%s: expected %d, found %d".formatted(text(position), expected, found));
    }
  }

  /** Tables that count whole moves may be one half move too high. */
  private static void compareDistance(
      TableProbe probe, Position position, ThreeMenSolution solution, int index) {
    int sign = Integer.signum(solution.result(index));
    int expected = sign * Math.max(1, solution.distance(index));
    int found = probe.distance(position);
    boolean oneMore = sign != 0 && found == expected + sign;
    assertSame(position, expected, oneMore ? expected : found);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "KBBvK", "KBNvK", "KBPvK", "KBvK", "KBvKB", "KBvKN", "KBvKP", "KNNvK", "KNPvK", "KNvK",
        "KNvKN", "KNvKP", "KPPvK", "KPvK", "KPvKP", "KQBvK", "KQNvK", "KQPvK", "KQQvK", "KQRvK",
        "KQvK", "KQvKB", "KQvKN", "KQvKP", "KQvKQ", "KQvKR", "KRBvK", "KRNvK", "KRPvK", "KRRvK",
        "KRvK", "KRvKB", "KRvKN", "KRvKP", "KRvKR"
      })
  void everyTableAgreesWithWhatItsMovesLeadTo(String men) throws IOException {
    TableProbe probe = probe();
    for (Position position : positions(men, new Random(men.hashCode()))) {
      int result = probe.result(position);
      assertThat(result).as(text(position)).isEqualTo(bestOfMoves(probe, position));
      checkDistance(probe, position, result);
    }
  }

  private static int bestOfMoves(TableProbe probe, Position position) {
    MoveList moves = position.legalMoves();
    if (moves.isEmpty()) {
      return position.inCheck() ? Wdl.LOSS : Wdl.DRAW;
    }
    int best = Wdl.LOSS;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      best = Math.max(best, -probe.result(position));
      position.unmake();
    }
    return best;
  }

  /** Who wins has a move that brings the next capture, pawn move or mate nearer. */
  private static void checkDistance(TableProbe probe, Position position, int result) {
    int distance = probe.distance(position);
    assertThat(Integer.signum(distance)).as(text(position)).isEqualTo(Integer.signum(result));
    if (result != Wdl.WIN) {
      return;
    }
    MoveList moves = position.legalMoves();
    boolean nearer = false;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      boolean zeroing =
          Move.isCapture(move) || Piece.type(position.pieceOn(Move.from(move))) == PieceType.PAWN;
      position.make(move);
      int after = probe.distance(position);
      nearer |=
          zeroing || position.isCheckmate()
              ? distance <= 2 && after < 0
              : after < 0 && -after <= distance;
      position.unmake();
    }
    assertThat(nearer).as("distance %d in %s", distance, text(position)).isTrue();
  }

  private static List<Position> positions(String men, Random random) {
    List<Position> positions = new ArrayList<>();
    while (positions.size() < POSITIONS_A_TABLE) {
      Setup setup = new Setup();
      int swap = random.nextInt(2);
      int side = swap;
      for (char letter : men.toCharArray()) {
        if (letter == 'v') {
          side = Color.opposite(swap);
        } else {
          int type = PieceType.parse(letter);
          int square = type == PieceType.PAWN ? 8 + random.nextInt(48) : random.nextInt(64);
          setup.put(square, Piece.of(side, type));
        }
      }
      setup.sideToMove(random.nextInt(2));
      try {
        Position position = Position.of(setup);
        if (Long.bitCount(position.pieces()) == men.length() - 1) {
          positions.add(position);
        }
      } catch (IllegalSetupException e) {
        continue;
      }
    }
    return positions;
  }

  private static String text(Position position) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      if (!position.isEmpty(square)) {
        text.append(Piece.letter(position.pieceOn(square))).append(Square.name(square)).append(' ');
      }
    }
    return text.append(position.sideToMove() == Color.WHITE ? "w" : "b").toString();
  }
}
