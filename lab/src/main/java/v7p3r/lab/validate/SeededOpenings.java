package v7p3r.lab.validate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import v7p3r.arena.work.AtomicFile;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.tree.NegamaxSearch;

/** Openings for a match where no suite is at hand: random moves that leave both sides a game. */
public final class SeededOpenings {
  private static final int PLIES = 8;
  private static final int BALANCED = 80;
  private static final int NODES = 5_000;

  private SeededOpenings() {}

  /** Writes a number of positions, one a line, unless the file is there. */
  public static void write(Path file, int count, long seed) throws IOException {
    if (Files.exists(file)) {
      return;
    }
    Random random = new Random(seed);
    NegamaxSearch search = new NegamaxSearch(1);
    Set<String> positions = new LinkedHashSet<>();
    while (positions.size() < count) {
      Position position = randomLine(random);
      if (position.hasLegalMove() && isBalanced(position, search)) {
        positions.add(Fen.format(position));
      }
    }
    new AtomicFile(file).write(String.join("\n", positions) + "\n");
  }

  private static Position randomLine(Random random) {
    Position position = new Position();
    for (int ply = 0; ply < PLIES && position.hasLegalMove(); ply++) {
      MoveList moves = position.legalMoves();
      position.make(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  private static boolean isBalanced(Position position, NegamaxSearch search) {
    search.forget();
    search.prepare();
    int score = search.search(position, Limits.toNodes(NODES), SearchListener.SILENT).score();
    return Math.abs(score) <= BALANCED;
  }
}
