package v7p3r.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.eval.Evaluator;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

class FeatureExtractorTest {
  private static final int POSITIONS = 4000;

  /** Divisions of the danger's square law, of the blend and of the scale cut off less than this. */
  private static final double ROUNDING = 4;

  @Test
  void countsTimesWeightsGiveTheEvaluationOnThousandsOfPositions() {
    List<Position> positions = TestPositions.list(POSITIONS, 7);
    FeatureBlock block = count(positions);
    for (Weights weights : List.of(Weights.design(), Weights.tuned(), unlikeAnyOther())) {
      double[] parameters = Model.parameters(weights);
      Evaluator evaluator = new Evaluator(weights, ThemeSet.ALL);
      Model.Terms terms = new Model.Terms();
      for (int i = 0; i < positions.size(); i++) {
        Position position = positions.get(i);
        int score = evaluator.evaluate(position);
        int white = position.sideToMove() == Color.WHITE ? score : -score;
        assertThat(terms.evaluate(block, i, parameters))
            .as(Fen.format(position))
            .isCloseTo(white, within(ROUNDING));
      }
    }
  }

  @Test
  void materialIsCountedAsTheDifferenceOfMen() {
    FeatureBlock block = count(List.of(Fen.parse("4k3/1p6/8/8/8/8/PPPN4/R3K3 w Q - 0 1")));
    assertThat(countOf(block, 0, Weight.PIECE_VALUE.offset())).isEqualTo(2);
    assertThat(countOf(block, 0, Weight.PIECE_VALUE.offset() + 1)).isEqualTo(1);
    assertThat(countOf(block, 0, Weight.PIECE_VALUE.offset() + 2)).isZero();
    assertThat(countOf(block, 0, Weight.PIECE_VALUE.offset() + 3)).isEqualTo(1);
    assertThat(countOf(block, 0, Weight.TEMPO.offset())).isEqualTo(1);
  }

  @Test
  void aSymmetricPositionHasNoCountsButTheRightToMove() {
    FeatureBlock block = count(List.of(new Position()));
    assertThat(block.start[1]).isEqualTo(1);
    assertThat(block.index[0]).isEqualTo((short) Weight.TEMPO.offset());
  }

  @Test
  void theOrderOfPositionsSeenBeforeDoesNotChangeTheCounts() {
    List<Position> positions = TestPositions.list(300, 8);
    FeatureBlock forward = count(positions);
    FeatureBlock backward = count(positions.reversed());
    for (int i = 0; i < positions.size(); i++) {
      int other = positions.size() - 1 - i;
      assertThat(row(forward, i)).isEqualTo(row(backward, other));
    }
  }

  static FeatureBlock count(List<Position> positions) {
    FeatureExtractor extractor = new FeatureExtractor();
    FeatureBlock.Builder builder = new FeatureBlock.Builder(positions.size());
    for (Position position : positions) {
      extractor.extract(position, builder);
      builder.label(FeatureBlock.NO_RESULT, (short) 0, 0, 50);
    }
    return builder.build();
  }

  private static int countOf(FeatureBlock block, int row, int index) {
    for (int i = block.start[row]; i < block.start[row + 1]; i++) {
      if (block.index[i] == index) {
        return block.count[i];
      }
    }
    return 0;
  }

  private static String row(FeatureBlock block, int row) {
    StringBuilder text = new StringBuilder();
    for (int i = block.start[row]; i < block.start[row + 1]; i++) {
      text.append(block.index[i]).append(':').append(block.count[i]).append(' ');
    }
    return text.toString();
  }

  /** Weights in which no two values are likely to be mixed up. */
  private static Weights unlikeAnyOther() {
    double[] parameters = new double[Model.PARAMETERS];
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = i * 7919 % 61 - 30;
    }
    return Model.rounded(parameters);
  }
}
