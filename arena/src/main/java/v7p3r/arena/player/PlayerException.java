package v7p3r.arena.player;

/** A player that did not do what it should; the message says what happened in plain words. */
public final class PlayerException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Fault fault;

  public PlayerException(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
