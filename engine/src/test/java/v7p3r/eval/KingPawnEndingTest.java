package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.notation.Fen;

class KingPawnEndingTest {
  private final Position position = new Position();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/4k3/8/4K3/8/4P3/8 b - - 0 1", // the opposition before the pawn
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", // the king on the sixth wins with either to move
        "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1",
        "8/8/8/P7/4k3/8/8/7K w - - 0 1", // outside the square
        "3k4/8/3KP3/8/8/8/8/8 b - - 0 1"
      })
  void knowsTheWins(String fen) {
    assertThat(KingPawnEnding.isWon(Fen.parse(fen), WHITE)).isTrue();
    assertThat(KingPawnEnding.isWon(Fen.parse(EvalFixture.mirror(fen)), BLACK)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", // Black has the opposition
        "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", // stalemate
        "k7/8/1K6/P7/8/8/8/8 w - - 0 1", // the rook pawn's corner
        "8/8/8/P7/4k3/8/8/7K b - - 0 1", // inside the square
        "8/8/8/8/3Pk3/8/8/K7 b - - 0 1" // the pawn falls
      })
  void knowsTheDraws(String fen) {
    assertThat(KingPawnEnding.isWon(Fen.parse(fen), WHITE)).isFalse();
    assertThat(KingPawnEnding.isWon(Fen.parse(EvalFixture.mirror(fen)), BLACK)).isFalse();
  }

  /**
   * The law of the game: on the stronger side's move a position is won if some move wins, on the
   * other's if there are moves and all lose. Checked on every square with the rules of the board.
   */
  @Test
  void agreesWithTheRulesOneMoveOn() {
    for (int pawn = 8; pawn < 56; pawn += 3) {
      for (int king = 0; king < 64; king++) {
        for (int bare = 0; bare < 64; bare++) {
          for (int side = WHITE; side <= BLACK; side++) {
            check(pawn, king, bare, side);
          }
        }
      }
    }
  }

  private void check(int pawn, int king, int bare, int side) {
    if (king == bare || king == pawn || bare == pawn) {
      return;
    }
    Setup setup = new Setup();
    setup.put(pawn, Piece.of(WHITE, PieceType.PAWN));
    setup.put(king, Piece.of(WHITE, PieceType.KING));
    setup.put(bare, Piece.of(BLACK, PieceType.KING));
    setup.sideToMove(side);
    try {
      position.set(setup);
    } catch (IllegalSetupException e) {
      return; // kings side by side, or the side that moved left its king in check
    }
    assertThat(KingPawnEnding.isWon(position, WHITE))
        .as(() -> Fen.format(position))
        .isEqualTo(side == WHITE ? canWin(position) : mustLose(position));
  }

  private static boolean canWin(Position position) {
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      boolean wins =
          Move.isPromotion(moves.get(i))
              ? queenSurvives(position)
              : KingPawnEnding.isWon(position, WHITE);
      position.unmake();
      if (wins) {
        return true;
      }
    }
    return false;
  }

  private static boolean mustLose(Position position) {
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      boolean draws = Move.isCapture(moves.get(i)) || !KingPawnEnding.isWon(position, WHITE);
      position.unmake();
      if (draws) {
        return false;
      }
    }
    return !moves.isEmpty();
  }

  /** A queen or rook that is neither taken at once nor stalemates. */
  private static boolean queenSurvives(Position position) {
    if (position.isStalemate()
        || position.pieces(WHITE, PieceType.QUEEN) + position.pieces(WHITE, PieceType.ROOK) == 0) {
      return false;
    }
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i))) {
        return false;
      }
    }
    return true;
  }
}
