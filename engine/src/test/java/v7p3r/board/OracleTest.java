package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import v7p3r.notation.San;

/** Another library of the rules, written by other people in another way, must agree. */
class OracleTest {
  private static final int POSITIONS = 5_000;

  @Test
  void anIndependentLibraryFindsTheSameMovesNotationAndChecks() {
    Set<String> seen = new HashSet<>();
    RandomGame.standard()
        .takeWhile(game -> seen.size() < POSITIONS)
        .forEach(
            game ->
                game.forEach(
                    position -> {
                      if (seen.size() < POSITIONS && seen.add(Positions.fen(position))) {
                        assertAgrees(position);
                      }
                    }));
    assertThat(seen).hasSize(POSITIONS);
  }

  private static void assertAgrees(Position position) {
    String fen = Positions.fen(position);
    ChessGame oracle = new ChessGame(fen);
    Map<String, String> expected = new TreeMap<>();
    for (var move : oracle.getLegalMoves()) {
      expected.put(
          oracle.getNotation(NotationType.UCI, move), oracle.getNotation(NotationType.SAN, move));
    }
    Map<String, String> found = new TreeMap<>();
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      found.put(squares(move), San.format(position, move));
    }
    assertThat(found).as(fen).isEqualTo(expected);
    assertThat(position.inCheck()).as(fen).isEqualTo(oracle.isKingAttacked());
  }

  /** As UCI writes it: castling is a move of the king. */
  private static String squares(int move) {
    return Move.isCastling(move)
        ? Square.name(Move.from(move)) + Square.name(Move.to(move))
        : Positions.text(move);
  }
}
