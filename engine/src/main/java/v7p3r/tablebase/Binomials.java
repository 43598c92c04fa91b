package v7p3r.tablebase;

/** In how many ways some men can stand on some squares. */
final class Binomials {
  private static final int MAX_CHOSEN = 6;
  private static final int[][] TABLE = table();

  private Binomials() {}

  private static int[][] table() {
    int[][] table = new int[MAX_CHOSEN + 1][65];
    for (int from = 0; from <= 64; from++) {
      table[0][from] = 1;
      for (int chosen = 1; chosen <= Math.min(MAX_CHOSEN, from); chosen++) {
        table[chosen][from] = table[chosen - 1][from - 1] + table[chosen][from - 1];
      }
    }
    return table;
  }

  /** In how many ways some can be chosen from a number; 0 when there are too few. */
  static int choose(int chosen, int from) {
    return TABLE[chosen][from];
  }
}
