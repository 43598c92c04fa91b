package v7p3r.lab.profile.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.profile.EffortCsv;

/** Random legal positions of three to five men, as tablebases know them. */
final class FewMenSamples implements SampleSource {
  private static final int BATCH = 8;
  private static final String MEN = "PPPPpppprrRRqQbBnN";

  private final int count;
  private final long seed;
  private int made;

  FewMenSamples(int count, long seed) {
    this.count = count;
    this.seed = seed;
  }

  @Override
  public Optional<Batch> next() {
    List<Sample> samples = new ArrayList<>();
    while (made < count && samples.size() < BATCH) {
      made++;
      String id = "tablebase-" + seed + "-" + made;
      samples.add(
          new Sample(
              position(new Random(FileSource.mix(seed * 1_000_003 + made))),
              new EffortCsv.Origin(SourceKind.TABLEBASE.label(), id, 0, "")));
    }
    return samples.isEmpty() ? Optional.empty() : Optional.of(Batch.of(samples));
  }

  /** Men are thrown onto the board until the rules allow the position and a move in it. */
  private static Position position(Random random) {
    while (true) {
      char[] board = new char[64];
      throwOn(board, 'K', random);
      throwOn(board, 'k', random);
      int others = 1 + random.nextInt(3);
      for (int i = 0; i < others; i++) {
        throwOn(board, MEN.charAt(random.nextInt(MEN.length())), random);
      }
      String fen = text(board) + (random.nextBoolean() ? " w" : " b") + " - - 0 60";
      try {
        Position position = Fen.parse(fen);
        if (position.hasLegalMove() && !position.isInsufficientMaterial()) {
          return position;
        }
      } catch (NotationException e) {
        continue; // a pawn on the last rank, kings side by side, the other side in check
      }
    }
  }

  private static void throwOn(char[] board, char man, Random random) {
    int square = random.nextInt(64);
    while (board[square] != 0) {
      square = random.nextInt(64);
    }
    board[square] = man;
  }

  private static String text(char[] board) {
    StringBuilder text = new StringBuilder(72);
    for (int square = 0; square < board.length; square++) {
      text.append(square > 0 && square % 8 == 0 ? "/" : "");
      text.append(board[square] == 0 ? '1' : board[square]);
    }
    return text.toString();
  }
}
