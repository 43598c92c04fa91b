package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The random games are only worth something if they meet the rare rules. */
class RandomGameTest {
  private enum Rare {
    CASTLING_KINGSIDE,
    CASTLING_QUEENSIDE,
    EN_PASSANT,
    PROMOTION,
    CAPTURING_PROMOTION,
    CHECK,
    DOUBLE_CHECK,
    PIN,
    MATE,
    STALEMATE,
    REPETITION,
    FEW_MEN
  }

  @Test
  void theGamesMeetEveryRareRule() {
    Map<Rare, Integer> met = new EnumMap<>(Rare.class);
    RandomGame.all()
        .forEach(game -> game.forEach(position -> look(position).forEach(r -> add(met, r))));
    assertThat(met.keySet()).containsExactlyInAnyOrder(Rare.values());
  }

  @Test
  void everyStartOfChess960IsAnother() {
    Set<String> starts = new HashSet<>();
    for (int number = 0; number < 960; number++) {
      starts.add(Chess960.fen(number));
    }
    assertThat(starts).hasSize(960);
    assertThat(Chess960.fen(Chess960.STANDARD)).startsWith("rnbqkbnr/");
    assertThat(Chess960.fen(0)).startsWith("bbqnnrkr/");
    assertThat(Chess960.fen(959)).startsWith("rkrnnqbb/");
  }

  private static void add(Map<Rare, Integer> met, Rare rare) {
    met.merge(rare, 1, Integer::sum);
  }

  private static Set<Rare> look(Position position) {
    Set<Rare> rare = new HashSet<>();
    int checkers = Long.bitCount(position.checkers());
    add(rare, checkers > 0, Rare.CHECK);
    add(rare, checkers > 1, Rare.DOUBLE_CHECK);
    add(rare, position.pinned() != 0, Rare.PIN);
    add(rare, position.isCheckmate(), Rare.MATE);
    add(rare, position.isStalemate(), Rare.STALEMATE);
    add(rare, position.repetitions() > 0, Rare.REPETITION);
    add(rare, Long.bitCount(position.pieces()) < 6, Rare.FEW_MEN);
    int move = position.lastMove();
    add(rare, Move.kind(move) == Move.CASTLE_KINGSIDE, Rare.CASTLING_KINGSIDE);
    add(rare, Move.kind(move) == Move.CASTLE_QUEENSIDE, Rare.CASTLING_QUEENSIDE);
    add(rare, Move.isEnPassant(move), Rare.EN_PASSANT);
    add(rare, Move.isPromotion(move), Rare.PROMOTION);
    add(rare, Move.isPromotion(move) && Move.isCapture(move), Rare.CAPTURING_PROMOTION);
    return rare;
  }

  private static void add(Set<Rare> rare, boolean holds, Rare what) {
    if (holds) {
      rare.add(what);
    }
  }
}
