package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoostedTreesTest {
  private static float[] probabilities(BoostedTrees trees, float... row) {
    float[] probabilities = new float[trees.classes()];
    trees.probabilities(row, probabilities);
    return probabilities;
  }

  @ParameterizedTest
  @CsvSource({"0.4, -2", "0.5, 3", "0.6, 3", "NaN, -2"})
  void aValueBelowTheConditionGoesLeftAndAMissingOneByDefault(float value, double margin) {
    BoostedTrees trees = BoostedTrees.read(TinyTrees.file(TinyTrees.FIVE_CLASSES));
    double expected = Math.exp(margin) / (Math.exp(margin) + 4);
    assertThat(probabilities(trees, 0, value)[4]).isCloseTo((float) expected, within(1e-6f));
  }

  @Test
  void aMissingValueGoesRightWhereTheDefaultSaysSo() {
    String json =
        TinyTrees.model("multi:softmax", 2, TinyTrees.leaf(0), TinyTrees.split(0, 1, false, -5, 5));
    assertThat(probabilities(BoostedTrees.read(TinyTrees.file(json)), Float.NaN, 0)[1])
        .isGreaterThan(0.99f);
  }

  @Test
  void treesOfAClassAddUp() {
    String json =
        TinyTrees.model(
            "multi:softprob",
            2,
            TinyTrees.leaf(0),
            TinyTrees.leaf(1),
            TinyTrees.leaf(0),
            TinyTrees.leaf(0.5));
    float expected = (float) (1 / (1 + Math.exp(-1.5)));
    assertThat(probabilities(BoostedTrees.read(TinyTrees.file(json)), 0, 0)[1])
        .isCloseTo(expected, within(1e-6f));
  }

  @Test
  void knowsNamesAndWhatEachFeatureGained() {
    BoostedTrees trees = BoostedTrees.read(TinyTrees.file(TinyTrees.FIVE_CLASSES));
    assertThat(trees.featureNames()).containsExactly("a", "b");
    assertThat(trees.gains()).containsExactly(0, 7.5);
    assertThat(trees.trees()).isEqualTo(5);
  }

  @Test
  void aModelOfAnotherKindIsNamed() {
    assertThatThrownBy(() -> read(TinyTrees.model("reg:squarederror", 5, TinyTrees.leaf(0))))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            "tiny.json: learner.objective.name: expected multi:softprob, found 'reg:squarederror'");
    assertThatThrownBy(() -> read("{\"weights\": [1, 2]}"))
        .hasMessage("tiny.json: expected a member 'learner', found none");
  }

  @Test
  void aTreeThatRunsInACircleIsRefused() {
    String circle =
        TinyTrees.nodes("[1,0,-1]", "[2,2,-1]", "[0,0,0]", "[0,0,0]", "[0,0,0]", "[0,0,0]");
    assertThatThrownBy(() -> read(TinyTrees.model("multi:softprob", 5, circle)))
        .hasMessageContaining("trees[0]: node 0 has two parents");
  }

  @Test
  void aChildOutsideTheTreeIsRefused() {
    String outside =
        TinyTrees.nodes("[1,-1,-1]", "[9,-1,-1]", "[0,0,0]", "[0,0,0]", "[0,0,0]", "[0,0,0]");
    assertThatThrownBy(() -> read(TinyTrees.model("multi:softprob", 5, outside)))
        .hasMessageContaining("node 0: expected a child below 3, found 9");
  }

  @Test
  void aFeatureThatTheModelDoesNotHaveIsRefused() {
    assertThatThrownBy(
            () -> read(TinyTrees.model("multi:softprob", 5, TinyTrees.split(2, 0, true, 0, 0))))
        .hasMessageContaining("node 0: expected a feature below 2, found 2");
  }

  @Test
  void aFileThatEndsTooEarlyIsRefusedWhereItEnds() {
    byte[] whole = TinyTrees.file(TinyTrees.FIVE_CLASSES).bytes();
    int end = whole.length - 1; // a line break is the last byte
    for (int length = 0; length < end; length++) {
      ModelFile cut = new ModelFile("cut.json", Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> BoostedTrees.read(cut))
          .isInstanceOf(ModelException.class)
          .hasMessageMatching("cut\\.json, byte \\d+: .*");
    }
  }

  private static BoostedTrees read(String json) {
    return BoostedTrees.read(TinyTrees.file(json));
  }
}
