package v7p3r.arena.record;

/**
 * A game of the database in one line.
 *
 * @param match the name under which it was played
 * @param number in that match
 * @param termination why it ended, by the name of the reason
 * @param words the same for people
 * @param started as ISO time
 */
public record ListedGame(
    long id,
    String match,
    int number,
    String white,
    String black,
    String result,
    String termination,
    String words,
    String eco,
    String opening,
    String started,
    int plies) {}
