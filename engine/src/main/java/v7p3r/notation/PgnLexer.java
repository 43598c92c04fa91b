package v7p3r.notation;

import java.io.IOException;
import v7p3r.text.Excerpt;

/** Cuts a PGN text into tokens: tags, moves, judgments, comments, brackets and results. */
final class PgnLexer {
  /** What {@link #next} found; the details stand in the lexer until the next call. */
  enum Token {
    TAG,
    MOVE,
    /** A move number or an "e.p.": says nothing. */
    NUMBER,
    NAG,
    COMMENT,
    VARIATION_START,
    VARIATION_END,
    RESULT,
    OTHER,
    END
  }

  private static final int MAX_COMMENT = 1 << 20;
  private static final int MAX_WORD = 255;
  private static final char ELLIPSIS = '\u2026';

  private final PgnSource source;
  private final TagLine tagLine;
  private final StringBuilder text = new StringBuilder();
  private int line;
  private int column;
  private int nag;
  private GameResult result = GameResult.UNKNOWN;
  private boolean keepsComments;

  PgnLexer(PgnSource source) {
    this.source = source;
    this.tagLine = new TagLine(source);
  }

  /** Whether the text of comments is wanted or only their end. */
  void keepComments(boolean keep) {
    keepsComments = keep;
  }

  /** The word of a move, or the text of a comment; valid until the next token. */
  StringBuilder text() {
    return text;
  }

  TagLine tag() {
    return tagLine;
  }

  int nag() {
    return nag;
  }

  GameResult result() {
    return result;
  }

  /** Where the token began, from 1. */
  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** A complaint about the current token. */
  BrokenGame broken(String message) {
    return new BrokenGame(line, column, Excerpt.of(text), message);
  }

  Token next() throws IOException, BrokenGame {
    while (true) {
      source.skipBlanks();
      text.setLength(0);
      line = source.line();
      column = source.column();
      int c = source.peek();
      switch (c) {
        case PgnSource.END:
          return Token.END;
        case '.', ELLIPSIS:
          source.advance();
          continue;
        case '%':
          if (!source.atLineStart()) {
            return single(Token.OTHER);
          }
          source.skipLine();
          continue;
        case '(':
          return single(Token.VARIATION_START);
        case ')':
          return single(Token.VARIATION_END);
        case '*':
          result = GameResult.UNKNOWN;
          return single(Token.RESULT);
        case '{':
          return braceComment();
        case ';':
          return lineComment();
        case '$':
          return number();
        case '!', '?':
          return sign();
        case '[':
          return tagPair();
        default:
          return isWordEnd(c) ? single(Token.OTHER) : word();
      }
    }
  }

  private Token single(Token token) throws IOException {
    text.append((char) source.peek());
    source.advance();
    return token;
  }

  private Token tagPair() throws IOException, BrokenGame {
    String complaint = tagLine.read();
    if (!complaint.isEmpty()) {
      text.append('[').append(tagLine.name());
      throw broken(complaint);
    }
    return Token.TAG;
  }

  private Token word() throws IOException {
    boolean digits = true;
    for (int c = source.peek(); !isWordEnd(c); c = source.peek()) {
      digits &= c >= '0' && c <= '9';
      if (text.length() < MAX_WORD) {
        text.append((char) c);
      }
      source.advance();
    }
    char last = text.charAt(text.length() - 1);
    if (last == 'e' && source.peek() == '.' && source.peek(1) == 'p') {
      enPassantRemark();
    }
    boolean remark = "e.p.".contentEquals(text);
    boolean number = digits && !UciMove.NULL.contentEquals(text);
    return remark || number ? Token.NUMBER : meaning();
  }

  private void enPassantRemark() throws IOException {
    text.append(".p.");
    source.advance();
    source.advance();
    if (source.peek() == '.') {
      source.advance();
    }
  }

  private Token meaning() {
    char first = text.charAt(0);
    if (first >= 'a' && first <= 'z' || first >= 'A' && first <= 'Z' && text.length() > 1) {
      return Token.MOVE;
    }
    var end = GameResult.parse(text);
    if (end.isPresent()) {
      result = end.get();
      return Token.RESULT;
    }
    nag = Nag.parse(text);
    return nag == Nag.NONE ? Token.MOVE : Token.NAG;
  }

  private static boolean isWordEnd(int c) {
    return switch (c) {
      case PgnSource.END, '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '.', '*' -> true;
      case '"', '<', '>', ELLIPSIS -> true;
      default -> Blank.is((char) c);
    };
  }

  private Token sign() throws IOException {
    for (int c = source.peek(); c == '!' || c == '?'; c = source.peek()) {
      if (text.length() < 2) {
        text.append((char) c);
      }
      source.advance();
    }
    nag = Nag.parse(text);
    return Token.NAG;
  }

  private Token number() throws IOException, BrokenGame {
    single(Token.NAG);
    nag = 0;
    for (int c = source.peek(); c >= '0' && c <= '9'; c = source.peek()) {
      nag = Math.min(10 * nag + c - '0', Nag.MAX + 1);
      if (text.length() < MAX_WORD) {
        text.append((char) c);
      }
      source.advance();
    }
    if (text.length() == 1 || nag > Nag.MAX) {
      throw broken("expected $ and a number up to " + Nag.MAX);
    }
    return Token.NAG;
  }

  private Token lineComment() throws IOException, BrokenGame {
    source.advance();
    for (int c = source.peek(); !isLineEnd(c); c = source.peek()) {
      keep(c);
    }
    return Token.COMMENT;
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r' || c == PgnSource.END;
  }

  private Token braceComment() throws IOException, BrokenGame {
    source.advance();
    for (int c = source.peek(); c != '}'; c = source.peek()) {
      if (c == PgnSource.END || c == '[' && tagLine.isEventHere()) {
        throw broken("the comment that begins here is never closed");
      }
      keep(c);
    }
    source.advance();
    return Token.COMMENT;
  }

  private void keep(int c) throws BrokenGame {
    if (keepsComments) {
      if (text.length() == MAX_COMMENT) {
        throw broken("a comment of more than " + MAX_COMMENT + " characters");
      }
      text.append((char) c);
    }
    source.advance();
  }

  /**
   * Leaves a broken game behind: the next one begins with a tag that comes after moves, or with an
   * Event tag wherever it stands.
   */
  void skipGame(boolean amongTags) throws IOException {
    boolean movesSeen = !amongTags;
    if (!source.atLineStart()) {
      source.skipLine();
    }
    while (source.peek() != PgnSource.END) {
      if (tagLine.isHere()) {
        if (movesSeen || tagLine.isEventHere()) {
          return;
        }
      } else if (!Blank.is((char) source.peek()) && source.peek() != '%') {
        movesSeen = true;
      }
      source.skipLine();
    }
  }
}
