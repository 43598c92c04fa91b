package v7p3r.book;

import java.util.List;
import java.util.random.RandomGenerator;

/** A move of a book; among the moves of a position it is played as often as it weighs. */
public record BookMove(int move, int weight) {
  public BookMove {
    if (weight < 1) {
      throw new IllegalArgumentException("weight: expected at least 1, found " + weight);
    }
  }

  public static long totalWeight(List<BookMove> moves) {
    long total = 0;
    for (BookMove move : moves) {
      total += move.weight;
    }
    return total;
  }

  /** One of several moves, by weight and chance. */
  public static BookMove choose(List<BookMove> moves, RandomGenerator random) {
    long ticket = random.nextLong(totalWeight(moves));
    int index = 0;
    while (ticket >= moves.get(index).weight) {
      ticket -= moves.get(index).weight;
      index++;
    }
    return moves.get(index);
  }
}
