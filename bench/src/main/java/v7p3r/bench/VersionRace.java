package v7p3r.bench;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;

/**
 * Two builds of the engine side by side: by how much the second is faster. Both are loaded into one
 * process and take turns every tenth of a second, so that what slows the machine slows both.
 *
 * <pre>taskset -c 1 java -XX:+UseSerialGC -Xmx1g \
 *     -cp "bench/target/v7p3r-bench.jar:bench/target/lib/*" \
 *     v7p3r.bench.VersionRace SearchCost old/v7p3r-engine.jar new/v7p3r-engine.jar [rounds [swap]]
 * </pre>
 *
 * <p>A fresh process compiles anew, so one ratio is not enough: run it several times, every other
 * time with {@code swap}, which loads the new build first, and with the same build twice to see
 * what the noise is.
 */
final class VersionRace {
  private static final int DEFAULT_ROUNDS = 60;

  private VersionRace() {}

  public static void main(String[] args) throws ReflectiveOperationException {
    int rounds = args.length > 3 ? Integer.parseInt(args[3]) : DEFAULT_ROUNDS;
    boolean oldFirst = args.length < 5;
    IntToLongFunction first = load(args[0], args[oldFirst ? 1 : 2]);
    IntToLongFunction second = load(args[0], args[oldFirst ? 2 : 1]);
    double[] ratios = new double[rounds];
    long[] sums = new long[2];
    for (int round = 0; round < rounds; round++) {
      long a = first.applyAsLong(round);
      long b = second.applyAsLong(round) + second.applyAsLong(round);
      a += first.applyAsLong(round);
      ratios[round] = oldFirst ? (double) a / b : (double) b / a;
      sums[0] += oldFirst ? a : b;
      sums[1] += oldFirst ? b : a;
    }
    Arrays.sort(ratios);
    System.out.printf(
        "%s: median %.4f (quartiles %.4f to %.4f), by sums %.4f; ms %d, %d%n",
        args[0],
        ratios[rounds / 2],
        ratios[rounds / 4],
        ratios[rounds * 3 / 4],
        (double) sums[0] / sums[1],
        sums[0] / 1_000_000,
        sums[1] / 1_000_000);
  }

  /** The work with the engine of one file and all other classes of this process. */
  private static IntToLongFunction load(String work, String engine)
      throws ReflectiveOperationException {
    List<URL> places = new ArrayList<>(List.of(url(engine)));
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
      places.add(url(place));
    }
    URLClassLoader loader =
        new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    return (IntToLongFunction)
        loader.loadClass("v7p3r.bench." + work).getDeclaredConstructor().newInstance();
  }

  private static URL url(String place) {
    try {
      return Path.of(place).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
