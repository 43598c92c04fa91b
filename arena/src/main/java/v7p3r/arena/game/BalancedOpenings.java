package v7p3r.arena.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;

/** Short openings that come with the arena and give neither side much. */
public final class BalancedOpenings {
  private BalancedOpenings() {}

  /** All of them; neighbors are of different kinds. */
  public static Openings all() {
    return Openings.of(lines().map(BalancedOpenings::opening).toList());
  }

  private static Stream<String> lines() {
    try (InputStream in = BalancedOpenings.class.getResourceAsStream("balanced.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Opening opening(String line) {
    Position position = Fen.parse(Fen.START);
    List<Integer> moves = new ArrayList<>();
    for (String san : line.split(" ")) {
      int move = San.parse(position, san);
      position.make(move);
      moves.add(move);
    }
    return new Opening("", Fen.START, moves);
  }
}
