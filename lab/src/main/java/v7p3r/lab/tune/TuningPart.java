package v7p3r.lab.tune;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Which positions teach, which tell when to stop, and which are held back: by game, forever. */
enum TuningPart {
  TRAINING,
  VALIDATION,
  HELD_BACK;

  private static final int BUCKETS = 100;
  private static final int VALIDATION_BUCKETS = 5;
  private static final int HELD_BACK_BUCKETS = 5;

  static int bucketOf(String game) {
    CRC32 sum = new CRC32();
    sum.update(game.getBytes(StandardCharsets.UTF_8));
    return (int) (sum.getValue() % BUCKETS);
  }

  static TuningPart of(int bucket) {
    if (bucket < VALIDATION_BUCKETS) {
      return VALIDATION;
    }
    return bucket < VALIDATION_BUCKETS + HELD_BACK_BUCKETS ? HELD_BACK : TRAINING;
  }
}
