package v7p3r.app.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.StringJoiner;
import v7p3r.arena.player.Decision;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.Thought;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.notation.UciMove;

/** Does what the person types: a move, or one of the words. */
final class Commands {
  private static final int DRAW_AFTER_PLIES = 20;

  private final Desk desk;
  private final Talk talk;
  private final Opponent opponent;
  private final Opponent adviser;
  private final Keeper keeper;

  Commands(Desk desk, Talk talk, Opponent opponent, Opponent adviser, Keeper keeper) {
    this.desk = desk;
    this.talk = talk;
    this.opponent = opponent;
    this.adviser = adviser;
    this.keeper = keeper;
  }

  /**
   * Reads one line and does what it says.
   *
   * @param asked since when the person thinks, in nanoseconds
   * @return what the person decided about the game, if anything
   */
  Optional<Reply> answer(String prompt, long asked) {
    Optional<String> line = talk.ask(prompt);
    if (line.isEmpty()) {
      desk.quit();
      return Optional.empty();
    }
    String[] words = line.get().split("\\s+", 2);
    if (words[0].isEmpty()) {
      return Optional.empty();
    }
    Optional<Word> word = Word.of(words[0]);
    return word.isPresent()
        ? obey(word.get(), words.length > 1 ? words[1] : "", asked)
        : move(line.get(), asked);
  }

  private Optional<Reply> move(String text, long asked) {
    if (desk.game().isOver()) {
      talk.say("The game is over. Type new, undo, pgn, save or quit.");
      return Optional.empty();
    }
    Position position = desk.game().position();
    try {
      int move = MoveText.parse(position, text);
      if (move != Move.NONE) {
        long nanos = System.nanoTime() - asked;
        return Optional.of(new Reply(UciMove.format(position, move), Thought.NONE, nanos));
      }
      talk.say("You have to move: chess knows no passing.");
    } catch (NotationException e) {
      complain(text, e);
    }
    return Optional.empty();
  }

  private void complain(String text, NotationException e) {
    Optional<Word> near = MoveText.hasDigit(text) ? Optional.empty() : Word.near(text);
    if (near.isPresent()) {
      talk.say("There is no " + e.found() + ". Did you mean " + near.get().text() + "?");
    } else {
      talk.say("Not possible: " + e.found() + ". Expected " + e.expected() + ".");
    }
  }

  private Optional<Reply> obey(Word word, String argument, long asked) {
    if (!argument.isEmpty() && !word.takesArgument()) {
      talk.say(word.text() + ": expected nothing behind it, found '" + argument + "'.");
      return Optional.empty();
    }
    if (word.needsAGame() && desk.game().isOver()) {
      talk.say("The game is over.");
      return Optional.empty();
    }
    switch (word) {
      case MOVES -> talk.say(legalMoves());
      case HINT -> hint();
      case EVAL -> talk.say(Reasons.ofPosition(desk.game().position()));
      case WHY -> talk.say(Reasons.ofLastMove(desk.game(), Color.opposite(desk.human())));
      case UNDO -> undo();
      case BOARD -> desk.drawBoard();
      case FLIP -> desk.flip();
      case LEVEL -> level(argument);
      case NEW -> newGame(argument);
      case FEN -> talk.say(Fen.format(desk.game().position()));
      case PGN -> talk.print(keeper.pgn(desk.game()));
      case SAVE -> save(argument);
      case HELP -> help();
      case QUIT -> desk.quit();
      case RESIGN -> {
        return Optional.of(Reply.ending(Decision.RESIGN, System.nanoTime() - asked));
      }
      case DRAW -> {
        return offerDraw(asked);
      }
    }
    return Optional.empty();
  }

  private String legalMoves() {
    Position position = desk.game().position();
    MoveList moves = position.legalMoves();
    StringJoiner names = new StringJoiner(" ");
    for (int i = 0; i < moves.size(); i++) {
      names.add(San.format(position, moves.get(i)));
    }
    return moves.isEmpty() ? "There is no legal move." : names.toString();
  }

  private void hint() {
    Position position = desk.game().position();
    ask(adviser)
        .ifPresent(
            reply -> {
              int move = UciMove.parse(position, reply.move());
              talk.say("Try " + Desk.numbered(position, move) + ".");
            });
  }

  /** What an engine would do now. */
  private Optional<Reply> ask(Opponent engine) {
    try {
      engine.newGame(desk.game().position().isChess960());
      return Optional.of(engine.think(desk.turn(engine.allowance().limit())));
    } catch (PlayerException e) {
      talk.say(engine.name() + " has nothing to say: " + e.getMessage());
      return Optional.empty();
    }
  }

  private void undo() {
    PlayedGame game = desk.game();
    boolean humanToMove = game.position().sideToMove() == desk.human();
    int plies = game.isEndedByHand() ? 0 : humanToMove ? 2 : 1;
    if (plies > game.length()) {
      talk.say("There is no move of yours to take back.");
      return;
    }
    desk.leaveFor(game.before(plies));
    keeper.save(desk.game());
    desk.drawBoard();
  }

  private void level(String argument) {
    if (!argument.isEmpty()) {
      try {
        opponent.setLimit(Level.parse(argument));
      } catch (IllegalArgumentException e) {
        talk.say(e.getMessage());
        return;
      }
    }
    talk.say("The engine " + opponent.level() + ".");
  }

  /** The engine takes a draw when it does not think it is better, but not in the opening. */
  private Optional<Reply> offerDraw(long asked) {
    boolean accepted =
        desk.game().length() >= DRAW_AFTER_PLIES
            && ask(opponent)
                .flatMap(reply -> reply.thought().score())
                .filter(score -> score.comparable() >= 0)
                .isPresent();
    if (accepted) {
      return Optional.of(Reply.ending(Decision.AGREED_DRAW, System.nanoTime() - asked));
    }
    talk.say(opponent.name() + " wants to play on.");
    return Optional.empty();
  }

  private void newGame(String color) {
    int side =
        switch (color) {
          case "" -> desk.human();
          case "white" -> Color.WHITE;
          case "black" -> Color.BLACK;
          default -> -1;
        };
    if (side < 0) {
      talk.say("new: expected white, black or nothing, found '" + color + "'.");
      return;
    }
    keeper.finish(desk.game(), desk.finished());
    desk.begin(side);
    keeper.begin(side);
    greet();
  }

  void greet() {
    talk.say(
        "You play "
            + Desk.sideName(desk.human())
            + " against "
            + opponent.name()
            + ", which "
            + opponent.level()
            + ". Type a move such as Nf3 or e2e4, or help.");
    talk.say("");
    if (desk.game().position().sideToMove() == desk.human()) {
      desk.drawBoard();
    }
  }

  private void save(String file) {
    if (desk.game().length() == 0) {
      talk.say("There is nothing to save yet.");
      return;
    }
    if (file.isEmpty()) {
      keeper.saveAndTell(desk.game());
      return;
    }
    try {
      keeper.saveCopy(desk.game(), Path.of(unquoted(file)));
    } catch (InvalidPathException e) {
      talk.say("save: not a file name: " + e.getMessage());
    }
  }

  /** People quote names with blanks, as a shell wants them to. */
  private static String unquoted(String text) {
    boolean quoted = text.matches("(?s)\"[^\"]+\"|'[^']+'");
    return quoted ? text.substring(1, text.length() - 1) : text;
  }

  private void help() {
    talk.say("Moves: Nf3, exd5, O-O, e8=Q, or by squares: g1f3, e7e8q; also nf3, 1. e4, 0-0, ♘f3.");
    for (Word word : Word.values()) {
      talk.say(String.format("  %-42s %s", word.usage(), word.meaning()));
    }
  }
}
