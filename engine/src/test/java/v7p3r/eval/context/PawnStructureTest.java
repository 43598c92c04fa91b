package v7p3r.eval.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import v7p3r.board.Bitboard;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Square;
import v7p3r.desc.Feature;
import v7p3r.desc.PriorFeatures;
import v7p3r.eval.EvalFixture;
import v7p3r.eval.RandomPawnPlay;
import v7p3r.eval.Theme;
import v7p3r.eval.ThemeProbe;
import v7p3r.notation.Fen;

/** What pawns are, compared with definitions that look at one square after the other. */
class PawnStructureTest {
  /** White: a2 doubled and isolated, a3 isolated, c2 backward (d3 cannot help, d4 waits). */
  private static final String EXAMPLE = "4k3/8/8/8/1p1p4/P2P4/P1P5/4K3 w - - 0 1";

  private static final int POSITIONS = 3_000;

  private final Position position = new Position();

  @Test
  void namesThePawnsOfAnExample() {
    EvalContext context = EvalFixture.context(EXAMPLE);
    long pawns = context.pawns(Color.WHITE);
    assertThat(PawnStructure.doubled(pawns, Color.WHITE)).isEqualTo(Bitboard.of(Square.A2));
    assertThat(PawnStructure.isolated(pawns))
        .isEqualTo(Bitboard.of(Square.A2) | Bitboard.of(Square.A3));
    assertThat(PawnStructure.backward(context, Color.WHITE)).isEqualTo(Bitboard.of(Square.C2));
    assertThat(PawnStructure.chainLinks(pawns, Color.WHITE)).isZero();
  }

  @Test
  void setsAgreeWithTheDefinitionsInRandomGames() {
    Random random = new Random(23);
    for (int i = 0; i < POSITIONS; i++) {
      RandomPawnPlay.step(position, random);
      EvalContext context = EvalFixture.context(position);
      for (int side = Color.WHITE; side <= Color.BLACK; side++) {
        int us = side;
        long pawns = context.pawns(us);
        assertSame(PawnStructure.doubled(pawns, us), square -> isDoubled(us, square));
        assertSame(PawnStructure.isolated(pawns), square -> isIsolated(us, square));
        assertSame(PawnStructure.backward(context, us), square -> isBackward(us, square));
        assertThat(PawnStructure.chainLinks(pawns, us))
            .as(() -> Fen.format(position))
            .isEqualTo(chainLinks(us));
      }
    }
  }

  /** A weight of one among zeros makes a theme count; White's are taken minus Black's. */
  @Test
  void themesAndEffortFeaturesCountTheSamePawns() {
    ThemeProbe probe = new ThemeProbe();
    weigh(probe, Weight.DOUBLED_PAWN);
    weigh(probe, Weight.ISOLATED_PAWN);
    weigh(probe, Weight.BACKWARD_PAWN);
    weigh(probe, Weight.PAWN_CHAIN);
    PriorFeatures extractor = new PriorFeatures();
    float[] features = new float[PriorFeatures.COUNT];
    Random random = new Random(24);
    for (int i = 0; i < POSITIONS; i++) {
      RandomPawnPlay.step(position, random);
      probe.look(position);
      extractor.extract(position, features);
      assertCount(probe, Theme.DOUBLED_PAWNS, features, Feature.DOUBLED_PAWNS, this::doubled);
      assertCount(probe, Theme.ISOLATED_PAWNS, features, Feature.ISOLATED_PAWNS, this::isolated);
      assertCount(probe, Theme.BACKWARD_PAWNS, features, Feature.BACKWARD_PAWNS, this::backward);
      assertCount(probe, Theme.PAWN_CHAINS, features, Feature.PAWN_CHAIN_LINKS, this::chainLinks);
    }
  }

  private static void weigh(ThemeProbe probe, Weight weight) {
    for (int index = 0; weight.has(index); index++) {
      probe.weights()[weight.offset() + index] = Score.of(1, 1);
    }
  }

  private interface Count {
    int of(int side);
  }

  private void assertCount(
      ThemeProbe probe, Theme theme, float[] features, Feature feature, Count count) {
    int white = count.of(Color.WHITE);
    int black = count.of(Color.BLACK);
    assertThat(Score.middlegame(probe.score(theme)))
        .as(() -> theme + " in " + Fen.format(position))
        .isEqualTo(white - black);
    assertThat(features[feature.index()])
        .as(() -> feature + " in " + Fen.format(position))
        .isEqualTo(white + black);
  }

  private int doubled(int side) {
    return count(square -> isDoubled(side, square));
  }

  private int isolated(int side) {
    return count(square -> isIsolated(side, square));
  }

  private int backward(int side) {
    return count(square -> isBackward(side, square));
  }

  private static int count(IntPredicate definition) {
    int count = 0;
    for (int square = 0; square < 64; square++) {
      count += definition.test(square) ? 1 : 0;
    }
    return count;
  }

  private void assertSame(long found, IntPredicate definition) {
    for (int square = 0; square < 64; square++) {
      int asked = square;
      assertThat(Bitboard.contains(found, square))
          .as(() -> Square.name(asked) + " in " + Fen.format(position))
          .isEqualTo(definition.test(square));
    }
  }

  // ---- Definitions ----

  private boolean isDoubled(int side, int square) {
    boolean before = false;
    for (int rank = Square.relativeRank(side, square) + 1; rank < 8; rank++) {
      before |= isPawn(side, Square.file(square), rank);
    }
    return isPawn(side, Square.file(square), Square.relativeRank(side, square)) && before;
  }

  private boolean isIsolated(int side, int square) {
    return isPawn(side, Square.file(square), Square.relativeRank(side, square))
        && !hasNeighbor(side, square, 7);
  }

  private boolean isBackward(int side, int square) {
    int file = Square.file(square);
    int rank = Square.relativeRank(side, square);
    if (!isPawn(side, file, rank)) {
      return false;
    }
    boolean held = isEnemyPawn(side, file, rank + 1);
    boolean attacked =
        isEnemyPawn(side, file - 1, rank + 2) || isEnemyPawn(side, file + 1, rank + 2);
    return hasNeighbor(side, square, 7) && !hasNeighbor(side, square, rank) && (held || attacked);
  }

  /** A pawn of the side on a neighboring file, not beyond a rank. */
  private boolean hasNeighbor(int side, int square, int lastRank) {
    boolean found = false;
    for (int rank = 0; rank <= lastRank; rank++) {
      found |= isPawn(side, Square.file(square) - 1, rank);
      found |= isPawn(side, Square.file(square) + 1, rank);
    }
    return found;
  }

  private int chainLinks(int side) {
    int links = 0;
    for (int file = 0; file < 8; file++) {
      for (int rank = 2; rank < 8; rank++) {
        for (int step : new int[] {-1, 1}) {
          links +=
              isPawn(side, file, rank)
                      && isPawn(side, file + step, rank - 1)
                      && isPawn(side, file + 2 * step, rank - 2)
                  ? 1
                  : 0;
        }
      }
    }
    return links;
  }

  private boolean isEnemyPawn(int side, int file, int relativeRank) {
    return isPawn(side ^ 1, file, 7 - relativeRank);
  }

  /** Whether a pawn of the side stands there; beyond the edge there is none. */
  private boolean isPawn(int side, int file, int relativeRank) {
    if (file < 0 || file > 7 || relativeRank < 0 || relativeRank > 7) {
      return false;
    }
    int square = Square.of(file, side == Color.WHITE ? relativeRank : 7 - relativeRank);
    return position.pieceOn(square) == Piece.of(side, PieceType.PAWN);
  }
}
