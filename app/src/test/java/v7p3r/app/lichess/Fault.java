package v7p3r.app.lichess;

/** What a server and a line can do to a bot in the middle of a game. */
enum Fault {
  /** Half a line, then the connection ends. */
  CUT_IN_MID_LINE(Place.STATE),
  /** The connection ends between two lines. */
  STREAM_ENDS(Place.STATE),
  /** The connection stays open and nothing comes any more, not even an empty line. */
  HALF_OPEN_SILENCE(Place.STATE),
  /** The connection ends, and the next opening is answered by 429. */
  STREAM_LIMITED(Place.STATE),
  /** The same state twice. */
  DUPLICATED_STATE(Place.STATE),
  /** The state of two half moves ago comes again after the newest one. */
  STALE_STATE(Place.STATE),
  /** The move is made, but the answer never comes. */
  ANSWER_LOST(Place.MOVE),
  /** Neither is the move made nor does an answer come. */
  MOVE_LOST(Place.MOVE),
  /** The move is made, and the answer is 502. */
  ERROR_AFTER_MOVE(Place.MOVE),
  /** The answer is 503, and the move is not made. */
  ERROR_WITHOUT_MOVE(Place.MOVE),
  /** 429 without a word on how long. */
  MOVE_LIMITED(Place.MOVE),
  /** 429 with Retry-After. */
  MOVE_LIMITED_FOR_A_SECOND(Place.MOVE),
  /** The chat answers 429; moves must go on. */
  CHAT_LIMITED(Place.OPPONENT),
  /** The opponent wants its move back. */
  TAKEBACK(Place.OPPONENT),
  /** The opponent offers a draw. */
  DRAW_OFFER(Place.OPPONENT),
  /** States come late from now on, while the clock of the bot runs. */
  SLOW_LINE(Place.STATE),
  /** The opponent leaves for good. */
  OPPONENT_GONE(Place.OPPONENT),
  /** The server stops and starts again. */
  SERVER_RESTART(Place.STATE),
  /** The stream of events ends in mid-line. */
  EVENTS_CUT(Place.OPPONENT);

  /** When it happens. */
  enum Place {
    /** When the bot is told how the game stands. */
    STATE,
    /** When the bot sends a move. */
    MOVE,
    /** When it is the opponent's turn. */
    OPPONENT
  }

  private final Place place;

  Fault(Place place) {
    this.place = place;
  }

  Place place() {
    return place;
  }
}
