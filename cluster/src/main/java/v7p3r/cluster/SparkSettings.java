package v7p3r.cluster;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;

/**
 * How Spark is asked to work: each unit once, on one core, with our jars, quietly, and on this
 * machine alone when the master is there too.
 */
final class SparkSettings {
  private static final String LOOPBACK = "127.0.0.1";
  private static final List<String> LOOPBACK_NAMES = List.of(LOOPBACK, "localhost", "[::1]");

  private SparkSettings() {}

  /**
   * The settings for a master.
   *
   * @param more {@code key=value}, which come last
   */
  static SparkConf of(String master, String name, List<String> more) {
    SparkConf conf =
        new SparkConf()
            .setMaster(master)
            .setAppName("V7P3R " + name)
            .set("spark.task.cpus", "1")
            // An executor may be lost that often before a unit is given up.
            .set("spark.task.maxFailures", "16")
            .set("spark.ui.showConsoleProgress", "false")
            .set("spark.ui.killEnabled", "false")
            // Many small jobs: the page keeps the last ones, the driver no more than that.
            .set("spark.ui.retainedJobs", "200")
            .set("spark.ui.retainedStages", "200")
            .set("spark.ui.retainedTasks", "2000")
            .set("spark.executor.memory", "1g")
            .set("spark.executor.extraJavaOptions", executorOptions());
    if (isHere(master)) {
      conf.set("spark.driver.host", LOOPBACK).set("spark.driver.bindAddress", LOOPBACK);
    }
    if (!master.startsWith("local")) {
      conf.set("spark.jars", ownJars(System.getProperty("java.class.path")));
      // Our Jackson needs newer annotations than the ones that Spark comes with.
      conf.set("spark.executor.userClassPathFirst", "true");
    }
    for (String setting : more) {
      String[] parts = setting.split("=", 2);
      conf.set(parts[0], parts[1]);
    }
    // Chance decides nothing but who does a unit: it must not be done by two.
    return conf.set("spark.speculation", "false");
  }

  /** Whether the master is on this machine, so that nobody else has to reach the driver. */
  static boolean isHere(String master) {
    return master.startsWith("local")
        || LOOPBACK_NAMES.stream().anyMatch(host -> master.startsWith("spark://" + host + ":"));
  }

  /** Models and tables are looked for in the same folder as here. */
  private static String executorOptions() {
    String options = "-XX:+UseSerialGC -Xss2m";
    String home = System.getProperty("v7p3r.home", "");
    return home.isEmpty() || home.indexOf(' ') >= 0 ? options : options + " -Dv7p3r.home=" + home;
  }

  /** All jars of a class path but those of Spark, which every machine of a cluster has. */
  static String ownJars(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> path.toString().endsWith(".jar") && Files.isRegularFile(path))
        .filter(path -> !isOfSpark(path))
        .map(path -> path.toUri().toString())
        .collect(Collectors.joining(","));
  }

  private static boolean isOfSpark(Path jar) {
    Path folder = jar.toAbsolutePath().getParent();
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("spark-core"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
