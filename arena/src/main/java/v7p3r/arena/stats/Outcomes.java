package v7p3r.arena.stats;

/** Counted results of one player against another, in samples that are independent of each other. */
public sealed interface Outcomes permits Trinomial, Pentanomial {

  /** How often each score was reached, worst first, in equal steps from 0 to 1. */
  long[] counts();

  /** 1 where a sample is a game, 2 where it is a pair of games with one opening. */
  int gamesPerSample();

  /** How many games of all ended in a draw, from 0 to 1. */
  double drawRatio();

  default long samples() {
    long samples = 0;
    for (long count : counts()) {
      samples += count;
    }
    return samples;
  }

  default long games() {
    return samples() * gamesPerSample();
  }

  /** The score of the average game, from 0 to 1; one half without games. */
  default double score() {
    long[] counts = counts();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += (double) counts[i] * i / (counts.length - 1);
    }
    return samples() == 0 ? 0.5 : sum / samples();
  }

  /** The variance of one sample's score. */
  default double sampleVariance() {
    long[] counts = counts();
    double mean = score();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double distance = (double) i / (counts.length - 1) - mean;
      sum += counts[i] * distance * distance;
    }
    return samples() == 0 ? 0 : sum / samples();
  }
}
