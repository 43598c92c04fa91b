package v7p3r.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.MoveGenerator;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.board.SharedData;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/**
 * With tables every won ending is won in time, however well it is defended, and no draw is lost.
 */
class SolvedGamesIT {
  /** {@code -Dv7p3r.solvedGames=500} plays more. */
  private static final int GAMES = Integer.getInteger("v7p3r.solvedGames", 40);

  private static final int NODES = 500;
  private static final int PLIES_TO_HOLD = 60;

  private static final List<String> WON_ENDINGS =
      List.of(
          "KBBk", "KBNk", "KNPk", "KBPk", "KPPk", "KRPk", "KQPk", "KQkq", "KQkr", "KQkb", "KQkn",
          "KQkp", "KRkb", "KRkn", "KRkp", "KRkr", "KPkp", "KBkp", "KNkp");

  private final Engine engine = new Engine();
  private final Engine attacker = new Engine();
  private final SplittableRandom random = new SplittableRandom(28);
  private TableProbe probe;

  @BeforeEach
  void openTheTables() throws IOException {
    String folder = SharedData.folder("tb/syzygy34").toString();
    engine.setOption("SyzygyPath", folder);
    probe = new TableProbe(Tablebases.open(folder));
  }

  @Test
  void everyWonEndingIsWonAgainstTheBestDefense() {
    List<String> failures = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      Position position = position(Wdl.WIN);
      String start = Fen.format(position);
      engine.newGame();
      boolean isOurs = true;
      while (!isOver(position)) {
        position.make(isOurs ? choice(engine, position) : longestDefense(position));
        isOurs = !isOurs;
      }
      if (!position.isCheckmate() || isOurs) {
        failures.add(start + " ended in " + Fen.format(position));
      }
    }
    assertThat(failures).isEmpty();
  }

  /** The attacker is the engine without tables, but never gives the draw away itself. */
  @Test
  void noDrawnEndingIsLost() {
    List<String> failures = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      Position position = position(Wdl.DRAW);
      String start = Fen.format(position);
      engine.newGame();
      attacker.newGame();
      boolean isOurs = true;
      int result = Wdl.DRAW;
      for (int ply = 0; ply < PLIES_TO_HOLD && !isOver(position); ply++) {
        position.make(isOurs ? choice(engine, position) : attack(position));
        isOurs = !isOurs;
        result = isOurs ? probe.result(position) : -probe.result(position);
        if (result < Wdl.DRAW) {
          failures.add(start + " is lost in " + Fen.format(position));
          break;
        }
      }
    }
    assertThat(failures).isEmpty();
  }

  private static boolean isOver(Position position) {
    return !position.hasLegalMove()
        || position.isFiftyMoveDraw()
        || position.repetitions() >= 2
        || position.isInsufficientMaterial();
  }

  private static int choice(Engine player, Position position) {
    player.setPosition(position);
    return player.go(Limits.toNodes(NODES), SearchListener.SILENT).bestMove();
  }

  private int attack(Position position) {
    int wanted = choice(attacker, position);
    position.make(wanted);
    boolean keeps = -probe.result(position) >= Wdl.DRAW;
    position.unmake();
    return keeps ? wanted : best(position, Wdl.DRAW);
  }

  private int best(Position position, int result) {
    MoveList moves = new MoveList();
    MoveGenerator.legal(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      boolean keeps = -probe.result(position) >= result;
      position.unmake();
      if (keeps) {
        return moves.get(i);
      }
    }
    throw new AssertionError("no move keeps the result of " + Fen.format(position));
  }

  /** The move after which the winner needs longest to make progress. */
  private int longestDefense(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.legal(position, moves);
    int longest = Integer.MIN_VALUE;
    int chosen = moves.get(0);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      int result = probe.result(position);
      int distance = position.rule50() == 0 ? 0 : probe.distance(position);
      position.unmake();
      int worth = result == Wdl.WIN ? distance : 1000;
      if (worth > longest) {
        longest = worth;
        chosen = moves.get(i);
      }
    }
    return chosen;
  }

  /** A random position of four men with a result for the side to move. */
  private Position position(int result) {
    while (true) {
      String men = WON_ENDINGS.get(random.nextInt(WON_ENDINGS.size()));
      char[] board = ".".repeat(64).toCharArray();
      for (char man : men.toCharArray()) {
        board[random.nextInt(64)] = man;
      }
      String fen = placement(board) + (random.nextBoolean() ? " w" : " b") + " - - 0 1";
      try {
        Position position = Fen.parse(fen);
        if (Long.bitCount(position.pieces()) == 4
            && position.hasLegalMove()
            && probe.result(position) == result) {
          return position;
        }
      } catch (NotationException | IllegalSetupException e) {
        continue; // Men on the same square, pawns on the last rank, a king in check.
      }
    }
  }

  private static String placement(char[] board) {
    StringBuilder text = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      String row = new String(board, 8 * rank, 8);
      for (int count = 8; count > 0; count--) {
        row = row.replace(".".repeat(count), Integer.toString(count));
      }
      text.append(row).append(rank > 0 ? "/" : "");
    }
    return text.toString();
  }
}
