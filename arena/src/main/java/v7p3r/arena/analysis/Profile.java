package v7p3r.arena.analysis;

import java.util.Locale;
import v7p3r.arena.player.Score;

/**
 * Whose rules say how bad a move is. All of them look at the chances that it gave away; only those
 * of Lichess have rules of their own for mates.
 */
public enum Profile {
  /** The computer analysis of Lichess. */
  LICHESS(5, 10, 15),
  /**
   * The signs in the game files that Lichess publishes. Its analysis decides what is bad; how bad
   * it is, the program that writes the files decides once more, by centipawns.
   */
  LICHESS_DATABASE(5, Double.NaN, Double.NaN),
  /** The expected points of chess.com: what is below 0.05 is good or excellent there. */
  CHESS_COM(5, 10, 20),
  EN_CROISSANT(5, 10, 20),
  /** Lichess while one practices: stricter. */
  LICHESS_PRACTICE(2.5, 6, 14);

  private static final int CLEARLY_LOST = -999;
  private static final int NEARLY_LOST = -700;
  private static final int MISTAKE_CENTIPAWNS = 100;
  private static final int BLUNDER_CENTIPAWNS = 300;

  private final double inaccuracy;
  private final double mistake;
  private final double blunder;

  /** Least losses in percent of win chances. */
  Profile(double inaccuracy, double mistake, double blunder) {
    this.inaccuracy = inaccuracy;
    this.mistake = mistake;
    this.blunder = blunder;
  }

  /** As options and reports name it: chess-com. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The least losses, for people. */
  public String bounds() {
    if (this == LICHESS_DATABASE) {
      return plain(inaccuracy)
          + " % of win chances lost, of these "
          + MISTAKE_CENTIPAWNS
          + " centipawns for a mistake and "
          + BLUNDER_CENTIPAWNS
          + " for a blunder";
    }
    return String.format(
        Locale.ROOT,
        "%s / %s / %s %% of win chances lost for an inaccuracy, a mistake, a blunder",
        plain(inaccuracy),
        plain(mistake),
        plain(blunder));
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? Integer.toString((int) number) : Double.toString(number);
  }

  /** Judges a move by the scores before and after it, both as the mover sees them. */
  public Judgement judge(Score before, Score after) {
    if (before.isMate() || after.isMate()) {
      return this == LICHESS || this == LICHESS_DATABASE
          ? judgeMate(before, after)
          : ofLoss(percent(before) - percent(after));
    }
    WinChances chances = WinChances.LICHESS;
    double lost = 50 * (chances.of(before.value()) - chances.of(after.value()));
    return this == LICHESS_DATABASE && lost >= inaccuracy
        ? ofCentipawns(CentipawnLoss.of(before, after))
        : ofLoss(lost);
  }

  private static Judgement ofCentipawns(int lost) {
    if (lost >= BLUNDER_CENTIPAWNS) {
      return Judgement.BLUNDER;
    }
    return lost >= MISTAKE_CENTIPAWNS ? Judgement.MISTAKE : Judgement.INACCURACY;
  }

  /** A mate is certain, where Lichess has no rule for it. */
  private static double percent(Score score) {
    if (score.isMate()) {
      return score.value() > 0 ? 100 : 0;
    }
    return 50 + 50 * WinChances.LICHESS.of(score.value());
  }

  private Judgement ofLoss(double percent) {
    if (percent >= blunder) {
      return Judgement.BLUNDER;
    }
    if (percent >= mistake) {
      return Judgement.MISTAKE;
    }
    return percent >= inaccuracy ? Judgement.INACCURACY : Judgement.FINE;
  }

  /** Mates that were allowed or missed count by what the position was worth otherwise. */
  private static Judgement judgeMate(Score before, Score after) {
    boolean created = !before.isMate() && after.isMate() && after.value() < 0;
    if (created) {
      return byWorth(before.value());
    }
    boolean lost = before.isMate() && before.value() > 0 && !isMateFor(after);
    return lost ? byWorth(after.isMate() ? 0 : -after.value()) : Judgement.FINE;
  }

  private static boolean isMateFor(Score score) {
    return score.isMate() && score.value() > 0;
  }

  /** The lower the worth, the less there was to lose. */
  private static Judgement byWorth(int centipawns) {
    if (centipawns < CLEARLY_LOST) {
      return Judgement.INACCURACY;
    }
    return centipawns < NEARLY_LOST ? Judgement.MISTAKE : Judgement.BLUNDER;
  }
}
