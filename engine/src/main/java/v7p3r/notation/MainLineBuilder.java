package v7p3r.notation;

import java.util.Arrays;

/** Keeps the moves that were played and nothing else. */
final class MainLineBuilder implements GameBuilder<PgnGame> {
  private int[] moves = new int[512];
  private int length;

  @Override
  public boolean keepsRemarks() {
    return false;
  }

  @Override
  public void begin(PgnTags tags) {
    length = 0;
  }

  @Override
  public void move(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
  }

  @Override
  public void nag(int nag) {}

  @Override
  public void comment(String text) {}

  @Override
  public void beginVariation() {
    throw new IllegalStateException("variations are passed over");
  }

  @Override
  public void endVariation() {
    throw new IllegalStateException("variations are passed over");
  }

  @Override
  public PgnGame finish(PgnTags tags) {
    return new PgnGame(Arrays.copyOf(moves, length), tags);
  }
}
