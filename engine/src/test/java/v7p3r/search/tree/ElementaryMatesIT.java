package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.PieceType.BISHOP;
import static v7p3r.board.PieceType.KNIGHT;
import static v7p3r.board.PieceType.QUEEN;
import static v7p3r.board.PieceType.ROOK;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import v7p3r.board.Color;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

/** A lone king that defends perfectly is mated in time, with a short search for every move. */
class ElementaryMatesIT {
  private static final int GAMES = 100;
  private static final int NODES = 4_000;
  private static final int NODES_FOR_BISHOP_AND_KNIGHT = 20_000;

  private final NegamaxSearch search = new NegamaxSearch(8);
  private final Random random = new Random(20);

  @Test
  void theQueenMates() {
    assertThat(failures(NODES, QUEEN)).isEmpty();
  }

  @Test
  void theRookMates() {
    assertThat(failures(NODES, ROOK)).isEmpty();
  }

  @Test
  void twoBishopsMate() {
    assertThat(failures(NODES, BISHOP, BISHOP)).isEmpty();
  }

  @Test
  void bishopAndKnightMate() {
    assertThat(failures(NODES_FOR_BISHOP_AND_KNIGHT, BISHOP, KNIGHT))
        .hasSizeLessThanOrEqualTo(GAMES * 5 / 100);
  }

  /** Starting positions that were not won. */
  private List<String> failures(int nodes, int... types) {
    LoneKingTable table = new LoneKingTable(types);
    List<String> failures = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      Position position = wonPosition(table, types);
      String start = Fen.format(position);
      search.newGame();
      while (!isOver(position)) {
        boolean white = position.sideToMove() == Color.WHITE;
        position.make(white ? bestMove(position, nodes) : table.bestDefense(position));
      }
      if (!position.isCheckmate()) {
        failures.add(start + " ended in " + Fen.format(position));
      }
    }
    return failures;
  }

  private int bestMove(Position position, int nodes) {
    search.prepare();
    return search.search(position, Limits.toNodes(nodes), SearchListener.SILENT).bestMove();
  }

  private static boolean isOver(Position position) {
    return !position.hasLegalMove()
        || position.rule50() >= 100
        || position.repetitions() >= 2
        || position.isInsufficientMaterial();
  }

  private Position wonPosition(LoneKingTable table, int... types) {
    Position position = new Position();
    while (true) {
      Setup setup = new Setup();
      setup.put(random.nextInt(64), Piece.WHITE_KING);
      setup.put(random.nextInt(64), Piece.BLACK_KING);
      for (int type : types) {
        setup.put(random.nextInt(64), Piece.of(Color.WHITE, type));
      }
      try {
        position.set(setup);
      } catch (IllegalSetupException e) {
        continue; // men on one square, kings side by side
      }
      if (Long.bitCount(position.pieces()) == 2 + types.length && table.isWonByWhite(position)) {
        return position;
      }
    }
  }
}
