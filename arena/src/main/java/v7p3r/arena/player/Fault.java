package v7p3r.arena.player;

/** The ways a player can fail to answer. */
public enum Fault {
  /** It cannot be started, or does not get through the greeting. */
  NO_START,
  /** It ended in the middle of the game. */
  CRASH,
  /** It runs but gives no answer. */
  SILENCE,
  /** Its search failed; it can be asked again. Only of players that do not make up for that. */
  FAILED_SEARCH
}
