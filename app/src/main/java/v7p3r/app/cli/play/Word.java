package v7p3r.app.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.text.NearestWord;

/** What can be typed besides moves, in the order of the help. */
enum Word {
  MOVES("moves", "", "lists the legal moves"),
  HINT("hint", "", "shows a move that the engine likes"),
  EVAL("eval", "", "explains the score of the position, theme by theme"),
  WHY("why", "", "explains the last move of the engine"),
  UNDO("undo", "", "takes your last move back, with the reply"),
  BOARD("board", "", "draws the board again"),
  FLIP("flip", "", "turns the board around"),
  LEVEL("level", "[depth N | movetime MS | nodes N]", "shows or sets how far the engine thinks"),
  DRAW("draw?", "", "offers a draw"),
  RESIGN("resign", "", "gives the game up"),
  NEW("new", "[white | black]", "begins a new game, with the other color if you name it"),
  FEN("fen", "", "shows the position as FEN"),
  PGN("pgn", "", "shows the game as PGN"),
  SAVE("save", "[FILE]", "saves the game; also done after every move"),
  HELP("help", "", "shows this list"),
  QUIT("quit", "", "ends the program; the game is saved");

  private final String text;
  private final String arguments;
  private final String meaning;

  Word(String text, String arguments, String meaning) {
    this.text = text;
    this.arguments = arguments;
    this.meaning = meaning;
  }

  String text() {
    return text;
  }

  boolean takesArgument() {
    return !arguments.isEmpty();
  }

  /** Whether it makes no sense when the game is over. */
  boolean needsAGame() {
    return this == HINT || this == DRAW || this == RESIGN;
  }

  String usage() {
    return arguments.isEmpty() ? text : text + " " + arguments;
  }

  String meaning() {
    return meaning;
  }

  /** The word that was typed, in any case and also as its usual short form. */
  static Optional<Word> of(String typed) {
    String lower = typed.toLowerCase(Locale.ROOT);
    for (Word word : values()) {
      if (word.text.equals(lower)) {
        return Optional.of(word);
      }
    }
    return switch (lower) {
      case "draw" -> Optional.of(DRAW);
      case "exit", "bye" -> Optional.of(QUIT);
      case "limit" -> Optional.of(LEVEL);
      case "takeback" -> Optional.of(UNDO);
      case "?" -> Optional.of(HELP);
      default -> Optional.empty();
    };
  }

  /** The word that was probably meant. */
  static Optional<Word> near(String typed) {
    List<String> texts = Arrays.stream(values()).map(Word::text).toList();
    return NearestWord.similar(typed, texts).flatMap(Word::of);
  }
}
