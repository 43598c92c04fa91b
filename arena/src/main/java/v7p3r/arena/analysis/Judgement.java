package v7p3r.arena.analysis;

import java.util.Locale;
import v7p3r.notation.Nag;

/** How bad a move was. */
public enum Judgement {
  /** Nothing to complain of. */
  FINE(0),
  INACCURACY(Nag.DUBIOUS_MOVE),
  MISTAKE(Nag.MISTAKE),
  BLUNDER(Nag.BLUNDER);

  private final int nag;

  Judgement(int nag) {
    this.nag = nag;
  }

  public boolean isBad() {
    return this != FINE;
  }

  /** The numeric annotation glyph, 0 for none. */
  public int nag() {
    return nag;
  }

  /** In plain words: inaccuracy, mistake, blunder. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
