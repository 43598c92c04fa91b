package v7p3r.lab.train;

import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;

/**
 * What PyTorch writes to standard error by itself. Its binding for Java makes it warn of a function
 * of its own in every process; whoever trains can do nothing about that.
 */
final class TorchLog {
  /** The number by which its loader knows the level from which on it writes. */
  private static final String LEVEL = "FLAGS_caffe2_log_level";

  private static final int ERROR = 2;

  private TorchLog() {}

  /** Leaves the errors. To be called when its library is loaded; without effect on others. */
  @SuppressWarnings("restricted")
  static void leaveErrors() {
    SymbolLookup.loaderLookup()
        .find(LEVEL)
        .map(place -> place.reinterpret(ValueLayout.JAVA_INT.byteSize()))
        .ifPresent(place -> place.set(ValueLayout.JAVA_INT, 0, ERROR));
  }
}
