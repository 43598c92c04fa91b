package v7p3r.search.effort;

/** Late moves seldom matter: how much shallower they are searched, in 1/1024 of a ply. */
public final class LateMoveReduction {
  public static final int ONE_PLY = 1024;

  private static final int SIZE = 64;

  private final int[] table = new int[SIZE * SIZE];

  public LateMoveReduction(int base, int factor) {
    for (int depth = 1; depth < SIZE; depth++) {
      for (int number = 1; number < SIZE; number++) {
        // StrictMath: the same bench on every machine.
        double product = StrictMath.log(depth) * StrictMath.log(number);
        table[depth * SIZE + number] = (int) (base + factor * product);
      }
    }
  }

  public int of(int depth, int moveNumber) {
    return table[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveNumber, SIZE - 1)];
  }
}
