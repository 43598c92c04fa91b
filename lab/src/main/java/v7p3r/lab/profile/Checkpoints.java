package v7p3r.lab.profile;

/** The node counts at which a deep profile is looked at: N_ref/64, N_ref/32, ... N_ref. */
public final class Checkpoints {
  public static final int COUNT = 7;

  /** Index of T = N_ref/8, what a move is usually given. */
  public static final int USUAL = COUNT - 4;

  private Checkpoints() {}

  public static long nodes(int index, long reference) {
    return reference >> COUNT - 1 - index;
  }
}
