package v7p3r.app.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.arena.match.Entrant;
import v7p3r.arena.work.ClusterLibrary;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.WorkPlace;

/** Where long work is done: here, or on a cluster. */
final class MasterOption {
  static final String NAME = "--master";

  private static final List<String> KINDS = List.of("local", "spark://", "k8s://");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = NAME,
      paramLabel = "MASTER",
      description =
          "Have the work done by Apache Spark: local[N], spark://HOST:PORT or k8s://URL (default:"
              + " here, without Spark); see docs/cluster.md")
  private Optional<String> master;

  @Option(
      names = "--spark",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark, such as spark.cores.max=40; once for each")
  private List<String> settings = List.of();

  boolean isGiven() {
    return master.isPresent();
  }

  /** Machines differ in speed: what time decides would be decided by who does it. */
  void refuseTimed(boolean isTimed) {
    if (isGiven() && isTimed) {
      throw wrong("--master: expected a limit of nodes or depth, found one of time");
    }
  }

  void refuseTimed(List<Entrant> entrants) {
    refuseTimed(entrants.stream().anyMatch(entrant -> entrant.allowance().isTimed()));
  }

  /** Work that may go elsewhere. */
  @FunctionalInterface
  interface Work<T> {
    T run(Optional<WorkPlace> place) throws IOException;
  }

  /** Does work where it is wanted, and leaves the place again. */
  <T> T run(LongWork work, Work<T> doing) throws IOException {
    if (master.isEmpty()) {
      return doing.run(Optional.empty());
    }
    StopSignal stop = work.stop();
    try (WorkPlace place =
            library().open(checked(), command.name(), checkedSettings(), work.progress());
        var _ = stop.whenAbandoned(place::abandon)) {
      return doing.run(Optional.of(place));
    }
  }

  private ClusterLibrary library() {
    return ClusterLibrary.find()
        .orElseThrow(
            () ->
                wrong(
                    "--master: the libraries of Spark are not loaded; ./v7p3r "
                        + command.name()
                        + " --master ... loads them"));
  }

  private String checked() {
    String address = master.orElseThrow();
    if (KINDS.stream().noneMatch(address::startsWith)) {
      throw wrong(
          "--master: expected local[N], spark://HOST:PORT or k8s://URL, found '" + address + "'");
    }
    return address;
  }

  private List<String> checkedSettings() {
    for (String setting : settings) {
      if (!setting.matches("spark\\.[\\w.]+=.*")) {
        throw wrong("--spark: expected spark.KEY=VALUE, found '" + setting + "'");
      }
    }
    return settings;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
