package v7p3r.app.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.StringJoiner;
import v7p3r.board.Color;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.engine.SearchType;
import v7p3r.notation.Commentary;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.notation.San;
import v7p3r.search.SearchResult;

/** The conversation of a game: reads moves and commands, answers with moves and boards. */
public final class PlaySession {
  private static final int DRAW_AFTER_PLIES = 20;

  private final PlaySettings settings;
  private final BufferedReader in;
  private final PrintWriter out;
  private final Opponent opponent;
  private final GameSaver saver;
  private PlayedGame game;
  private int human;
  private int bottom;
  private boolean quit;
  private boolean closed;

  public PlaySession(PlaySettings settings, BufferedReader in, PrintWriter out) {
    this.settings = settings;
    this.in = in;
    this.out = out;
    opponent = new Opponent(settings.searchType(), settings.seed(), settings.limits());
    saver = new GameSaver(settings, opponent.name(), out);
    human = settings.human();
    bottom = human;
    game = new PlayedGame(settings.start());
  }

  /** Until quit or the end of the input. */
  public void run() throws IOException {
    greet();
    tellOutcome();
    while (!quit) {
      if (!game.isOver() && game.position().sideToMove() != human) {
        reply();
      } else {
        readAndAnswer();
      }
    }
    close();
  }

  /** False when the moves of a game are in no file. */
  public boolean hasKeptAllGames() {
    return !saver.hasLostAGame();
  }

  private void close() {
    synchronized (saver) {
      closed = true;
      saver.finish(game);
    }
  }

  /** Saves what there is when the program is ended from outside; called on another thread. */
  public void rescue() {
    synchronized (saver) {
      if (!closed) {
        out.println();
        close();
        out.flush();
      }
    }
  }

  private void greet() {
    out.println(
        "You play "
            + sideName(human)
            + " against "
            + opponent.name()
            + ", which "
            + opponent.level()
            + ". Type a move such as Nf3 or e2e4, or help.");
    out.println();
    if (game.isOver() || game.position().sideToMove() == human) {
      drawBoard();
    }
  }

  private static String sideName(int side) {
    return side == Color.WHITE ? "White" : "Black";
  }

  private void drawBoard() {
    out.println(settings.view().draw(game.position(), bottom, game.lastMove()));
    out.println();
  }

  private void tellOutcome() {
    game.outcome().ifPresent(outcome -> out.println(outcome.sentence()));
  }

  // ---- Moves ----

  private void play(int move, Commentary comment) {
    synchronized (saver) {
      game.play(move, comment);
      saver.save(game);
    }
  }

  private void reply() {
    Position position = game.position();
    SearchResult result = think(opponent, position);
    Commentary comment = Opponent.comment(position, result);
    out.println(
        opponent.name()
            + " plays "
            + numbered(position, result.bestMove())
            + "  ("
            + comment.evaluation().orElseThrow().toString().replace(",", ", depth ")
            + ")");
    play(result.bestMove(), comment);
    out.println();
    drawBoard();
    tellOutcome();
  }

  /** Says so before it takes a while. */
  private SearchResult think(Opponent thinker, Position position) {
    if (thinker.takesLong()) {
      out.println(thinker.name() + " is thinking ...");
      out.flush();
    }
    return thinker.think(position);
  }

  private static String numbered(Position position, int move) {
    String number =
        position.fullMoveNumber() + (position.sideToMove() == Color.WHITE ? ". " : "... ");
    return number + San.format(position, move);
  }

  private void playTyped(String text) {
    if (game.isOver()) {
      out.println("The game is over. Type new, undo, pgn, save or quit.");
      return;
    }
    try {
      int move = MoveText.parse(game.position(), text);
      if (move == Move.NONE) {
        out.println("You have to move: chess knows no passing.");
        return;
      }
      play(move, Commentary.NONE);
    } catch (NotationException e) {
      complain(text, e);
    }
    if (game.isOver()) {
      drawBoard();
      tellOutcome();
    }
  }

  private void complain(String text, NotationException e) {
    Optional<Word> near = MoveText.hasDigit(text) ? Optional.empty() : Word.near(text);
    if (near.isPresent()) {
      out.println("There is no " + e.found() + ". Did you mean " + near.get().text() + "?");
    } else {
      out.println("Not possible: " + e.found() + ". Expected " + e.expected() + ".");
    }
  }

  // ---- Commands ----

  private void readAndAnswer() throws IOException {
    out.print(game.isOver() ? "> " : sideName(human) + "> ");
    out.flush();
    String line = in.readLine();
    if (line == null) {
      out.println();
      quit = true;
      return;
    }
    if (settings.echo()) {
      out.println(line.strip());
    }
    String[] words = line.strip().split("\\s+", 2);
    String argument = words.length > 1 ? words[1] : "";
    if (!words[0].isEmpty()) {
      Word.of(words[0])
          .ifPresentOrElse(word -> obey(word, argument), () -> playTyped(line.strip()));
    }
  }

  private void obey(Word word, String argument) {
    if (!argument.isEmpty() && !word.takesArgument()) {
      out.println(word.text() + ": expected nothing behind it, found '" + argument + "'.");
      return;
    }
    switch (word) {
      case MOVES -> out.println(legalMoves());
      case HINT -> hint();
      case UNDO -> undo();
      case BOARD -> drawBoard();
      case FLIP -> {
        bottom = Color.opposite(bottom);
        drawBoard();
      }
      case LEVEL -> level(argument);
      case DRAW -> offerDraw();
      case RESIGN -> resign();
      case NEW -> newGame(argument);
      case FEN -> out.println(Fen.format(game.position()));
      case PGN -> out.print(saver.pgn(game));
      case SAVE -> save(argument);
      case HELP -> help();
      case QUIT -> quit = true;
    }
  }

  private String legalMoves() {
    Position position = game.position();
    MoveList moves = position.legalMoves();
    StringJoiner names = new StringJoiner(" ");
    for (int i = 0; i < moves.size(); i++) {
      names.add(San.format(position, moves.get(i)));
    }
    return moves.isEmpty() ? "There is no legal move." : names.toString();
  }

  /** Asks the strongest player, whoever the opponent is. */
  private void hint() {
    if (game.isOver()) {
      out.println("The game is over.");
      return;
    }
    Opponent adviser = new Opponent(SearchType.values()[0].key(), 0, settings.limits());
    Position position = game.position();
    out.println("Try " + numbered(position, think(adviser, position).bestMove()) + ".");
  }

  private void undo() {
    boolean endedByHand = game.isOver() && Outcome.of(game.position()).isEmpty();
    int plies = endedByHand ? 0 : game.position().sideToMove() == human ? 2 : 1;
    if (plies > game.length()) {
      out.println("There is no move of yours to take back.");
      return;
    }
    synchronized (saver) {
      game.takeBack(plies);
      saver.save(game);
    }
    drawBoard();
  }

  private void level(String argument) {
    if (!argument.isEmpty()) {
      try {
        opponent.setLimits(Level.parse(argument));
      } catch (IllegalArgumentException e) {
        out.println(e.getMessage());
        return;
      }
    }
    out.println("The engine " + opponent.level() + ".");
  }

  /** The engine takes a draw when it does not think it is better, but not in the opening. */
  private void offerDraw() {
    if (game.isOver()) {
      out.println("The game is over.");
      return;
    }
    int humanScore = think(opponent, game.position()).score();
    if (humanScore >= 0 && game.length() >= DRAW_AFTER_PLIES) {
      end(Outcome.draw("Draw agreed"));
    } else {
      out.println(opponent.name() + " wants to play on.");
    }
  }

  private void resign() {
    if (game.isOver()) {
      out.println("The game is over.");
    } else {
      end(Outcome.lostBy(human, sideName(human) + " resigns"));
    }
  }

  private void end(Outcome outcome) {
    synchronized (saver) {
      game.end(outcome);
      saver.save(game);
    }
    tellOutcome();
  }

  private void newGame(String color) {
    int side =
        switch (color) {
          case "" -> human;
          case "white" -> Color.WHITE;
          case "black" -> Color.BLACK;
          default -> -1;
        };
    if (side < 0) {
      out.println("new: expected white, black or nothing, found '" + color + "'.");
      return;
    }
    synchronized (saver) {
      saver.finish(game);
      human = side;
      bottom = side;
      game = new PlayedGame(settings.start());
      saver.begin(human);
    }
    opponent.newGame();
    greet();
  }

  private void save(String file) {
    if (game.length() == 0) {
      out.println("There is nothing to save yet.");
      return;
    }
    if (file.isEmpty()) {
      saver.saveAndTell(game);
      return;
    }
    try {
      saver.saveCopy(game, Path.of(unquoted(file)));
    } catch (InvalidPathException e) {
      out.println("save: not a file name: " + e.getMessage());
    }
  }

  /** People quote names with blanks, as a shell wants them to. */
  private static String unquoted(String text) {
    boolean quoted = text.matches("(?s)\"[^\"]+\"|'[^']+'");
    return quoted ? text.substring(1, text.length() - 1) : text;
  }

  private void help() {
    out.println("Moves: Nf3, exd5, O-O, e8=Q, or by squares: g1f3, e7e8q.");
    for (Word word : Word.values()) {
      out.println(String.format("  %-42s %s", word.usage(), word.meaning()));
    }
  }
}
