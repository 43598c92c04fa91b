package v7p3r.lab.profile;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import v7p3r.desc.PriorFeatures;
import v7p3r.lab.profile.source.Sample;
import v7p3r.lab.schema.DataLayer;
import v7p3r.profile.DepthProfile;
import v7p3r.profile.EffortCsv;

/** Searches to the depths 1 to 6, one line each; costs are processor time of the thread. */
final class WideLayer implements Layer {
  @Override
  public String name() {
    return DataLayer.WIDE.key();
  }

  @Override
  public List<String> files() {
    return List.of(DataLayer.WIDE.csv());
  }

  @Override
  public String header(int file) {
    return EffortCsv.header();
  }

  @Override
  public List<String> settings() {
    return List.of("depths 1-" + DepthProfile.DEPTHS);
  }

  @Override
  public LayerChoice choice() {
    return new LayerChoice(DataLayer.WIDE.name(), 0, 0, 0, false);
  }

  @Override
  public Worker worker() {
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    DepthProfile profile = new DepthProfile(thread::getCurrentThreadCpuTime);
    PriorFeatures extractor = new PriorFeatures();
    float[] prior = new float[PriorFeatures.COUNT];
    return (sample, texts) -> append(sample, profile, extractor, prior, texts[0]);
  }

  private static int append(
      Sample sample,
      DepthProfile profile,
      PriorFeatures extractor,
      float[] prior,
      StringBuilder text) {
    if (!sample.position().hasLegalMove()) {
      return 0;
    }
    extractor.extract(sample.position(), prior);
    List<DepthProfile.Row> rows = profile.of(sample.position());
    EffortCsv.append(text, sample.position(), sample.origin(), prior, rows);
    return 1;
  }
}
