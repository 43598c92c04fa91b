package v7p3r.app.cli.play;

import java.time.Duration;
import java.util.Optional;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Turn;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.San;

/** What stands on the table: the game, whose side the person has, and how the board is turned. */
final class Desk {
  private static final Duration PATIENCE = Duration.ofHours(1);

  private final PlaySettings settings;
  private final Talk talk;
  private PlayedGame game;
  private Optional<GameRecord> finished = Optional.empty();
  private int human;
  private int bottom;
  private boolean shown;
  private boolean quit;
  private StopSignal stop = new StopSignal();

  Desk(PlaySettings settings, Talk talk) {
    this.settings = settings;
    this.talk = talk;
    this.game = PlayedGame.from(settings.start());
    this.human = settings.human();
    this.bottom = human;
  }

  static String sideName(int side) {
    return side == Color.WHITE ? "White" : "Black";
  }

  static String numbered(Position position, int move) {
    String number =
        position.fullMoveNumber() + (position.sideToMove() == Color.WHITE ? ". " : "... ");
    return number + San.format(position, move);
  }

  PlayedGame game() {
    return game;
  }

  int human() {
    return human;
  }

  /** Puts another game on the table, from the start. */
  void begin(int side) {
    human = side;
    bottom = side;
    leaveFor(PlayedGame.from(settings.start()));
  }

  /** The game that is being played ends here, for another goes on. */
  void leaveFor(PlayedGame other) {
    game = other;
    finished = Optional.empty();
    shown = false;
    stop.abandon();
  }

  /** The person wants to go. */
  void quit() {
    quit = true;
    stop.abandon();
  }

  boolean isQuit() {
    return quit;
  }

  /** Whether the game that is being played is no longer the one on the table. */
  boolean isLeft() {
    return stop.isAbandoning();
  }

  /** Play goes on with what stands on the table. */
  StopSignal sitDown() {
    stop = new StopSignal();
    return stop;
  }

  /** The game went on. */
  void show(PlayedGame now) {
    game = now;
    shown = false;
  }

  /** The game has ended with a result. */
  void end(GameRecord record) {
    boolean moved = record.moves().size() > game.length();
    game = PlayedGame.of(record);
    finished = Optional.of(record);
    shown &= !moved;
  }

  /** The game on the table, if it has a result. */
  Optional<GameRecord> finished() {
    return finished;
  }

  void flip() {
    bottom = Color.opposite(bottom);
    drawBoard();
  }

  void drawBoard() {
    talk.say(settings.view().draw(game.position(), bottom, game.lastMove()));
    talk.say("");
    shown = true;
  }

  void drawBoardOnce() {
    if (!shown) {
      drawBoard();
    }
  }

  /** The question what to play now, for who gives advice. */
  Turn turn(SearchLimit limit) {
    return new Turn(
        game.position(),
        game.start(),
        game.moves().stream().map(PlayedMove::uci).toList(),
        Optional.empty(),
        limit,
        PATIENCE);
  }
}
