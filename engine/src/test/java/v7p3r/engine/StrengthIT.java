package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.Color;
import v7p3r.board.Piece;
import v7p3r.board.PieceType;
import v7p3r.board.Position;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

class StrengthIT {
  private static final int MAX_PLIES = 80;

  /** Games of fixed nodes and seeds: the same at every run. */
  @ParameterizedTest
  @CsvSource({"800, 1200", "1200, 1600"})
  void moreEloWinsTheMatch(int weaker, int stronger) {
    int points = 0;
    int games = 12;
    for (int game = 0; game < games; game++) {
      Engine weak = StrengthTest.engine(weaker, 100 + game);
      Engine strong = StrengthTest.engine(stronger, 200 + game);
      boolean strongIsWhite = game % 2 == 0;
      int result = play(strongIsWhite ? strong : weak, strongIsWhite ? weak : strong);
      points += strongIsWhite ? result : -result;
    }
    assertThat(points)
        .as("wins minus losses in " + games + " games")
        .isGreaterThanOrEqualTo(games / 2);
  }

  /** 1 White wins, 0 a draw or no end, -1 Black wins. */
  private static int play(Engine white, Engine black) {
    Position position = new Position();
    while (position.movesMade() < MAX_PLIES) {
      if (!position.hasLegalMove()) {
        return !position.inCheck() ? 0 : position.sideToMove() == Color.WHITE ? -1 : 1;
      }
      if (position.isFiftyMoveDraw() || position.repetitions() >= 2) {
        return 0;
      }
      Engine mover = position.sideToMove() == Color.WHITE ? white : black;
      mover.setPosition(position);
      position.make(mover.go(Limits.UNLIMITED, SearchListener.SILENT).bestMove());
    }
    return Integer.signum(balance(position));
  }

  /** An unfinished game goes to the side with a rook more. */
  private static int balance(Position position) {
    int balance = 0;
    for (int type = PieceType.PAWN; type < PieceType.KING; type++) {
      int white = position.count(Piece.of(Color.WHITE, type));
      balance += PieceType.value(type) * (white - position.count(Piece.of(Color.BLACK, type)));
    }
    return balance / PieceType.value(PieceType.ROOK);
  }
}
