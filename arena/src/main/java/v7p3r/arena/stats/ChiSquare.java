package v7p3r.arena.stats;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Pearson's test: whether two samples have classes of outcomes equally often. */
public final class ChiSquare {
  private static final double FEWEST_EXPECTED = 5;
  private static final int MOST_TERMS = 10_000;
  private static final double EXACT = 1e-15;

  private ChiSquare() {}

  /**
   * The chance that samples of one source differ at least so much. Classes that are too rare for
   * the test are counted as one.
   */
  public static double sameSource(Map<String, Long> first, Map<String, Long> second) {
    double ofFirst = sum(first);
    double ofSecond = sum(second);
    double all = ofFirst + ofSecond;
    double fewer = Math.min(ofFirst, ofSecond);
    Set<String> classes = new TreeSet<>(first.keySet());
    classes.addAll(second.keySet());
    double statistic = 0;
    int used = 0;
    long rareFirst = 0;
    long rareSecond = 0;
    for (String one : classes) {
      long a = first.getOrDefault(one, 0L);
      long b = second.getOrDefault(one, 0L);
      if ((a + b) * fewer / all < FEWEST_EXPECTED) {
        rareFirst += a;
        rareSecond += b;
      } else {
        statistic += term(a, b, ofFirst, ofSecond);
        used++;
      }
    }
    if ((rareFirst + rareSecond) * fewer / all >= FEWEST_EXPECTED) {
      statistic += term(rareFirst, rareSecond, ofFirst, ofSecond);
      used++;
    }
    return used < 2 ? 1 : above(statistic, used - 1);
  }

  /** What a class adds: squares of (found - expected) through expected, of both samples. */
  private static double term(long a, long b, double ofFirst, double ofSecond) {
    double share = (a + b) / (ofFirst + ofSecond);
    double expectedA = share * ofFirst;
    double expectedB = share * ofSecond;
    return (a - expectedA) * (a - expectedA) / expectedA
        + (b - expectedB) * (b - expectedB) / expectedB;
  }

  private static double sum(Map<String, Long> outcomes) {
    return outcomes.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The probability of a value above {@code statistic}, with so many degrees of freedom. */
  public static double above(double statistic, int degrees) {
    if (statistic <= 0) {
      return 1;
    }
    double a = degrees / 2.0;
    double x = statistic / 2;
    double scale = Math.exp(a * Math.log(x) - x - logGamma(degrees));
    return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
  }

  /** 1/a + x/(a(a+1)) + x²/(a(a+1)(a+2)) + ... */
  private static double lowerSeries(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int k = 1; k < MOST_TERMS && term > EXACT * sum; k++) {
      term *= x / (a + k);
      sum += term;
    }
    return sum;
  }

  /** 1/(x+1-a - 1(1-a)/(x+3-a - 2(2-a)/(x+5-a - ...))), from its end. */
  private static double upperFraction(double a, double x) {
    double fraction = 0;
    for (int k = 500; k >= 1; k--) {
      fraction = k * (a - k) / (x + 2 * k + 1 - a + fraction);
    }
    return 1 / (x + 1 - a + fraction);
  }

  /** The logarithm of Γ(degrees / 2), by steps of one from Γ(1) = 1 or Γ(1/2) = √π. */
  private static double logGamma(int degrees) {
    boolean even = degrees % 2 == 0;
    double log = even ? 0 : Math.log(Math.PI) / 2;
    for (double at = even ? 1 : 0.5; at < degrees / 2.0; at++) {
      log += Math.log(at);
    }
    return log;
  }
}
