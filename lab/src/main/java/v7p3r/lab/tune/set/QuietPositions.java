package v7p3r.lab.tune.set;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.PgnGame;

/**
 * The quiet positions of a game: the side to move is not in check, and neither the move before nor
 * the one after is a capture or a promotion. Of more than wanted, a choice that depends on nothing
 * but the positions.
 */
final class QuietPositions {
  private final int perGame;
  private final int skippedPlies;

  /** Leaves out the first plies, which many games share. */
  QuietPositions(int perGame, int skippedPlies) {
    this.perGame = perGame;
    this.skippedPlies = skippedPlies;
  }

  /** A position by its key, to be chosen before it is written down. */
  private record Candidate(int ply, long key) {}

  /** Samples without a score; the index learns all positions of the game. */
  List<LabelledPosition> pick(PgnGame game, String id, int number, String source, GameIndex index) {
    double result =
        switch (game.result()) {
          case WHITE_WINS -> 1;
          case DRAW -> 0.5;
          case BLACK_WINS -> 0;
          case UNKNOWN -> LabelledPosition.NO_RESULT;
        };
    List<Candidate> candidates = new ArrayList<>();
    Position position = game.startPosition();
    for (int ply = 0; ply < game.length(); ply++) {
      if (ply >= skippedPlies) {
        index.add(position.key(), number);
        if (!position.inCheck()
            && Move.isQuiet(position.lastMove())
            && Move.isQuiet(game.move(ply))) {
          candidates.add(new Candidate(ply, position.key()));
        }
      }
      PgnGame.play(position, game.move(ply));
    }
    List<LabelledPosition> samples = new ArrayList<>();
    if (!Double.isNaN(result)) {
      for (int ply : choose(candidates)) {
        samples.add(
            new LabelledPosition(
                fenAt(game, ply), id, result, LabelledPosition.NO_SCORE, "", source));
      }
    }
    return samples;
  }

  private int[] choose(List<Candidate> candidates) {
    return candidates.stream()
        .sorted(Comparator.comparingLong(candidate -> mix(candidate.key)))
        .limit(perGame)
        .mapToInt(Candidate::ply)
        .sorted()
        .toArray();
  }

  private static String fenAt(PgnGame game, int ply) {
    Position position = game.startPosition();
    for (int i = 0; i < ply; i++) {
      PgnGame.play(position, game.move(i));
    }
    return Fen.format(position);
  }

  /** Scatters keys, so that an order by this is an order by chance. */
  static long mix(long key) {
    long mixed = (key ^ key >>> 33) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ mixed >>> 33;
  }
}
