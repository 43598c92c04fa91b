package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.IllegalSetupException;
import v7p3r.board.Move;
import v7p3r.board.MoveList;
import v7p3r.board.Piece;
import v7p3r.board.Position;
import v7p3r.board.Setup;
import v7p3r.board.SharedData;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.tablebase.TableProbe;
import v7p3r.tablebase.Tablebases;
import v7p3r.tablebase.Wdl;

/**
 * What is known of endings without tables: with a short search for every move, the engine wins what
 * tables call won, against the defense that tables call longest.
 */
class EndingsWithoutTablesIT {
  private static final int GAMES = 20;
  private static final int NODES = 4_000;
  private static final String LETTERS = "pnbrqk";

  private final NegamaxSearch search = new NegamaxSearch(8);
  private final SplittableRandom random = new SplittableRandom(28);
  private TableProbe probe;

  @BeforeEach
  void openTheTables() throws IOException {
    probe = new TableProbe(Tablebases.open(SharedData.folder("tb/syzygy34").toString()));
  }

  @ParameterizedTest
  @CsvSource({"KQ, kb, 1", "KQ, kn, 1", "KNP, k, 2", "KR, kp, 2"})
  void theStrongerSideWins(String strong, String weak, int mayFail) {
    List<String> failures = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      Position position = wonPosition(strong + weak);
      String start = Fen.format(position);
      search.newGame();
      boolean isOurs = true;
      while (!isOver(position)) {
        position.make(isOurs ? bestMove(position) : longestDefense(position));
        isOurs = !isOurs;
      }
      if (!position.isCheckmate() || isOurs) {
        failures.add(start + " ended in " + Fen.format(position));
      }
    }
    assertThat(failures).hasSizeLessThanOrEqualTo(mayFail);
  }

  private static boolean isOver(Position position) {
    return !position.hasLegalMove()
        || position.isFiftyMoveDraw()
        || position.repetitions() >= 2
        || position.isInsufficientMaterial();
  }

  private int bestMove(Position position) {
    search.prepare();
    return search.search(position, Limits.toNodes(NODES), SearchListener.SILENT).bestMove();
  }

  private int longestDefense(Position position) {
    MoveList moves = position.legalMoves();
    int longest = Integer.MIN_VALUE;
    int chosen = moves.get(0);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      int worth = probe.result(position) == Wdl.WIN ? probe.distance(position) : 1000;
      position.unmake();
      if (worth > longest) {
        longest = worth;
        chosen = moves.get(i);
      }
    }
    return chosen;
  }

  /** Random squares for these men, White to move; nothing can be taken at once. */
  private Position wonPosition(String men) {
    while (true) {
      Setup setup = new Setup();
      for (char man : men.toCharArray()) {
        int side = Character.isUpperCase(man) ? 0 : 1;
        setup.put(random.nextInt(64), Piece.of(side, LETTERS.indexOf(Character.toLowerCase(man))));
      }
      try {
        Position position = Position.of(setup);
        if (Long.bitCount(position.pieces()) == men.length()
            && isQuiet(position)
            && probe.result(position) == Wdl.WIN) {
          return position;
        }
      } catch (IllegalSetupException e) {
        continue; // men on one square, pawns on the last rank, kings side by side
      }
    }
  }

  private static boolean isQuiet(Position position) {
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i))) {
        return false;
      }
    }
    return !moves.isEmpty();
  }
}
