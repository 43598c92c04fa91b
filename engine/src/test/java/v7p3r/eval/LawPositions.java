package v7p3r.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import v7p3r.board.Castling;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.Square;
import v7p3r.notation.RandomGames;
import v7p3r.profile.SampleGames;

/** Positions of all sorts to prove laws on, the same in every run. */
final class LawPositions {
  private static final int LONGEST_RANDOM_GAME = 150;

  private LawPositions() {}

  /** Half from sensible games, the rest from random games, Chess960 included, and scattered men. */
  static void forEach(int count, long seed, Consumer<Position> visitor) {
    int sensible = count / 2;
    SampleGames.forEach(sensible, seed, visitor);
    RandomGames games = new RandomGames(seed);
    for (int i = sensible; i < count; i++) {
      visitor.accept(i % 3 == 0 ? games.scattered() : games.position(LONGEST_RANDOM_GAME));
    }
  }

  static List<Position> list(int count, long seed) {
    List<Position> positions = new ArrayList<>(count);
    forEach(count, seed, position -> positions.add(Position.of(position.setup())));
    return positions;
  }

  /** The same position with colors swapped and the board turned upside down. */
  static Setup mirror(Position position) {
    Setup setup = position.setup();
    Setup mirror = new Setup();
    for (int square = 0; square < 64; square++) {
      int piece = setup.pieceOn(square);
      if (piece != Piece.NONE) {
        mirror.put(Square.mirror(square), piece ^ 1);
      }
    }
    mirror.sideToMove(setup.sideToMove() ^ 1);
    for (int index = 0; index < Castling.COUNT; index++) {
      int rook = setup.rookSquare(Castling.right(index));
      if (rook != Square.NONE) {
        mirror.castling(Castling.right(index ^ 2), Square.mirror(rook));
      }
    }
    if (setup.enPassantSquare() != Square.NONE) {
      mirror.enPassantSquare(Square.mirror(setup.enPassantSquare()));
    }
    mirror.chess960(setup.isChess960());
    return mirror;
  }

  /** The same position with left and right exchanged; for positions without rights to castle. */
  static Setup reverse(Position position) {
    Setup setup = position.setup();
    Setup reverse = new Setup();
    for (int square = 0; square < 64; square++) {
      reverse.put(square ^ 7, setup.pieceOn(square));
    }
    reverse.sideToMove(setup.sideToMove());
    if (setup.enPassantSquare() != Square.NONE) {
      reverse.enPassantSquare(setup.enPassantSquare() ^ 7);
    }
    reverse.chess960(setup.isChess960());
    return reverse;
  }

  /** The same pawns with no other men but two kings on random squares. */
  static Position pawnsAlone(Position position, Random random) {
    Setup pawns = new Setup();
    for (int square = 0; square < 64; square++) {
      int piece = position.pieceOn(square);
      pawns.put(square, piece <= Piece.BLACK_PAWN ? piece : Piece.NONE);
    }
    return withKings(pawns, random);
  }

  /** A pawn ending with up to eight pawns a side anywhere: every structure there is. */
  static Position pawnEnding(Random random) {
    Setup pawns = new Setup();
    for (int i = random.nextInt(17); i > 0; i--) {
      pawns.put(8 + random.nextInt(48), i & 1);
    }
    return withKings(pawns, random);
  }

  private static Position withKings(Setup pawns, Random random) {
    while (true) {
      Setup setup = copy(pawns);
      int white = random.nextInt(64);
      int black = random.nextInt(64);
      if (setup.pieceOn(white) == Piece.NONE && setup.pieceOn(black) == Piece.NONE) {
        setup.put(white, Piece.WHITE_KING);
        setup.put(black, Piece.BLACK_KING);
        setup.sideToMove(random.nextInt(2));
        try {
          return Position.of(setup);
        } catch (IllegalArgumentException e) {
          // the kings touch, or the side that has moved is in check: draw again
        }
      }
    }
  }

  private static Setup copy(Setup pawns) {
    Setup copy = new Setup();
    for (int square = 0; square < 64; square++) {
      copy.put(square, pawns.pieceOn(square));
    }
    return copy;
  }
}
