package v7p3r.lab.profile.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.PgnGame;
import v7p3r.profile.EffortCsv;

/** Chooses positions of a game by chance, the same for the same seed and game. */
final class GameChoice {
  private final SourceKind kind;
  private final int perGame;
  private final int skippedPlies;
  private final long seed;

  GameChoice(SourceKind kind, int perGame, int skippedPlies, long seed) {
    this.kind = kind;
    this.perGame = perGame;
    this.skippedPlies = skippedPlies;
    this.seed = seed;
  }

  /** Samples with the history of one move, in the order of the game. */
  List<Sample> of(PgnGame game, String id) {
    List<Integer> plies = new ArrayList<>();
    for (int ply = Math.min(skippedPlies, game.length() - 1); ply < game.length(); ply++) {
      plies.add(Math.max(0, ply));
    }
    Collections.shuffle(plies, new Random(seed ^ id.hashCode()));
    List<Integer> chosen = plies.stream().limit(perGame).sorted().toList();
    List<Sample> samples = new ArrayList<>();
    Position before = game.startPosition();
    for (int ply = 0; ply < game.length(); ply++) {
      if (chosen.contains(ply)) {
        Position recent = Fen.parse(Fen.format(before));
        recent.setChess960(before.isChess960());
        if (ply > 0) {
          PgnGame.play(recent, game.move(ply - 1));
        }
        String result = points(game.result(), recent.sideToMove());
        samples.add(
            new Sample(recent, new EffortCsv.Origin(kind.label(), id, recent.gamePly(), result)));
      }
      if (ply > 0) {
        PgnGame.play(before, game.move(ply - 1));
      }
    }
    return samples;
  }

  /** Points of the side to move. */
  static String points(GameResult result, int side) {
    return switch (result) {
      case WHITE_WINS -> side == Color.WHITE ? "1" : "0";
      case BLACK_WINS -> side == Color.WHITE ? "0" : "1";
      case DRAW -> "0.5";
      case UNKNOWN -> "";
    };
  }
}
