package v7p3r.arena.analysis;

/**
 * A move worth a look.
 *
 * @param place the game and the number of the move
 * @param player who made it
 * @param move in algebraic notation
 * @param best what should have been played, likewise
 * @param value why it is worth it: what was lost, the moves to the mate, or seconds
 */
public record NotedMove(
    int game, String place, String player, String fen, String move, String best, double value) {
  static NotedMove of(ReviewedGame game, ReviewedMove move, double value) {
    return new NotedMove(
        game.number(),
        "game %d, %s %s".formatted(game.number(), game.players(), move.number()),
        game.side(move.side()).name(),
        move.fen(),
        move.move(),
        LineText.move(move.fen(), move.best()),
        value);
  }
}
