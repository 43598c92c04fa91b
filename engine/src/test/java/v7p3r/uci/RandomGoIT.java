package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** Ten thousand searches with limits of all kinds: each ends, and with one legal move. */
@Timeout(400)
class RandomGoIT {
  private static final int SEARCHES = 10_000;
  private static final int LONGEST_GAME = 120;
  private static final int SETTINGS_EVERY = 97;

  private final Random random = new Random(20_251);
  private Position position = new Position();

  @Test
  void everyGoLineGetsOneLegalMove() {
    try (UciSession session = new UciSession()) {
      session.send("setoption name Hash value 1");
      for (int i = 0; i < SEARCHES; i++) {
        playOn();
        if (i % SETTINGS_EVERY == 0) {
          session.send(settings());
        }
        String go = go();
        session.send("position fen " + Fen.format(position), go);
        if (!endsByItself(go) || random.nextInt(4) == 0) {
          session.send(random.nextBoolean() ? "ponderhit" : "isready", "stop");
        }
        check(go, session.readUntil("bestmove ").getLast());
      }
      assertThat(session.sync()).filteredOn(line -> line.startsWith("bestmove")).isEmpty();
    }
  }

  /** A random move on, or a new game. */
  private void playOn() {
    MoveList moves = position.legalMoves();
    if (moves.isEmpty() || position.movesMade() >= LONGEST_GAME) {
      position = new Position();
      moves = position.legalMoves();
    }
    position.make(moves.get(random.nextInt(moves.size())));
  }

  private void check(String go, String answer) {
    String move = answer.split(" ")[1];
    String where = go + " in " + Fen.format(position) + ": " + answer;
    if (position.hasLegalMove()) {
      assertThat(position.isLegal(UciMove.parse(position, move))).as(where).isTrue();
    } else {
      assertThat(move).as(where).isEqualTo(UciMove.NULL);
    }
  }

  private String go() {
    StringBuilder go = new StringBuilder("go");
    int words = random.nextInt(4);
    for (int i = 0; i < words; i++) {
      go.append(' ').append(limit());
    }
    return go.toString();
  }

  private static boolean endsByItself(String go) {
    return go.matches(".* (depth|nodes|movetime|wtime|btime) .*")
        && !go.matches(".* (infinite|ponder)\\b.*");
  }

  private String limit() {
    return switch (random.nextInt(14)) {
      case 0 -> "wtime " + upTo(60);
      case 1 -> "btime " + upTo(60);
      case 2 -> "winc " + upTo(5);
      case 3 -> "binc " + upTo(5);
      case 4 -> "movestogo " + upTo(40);
      case 5 -> "depth " + upTo(4);
      case 6 -> "nodes " + upTo(300);
      case 7 -> "mate " + upTo(3);
      case 8 -> "movetime " + upTo(6);
      case 9 -> "infinite";
      case 10 -> "ponder";
      case 11 -> "searchmoves e2e4 " + anyMove() + " a7a8q";
      case 12 -> "nonsense";
      default -> "movestogo 99999999999999999999";
    };
  }

  /** Now and then zero or less: some GUIs say that, and clocks may be overdrawn. */
  private int upTo(int most) {
    return random.nextInt(most + 3) - 2;
  }

  private String anyMove() {
    MoveList moves = position.legalMoves();
    return moves.isEmpty()
        ? "h7h8"
        : UciMove.format(position, moves.get(random.nextInt(moves.size())));
  }

  private String[] settings() {
    return new String[] {
      "setoption name Threads value " + (1 + random.nextInt(2)),
      "setoption name MultiPV value " + (1 + random.nextInt(3)),
      "setoption name OwnBook value " + random.nextBoolean(),
      "setoption name UCI_LimitStrength value " + random.nextBoolean(),
      "setoption name UCI_ShowWDL value " + random.nextBoolean(),
      "setoption name SearchType value " + (random.nextInt(5) == 0 ? "material" : "negamax")
    };
  }
}
