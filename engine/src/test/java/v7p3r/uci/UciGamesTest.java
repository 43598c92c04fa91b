package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.move.IllegalMoveException;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.result.ChessGameResultType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games between the players over UCI; another implementation of the rules keeps watch. */
@Timeout(300)
class UciGamesTest {
  private static final int MAX_PLIES = 400;

  @ParameterizedTest
  @CsvSource({
    "random, simple, go, go",
    "simple, random, go, go",
    "material, simple, go depth 3, go",
    "random, material, go, go nodes 2000",
    "material, material, go nodes 500, go wtime 2000 btime 2000 winc 5 binc 5",
    "random, random, go, go",
    "negamax, random, go nodes 1500, go",
    "negamax, material, go wtime 1500 btime 1500, go nodes 1500",
    "negamax, negamax, go depth 4, go movetime 15"
  })
  void playersMakeOnlyLegalMovesToTheEnd(String white, String black, String goWhite, String goBlack)
      throws IllegalMoveException {
    ChessGame game = new ChessGame();
    List<String> moves = new ArrayList<>();
    try (UciSession first = session(white, 11);
        UciSession second = session(black, 12)) {
      while (game.getGameResult() == null && moves.size() < MAX_PLIES) {
        boolean whiteToMove = moves.size() % 2 == 0;
        UciSession mover = whiteToMove ? first : second;
        mover.send("position startpos moves " + String.join(" ", moves));
        mover.send(whiteToMove ? goWhite : goBlack);
        String answer = mover.readUntil("bestmove ").getLast().split(" ")[1];
        Move move = game.getMove(NotationType.UCI, answer);
        assertThat(game.isLegalMove(move)).as(answer + " in " + game.getFen()).isTrue();
        game.playMove(move);
        moves.add(answer);
      }
      if (game.getGameResult() != null
          && game.getGameResult().chessGameResultType != ChessGameResultType.DRAW) {
        checkThatBothSeeTheMate(moves, first, second);
      }
    }
  }

  private static void checkThatBothSeeTheMate(List<String> moves, UciSession... sessions) {
    for (UciSession session : sessions) {
      session.send("position startpos moves " + String.join(" ", moves), "go depth 3");
      assertThat(session.readUntil("bestmove").getLast()).isEqualTo("bestmove 0000");
    }
  }

  private static UciSession session(String player, int seed) {
    UciSession session = new UciSession();
    session.send("setoption name SearchType value " + player);
    session.send("setoption name Random Seed value " + seed);
    session.send("ucinewgame");
    assertThat(session.sync()).isEmpty();
    return session;
  }
}
