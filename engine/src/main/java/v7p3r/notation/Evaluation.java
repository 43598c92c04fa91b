package v7p3r.notation;

import java.util.OptionalInt;

/** What a {@code %eval} comment says of a position, seen from White. */
public sealed interface Evaluation {
  /** The largest score in centipawns that is read and written. */
  int MAX = 99_999_999;

  /** The depth of the search behind it, in plies. */
  OptionalInt depth();

  record Centipawns(int value, OptionalInt depth) implements Evaluation {
    public Centipawns {
      requireRange("centipawns", value, -MAX, MAX);
      requireRange("depth", depth.orElse(0), 0, 999);
    }

    public Centipawns(int value) {
      this(value, OptionalInt.empty());
    }

    @Override
    public String toString() {
      int size = Math.abs(value);
      String pawns = String.format("%s%d.%02d", value < 0 ? "-" : "", size / 100, size % 100);
      return pawns + depthText(depth);
    }
  }

  /** Mate in a number of moves, negative when Black mates. */
  record MateIn(int moves, OptionalInt depth) implements Evaluation {
    public MateIn {
      requireRange("moves to mate", moves, -9_999, 9_999);
      requireRange("depth", depth.orElse(0), 0, 999);
    }

    public MateIn(int moves) {
      this(moves, OptionalInt.empty());
    }

    @Override
    public String toString() {
      return "#" + moves + depthText(depth);
    }
  }

  private static String depthText(OptionalInt depth) {
    return depth.isPresent() ? "," + depth.getAsInt() : "";
  }

  private static void requireRange(String meaning, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(meaning + " out of range: " + value);
    }
  }
}
