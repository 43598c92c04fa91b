package v7p3r.lab.validate;

import java.util.LinkedHashMap;
import java.util.Map;
import v7p3r.arena.player.EngineSpec;

/** A way to spend the clock; all arms are the same engine with other options. */
public enum Arm {
  /** Effort by the models. */
  DESC("desc"),

  /** A fixed budget for every move: what DESC is compared with. */
  OFF("off"),

  /** A fixed budget with the hand-written rule of classical signals. */
  CLASSICAL("classical");

  private static final String TIME_MANAGER = "TimeManager";

  private final String label;

  Arm(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  /** The options that make the engine this arm. */
  public Map<String, String> options(DescSetup desc) {
    return switch (this) {
      case DESC -> {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(TIME_MANAGER, "fixed");
        options.putAll(desc.asMap());
        yield options;
      }
      case OFF -> Map.of(TIME_MANAGER, "fixed");
      case CLASSICAL -> Map.of(TIME_MANAGER, "signals");
    };
  }

  /** The engine of this process with options. */
  public static EngineSpec player(String name, Map<String, String> options) {
    EngineSpec spec = EngineSpec.of(name, "internal");
    for (Map.Entry<String, String> option : options.entrySet()) {
      spec = spec.withOption(option.getKey(), option.getValue());
    }
    return spec;
  }
}
