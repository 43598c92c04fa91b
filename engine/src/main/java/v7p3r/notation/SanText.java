package v7p3r.notation;

import v7p3r.board.PieceType;

/**
 * What a move in algebraic notation says, in one int: man, target, origin as far as given,
 * promotion. Reading it allocates nothing, so that files of millions of moves stay cheap.
 *
 * <p>Bits: target 0-5, man 6-8, origin file 9-12 and rank 13-16 (8 when not given), promotion
 * 17-19, capture sign 20, castling 21-22, null move 23.
 */
final class SanText {
  /** In the place of the origin's file or rank: not given. */
  static final int NOT_GIVEN = 8;

  /** In the place of the man: both squares were given and no letter, as in e2e4. */
  static final int ANY_MAN = 6;

  private static final int CAPTURE = 1 << 20;
  private static final int CASTLE_KINGSIDE = 1 << 21;
  private static final int CASTLE_QUEENSIDE = 1 << 22;
  private static final int NULL_MOVE = 1 << 23;

  private static final String[] NULL_MOVES = {"--", "Z0", "0000", "@@@@", "null", "pass"};

  private SanText() {}

  static int to(int said) {
    return said & 63;
  }

  static int man(int said) {
    return said >>> 6 & 7;
  }

  static int fromFile(int said) {
    return said >>> 9 & 15;
  }

  static int fromRank(int said) {
    return said >>> 13 & 15;
  }

  static int promotion(int said) {
    return said >>> 17 & 7;
  }

  static boolean isCapture(int said) {
    return (said & CAPTURE) != 0;
  }

  static boolean isCastling(int said) {
    return (said & (CASTLE_KINGSIDE | CASTLE_QUEENSIDE)) != 0;
  }

  static boolean isKingside(int said) {
    return (said & CASTLE_KINGSIDE) != 0;
  }

  static boolean isNullMove(int said) {
    return (said & NULL_MOVE) != 0;
  }

  /** What the text says, or the complement of the index of the first character that is wrong. */
  static int read(CharSequence text) {
    int length = text.length();
    if (length == 0) {
      return ~0;
    }
    char first = text.charAt(0);
    if (first >= 'a' && first <= 'h') {
      return squares(text, 0, PieceType.PAWN);
    }
    int man = PieceType.parse(first);
    if (man != PieceType.NONE) {
      return squares(text, 1, man);
    }
    for (String nullMove : NULL_MOVES) {
      if (nullMove.contentEquals(text)) {
        return NULL_MOVE;
      }
    }
    if (isCastlingLetter(first)) {
      return castling(text);
    }
    return first == 'x' ? squares(text, 0, PieceType.PAWN) : ~0;
  }

  private static int castling(CharSequence text) {
    int at = 1;
    int letters = 1;
    while (letters < 3
        && at + 1 < text.length()
        && text.charAt(at) == '-'
        && isCastlingLetter(text.charAt(at + 1))) {
      at += 2;
      letters++;
    }
    if (letters == 1) {
      return ~at;
    }
    return suffix(text, at, letters == 2 ? CASTLE_KINGSIDE : CASTLE_QUEENSIDE);
  }

  private static boolean isCastlingLetter(char c) {
    return c == 'O' || c == '0' || c == 'o';
  }

  /** Origin as far as given, capture sign, target: up to four coordinates, the last two count. */
  private static int squares(CharSequence text, int at, int man) {
    int length = text.length();
    int said = 0;
    int fromFile = NOT_GIVEN;
    int fromRank = NOT_GIVEN;
    int file = NOT_GIVEN;
    int rank = NOT_GIVEN;
    for (; at < length; at++) {
      char c = text.charAt(at);
      if (c >= 'a' && c <= 'h') {
        if (file != NOT_GIVEN || rank != NOT_GIVEN) {
          if (fromFile != NOT_GIVEN || fromRank != NOT_GIVEN || isPromotionHere(text, at, rank)) {
            break;
          }
          fromFile = file;
          fromRank = rank;
          rank = NOT_GIVEN;
        }
        file = c - 'a';
      } else if (c >= '1' && c <= '8') {
        if (rank != NOT_GIVEN) {
          break;
        }
        rank = c - '1';
      } else if (c == 'x' || c == ':') {
        said = CAPTURE;
      } else if (c != '-') {
        break;
      }
    }
    boolean endsWithRank = rank != NOT_GIVEN && text.charAt(at - 1) == '1' + rank;
    if (file == NOT_GIVEN || !endsWithRank) {
      return ~at;
    }
    boolean wholeOrigin = fromFile != NOT_GIVEN && fromRank != NOT_GIVEN;
    int mover = man == PieceType.PAWN && wholeOrigin && text.charAt(0) != 'P' ? ANY_MAN : man;
    said |= rank << 3 | file | mover << 6 | fromFile << 9 | fromRank << 13;
    return promotion(text, at, said);
  }

  /** A lower-case b after the target is a bishop unless more coordinates follow. */
  private static boolean isPromotionHere(CharSequence text, int at, int rank) {
    if (text.charAt(at) != 'b' || rank != 7 && rank != 0) {
      return false;
    }
    char next = at + 1 < text.length() ? text.charAt(at + 1) : '+';
    return !(next >= '1' && next <= '8') && next != 'x' && next != ':' && next != '-';
  }

  private static int promotion(CharSequence text, int at, int said) {
    int length = text.length();
    if (at == length) {
      return said;
    }
    char sign = text.charAt(at);
    boolean signed = sign == '=' || sign == '/' || sign == '(';
    int letter = signed ? at + 1 : at;
    int type = letter < length ? UciMove.promotionType(text.charAt(letter)) : PieceType.NONE;
    if (type == PieceType.NONE) {
      return signed ? ~letter : suffix(text, at, said);
    }
    int end = letter + 1;
    if (sign == '(') {
      if (end >= length || text.charAt(end) != ')') {
        return ~end;
      }
      end++;
    }
    return suffix(text, end, said | type << 17);
  }

  /** Check signs, judgments and the en passant remark say nothing that the board does not know. */
  private static int suffix(CharSequence text, int at, int said) {
    int length = text.length();
    while (at < length) {
      char c = text.charAt(at);
      if (c == 'e') {
        int end = enPassantEnd(text, at);
        if (end == at) {
          return ~at;
        }
        at = end;
      } else if (c == '+' || c == '#' || c == '!' || c == '?' || Blank.is(c)) {
        at++;
      } else {
        return ~at;
      }
    }
    return said;
  }

  /** The index after "ep" or "e.p.", or the same index. */
  private static int enPassantEnd(CharSequence text, int at) {
    int p = at + 1 < text.length() && text.charAt(at + 1) == '.' ? at + 2 : at + 1;
    if (p >= text.length() || text.charAt(p) != 'p') {
      return at;
    }
    return p + 1 < text.length() && text.charAt(p + 1) == '.' ? p + 2 : p + 1;
  }
}
