package v7p3r.notation;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import v7p3r.board.Position;
import v7p3r.text.Excerpt;

/** Reads games one by one, checks every move, and tells a {@link GameBuilder} what it finds. */
final class PgnParser {
  private static final int MAX_DEPTH = 200;
  private static final int MAX_LINE = 20_000;
  private static final int MAX_MOVES = 200_000;
  private static final int MAX_TEXT = 1 << 22;

  private final PgnLexer lexer;
  private final String sourceName;
  private final Consumer<PgnProblem> problems;
  private final Position usualStart = new Position();
  private final GameCursor cursor = new GameCursor();

  private PgnLexer.Token token = PgnLexer.Token.END;

  /** Whether {@link #token} is the first of the next game. */
  private boolean tokenIsNew;

  private boolean amongTags;
  private int games;
  private int moves;
  private int textSize;

  PgnParser(PgnLexer lexer, String sourceName, Consumer<PgnProblem> problems) {
    this.lexer = lexer;
    this.sourceName = sourceName;
    this.problems = problems;
  }

  /** Games seen so far, broken ones included. */
  int games() {
    return games;
  }

  /**
   * The next game that can be read, or empty at the end; the broken ones before it are reported.
   */
  <G> Optional<G> next(GameBuilder<G> builder) throws IOException {
    lexer.keepComments(builder.keepsRemarks());
    while (true) {
      try {
        amongTags = false;
        StringBuilder introduction = new StringBuilder();
        if (!findGame(introduction)) {
          return Optional.empty();
        }
        G game = game(builder, introduction);
        games++;
        return Optional.of(game);
      } catch (BrokenGame e) {
        games++;
        problems.accept(e.problem(sourceName, games));
        if (!tokenIsNew) {
          lexer.skipGame(amongTags);
        }
      }
    }
  }

  private void advance() throws IOException, BrokenGame {
    tokenIsNew = false;
    token = lexer.next();
  }

  /** Stops at the first token of a game; remarks between games belong to the next one. */
  private boolean findGame(StringBuilder introduction) throws IOException, BrokenGame {
    if (!tokenIsNew) {
      advance();
    }
    while (true) {
      switch (token) {
        case END:
          return false;
        case COMMENT:
          addText(introduction);
          break;
        case RESULT, NAG, NUMBER:
          break;
        default:
          return true;
      }
      advance();
    }
  }

  private void addText(StringBuilder text) {
    if (text.length() < MAX_TEXT) {
      text.append('\n').append(lexer.text());
    }
  }

  private <G> G game(GameBuilder<G> builder, StringBuilder introduction)
      throws IOException, BrokenGame {
    boolean untitled = token != PgnLexer.Token.TAG;
    moves = 0;
    textSize = 0;
    PgnTags tags = tags();
    builder.begin(tags);
    if (untitled && !introduction.isEmpty()) {
      builder.comment(introduction.toString());
    }
    GameResult end = moves(builder);
    boolean known = end != GameResult.UNKNOWN && end != tags.result();
    return builder.finish(known ? tags.with(end) : tags);
  }

  private PgnTags tags() throws IOException, BrokenGame {
    Map<String, String> values = new LinkedHashMap<>();
    int line = lexer.line();
    int column = lexer.column();
    amongTags = true;
    while (token == PgnLexer.Token.TAG) {
      String name = lexer.tag().name();
      if (name.equals("Event") && values.containsKey(name)) {
        break;
      }
      values.put(name, lexer.tag().value());
      if (decidesStart(name)) {
        line = lexer.line();
        column = lexer.column();
      }
      advance();
    }
    amongTags = false;
    tokenIsNew = token == PgnLexer.Token.TAG;
    PgnTags tags = new PgnTags(values);
    if (values.keySet().stream().noneMatch(PgnParser::decidesStart)) {
      cursor.start(usualStart);
    } else {
      cursor.start(start(tags, line, column));
    }
    return tags;
  }

  private static boolean decidesStart(String tagName) {
    return tagName.equals("FEN") || tagName.equals("Variant");
  }

  private static Position start(PgnTags tags, int line, int column) throws BrokenGame {
    if (!tags.isChess()) {
      String variant = Excerpt.of(tags.value("Variant").orElse(""));
      throw new BrokenGame(line, column, variant, "a variant of chess that is not known");
    }
    try {
      return tags.startPosition();
    } catch (NotationException e) {
      throw new BrokenGame(line, column, e.found(), e.getMessage());
    }
  }

  /** Reads moves and remarks up to the end of the game; the result is unknown if none stands. */
  private GameResult moves(GameBuilder<?> builder) throws IOException, BrokenGame {
    while (true) {
      switch (token) {
        case MOVE -> move(builder);
        case NUMBER -> {}
        case NAG -> builder.nag(lexer.nag());
        case COMMENT -> comment(builder);
        case VARIATION_START -> variationStart(builder);
        case VARIATION_END -> variationEnd(builder);
        case OTHER -> throw lexer.broken("expected a move");
        case RESULT -> {
          if (cursor.depth() == 0) {
            return lexer.result();
          }
        }
        case TAG, END -> {
          tokenIsNew = true;
          requireClosed();
          return GameResult.UNKNOWN;
        }
      }
      advance();
    }
  }

  private void requireClosed() throws BrokenGame {
    if (cursor.depth() > 0) {
      throw lexer.broken("the game ends inside a variation");
    }
  }

  private void move(GameBuilder<?> builder) throws BrokenGame {
    Position position = cursor.position();
    int said = SanText.read(lexer.text());
    int move = said < 0 ? San.NO_MOVE : San.find(position, said);
    if (move < 0) {
      throw lexer.broken("expected " + San.expected(position, said, move));
    }
    if (++moves > MAX_MOVES || cursor.length() == MAX_LINE) {
      throw lexer.broken("a game of more than " + (moves - 1) + " half moves");
    }
    cursor.play(move);
    builder.move(move);
  }

  private void comment(GameBuilder<?> builder) throws BrokenGame {
    if (builder.keepsRemarks()) {
      textSize += lexer.text().length() + 1;
      if (textSize > MAX_TEXT) {
        throw lexer.broken("more than " + MAX_TEXT + " characters of comments");
      }
      builder.comment(lexer.text().toString());
    }
  }

  private void variationStart(GameBuilder<?> builder) throws IOException, BrokenGame {
    if (!builder.keepsRemarks()) {
      skipVariation();
      return;
    }
    if (!cursor.canEnter()) {
      throw lexer.broken("a variation without a move to replace");
    }
    if (cursor.depth() == MAX_DEPTH) {
      throw lexer.broken("more than " + MAX_DEPTH + " variations inside each other");
    }
    cursor.enter();
    builder.beginVariation();
  }

  private void variationEnd(GameBuilder<?> builder) throws BrokenGame {
    if (cursor.depth() == 0) {
      throw lexer.broken("the end of a variation that never began");
    }
    cursor.leave();
    builder.endVariation();
  }

  private void skipVariation() throws IOException, BrokenGame {
    int open = 1;
    while (open > 0) {
      advance();
      switch (token) {
        case VARIATION_START -> open++;
        case VARIATION_END -> open--;
        case TAG, END -> {
          tokenIsNew = true;
          throw lexer.broken("the game ends inside a variation");
        }
        default -> {}
      }
    }
  }
}
