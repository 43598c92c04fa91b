package v7p3r.tablebase;

/**
 * The result of a solved position for the side to move. A cursed win needs so long that the
 * fifty-move rule makes it a draw; a blessed loss is its other side.
 */
public final class Wdl {
  public static final int LOSS = -2;
  public static final int BLESSED_LOSS = -1;
  public static final int DRAW = 0;
  public static final int CURSED_WIN = 1;
  public static final int WIN = 2;

  /** No table knows the position. */
  public static final int UNKNOWN = Integer.MIN_VALUE;

  private Wdl() {}
}
