package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;

/** Any bytes are a classifier that answers, or an error that can be shown. */
class BoostedTreesFuzzTest {
  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({
    "\"learner\":{",
    "\"gradient_booster\":{\"model\":{",
    "\"trees\":[",
    "\"tree_info\":[0,1]",
    "\"left_children\":[1,-1,-1]",
    "\"right_children\":[2,-1,-1]",
    "\"split_indices\":[0,0,0]",
    "\"num_class\":\"5\"",
    "\"num_feature\":\"2\"",
    "1e999",
    "NaN"
  })
  void anyBytes(byte[] bytes) {
    BoostedTrees trees;
    try {
      trees = BoostedTrees.read(new ModelFile("fuzz", bytes));
    } catch (ModelException e) {
      assertThat(e.getMessage()).startsWith("fuzz").hasSizeLessThan(400).doesNotContain("\0");
      return;
    }
    float[] row = new float[trees.features()];
    trees.probabilities(row, new float[trees.classes()]);
    Arrays.fill(row, Float.NaN);
    trees.probabilities(row, new float[trees.classes()]);
  }
}
