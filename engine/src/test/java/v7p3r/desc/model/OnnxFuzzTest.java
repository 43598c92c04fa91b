package v7p3r.desc.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any bytes are a network that answers, or an error that can be shown. */
class OnnxFuzzTest {
  @FuzzTest(maxDuration = "5m")
  @DictionaryEntries({"Gemm", "Relu", "Sigmoid", "transB", "alpha", "\\x3a", "\\x2a", "\\x4a"})
  void anyBytes(byte[] bytes) {
    DenseNetwork network;
    try {
      network = DenseNetwork.read(new ModelFile("fuzz", bytes));
    } catch (ModelException e) {
      assertThat(e.getMessage()).startsWith("fuzz").hasSizeLessThan(400).doesNotContain("\0");
      return;
    }
    network.output(new float[network.inputs()], network.newScratch());
  }
}
