package v7p3r.studio.live;

/** The way to one open page. */
public interface PageSocket {
  /** Sends a text; blocks as long as the page does not read. Called by one thread only. */
  void send(String text);

  /** Ends the connection, politely if it can be told why. */
  void close(int code, String reason);

  /** Ends the connection at once, also while somebody sends. */
  void terminate();
}
