package v7p3r.desc.control;

/** Whether the moves of one side get harder or easier in the course of a game. */
final class PesTrend {
  private static final int REMEMBERED = 4;

  private final float[] last = new float[REMEMBERED];
  private int count;

  void clear() {
    count = 0;
  }

  void add(float pes) {
    last[count++ % REMEMBERED] = pes;
  }

  /**
   * How much PES grows from one move of the side to its next, by the line that fits the last four
   * best.
   */
  float gradient() {
    int known = Math.min(count, REMEMBERED);
    if (known < 2) {
      return 0;
    }
    float middle = (known - 1) / 2f;
    float sum = 0;
    float squares = 0;
    for (int i = 0; i < known; i++) {
      float distance = i - middle;
      sum += distance * last[(count - known + i) % REMEMBERED];
      squares += distance * distance;
    }
    return sum / squares;
  }
}
