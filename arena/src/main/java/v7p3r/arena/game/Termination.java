package v7p3r.arena.game;

/** Why a game ended, with the word for it in the Termination tag of PGN. */
public enum Termination {
  CHECKMATE("normal"),
  STALEMATE("normal"),
  REPETITION("normal"),
  FIFTY_MOVES("normal"),
  INSUFFICIENT_MATERIAL("normal"),
  RESIGNATION("normal"),
  /** Both players wanted a draw. */
  AGREEMENT("normal"),
  TIME("time forfeit"),
  ILLEGAL_MOVE("rules infraction"),
  CRASH("abandoned"),
  SILENCE("abandoned"),
  NO_START("abandoned"),
  ADJUDICATED_WIN("adjudication"),
  ADJUDICATED_DRAW("adjudication"),
  MAX_MOVES("adjudication"),
  /** The arena was told to end before the game did. */
  UNFINISHED("unterminated");

  private final String pgnWord;

  Termination(String pgnWord) {
    this.pgnWord = pgnWord;
  }

  public String pgnWord() {
    return pgnWord;
  }

  /** Whether a player lost by its conduct, not by its chess. */
  public boolean isForfeit() {
    return switch (this) {
      case TIME, ILLEGAL_MOVE, CRASH, SILENCE, NO_START -> true;
      default -> false;
    };
  }

  /** Whether an engine that was ended from outside, as by Ctrl-C in its terminal, ends so too. */
  public boolean looksLikeAKill() {
    return switch (this) {
      case CRASH, SILENCE, NO_START -> true;
      default -> false;
    };
  }
}
