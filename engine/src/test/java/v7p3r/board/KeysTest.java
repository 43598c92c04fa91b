package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeysTest {
  @Test
  void positionsHaveEqualKeysExactlyWhenTheRulesCallThemTheSame() {
    Map<String, Long> keys = new HashMap<>();
    Map<Long, String> identities = new HashMap<>();
    RandomGame.all()
        .forEach(
            game ->
                game.forEach(
                    position -> {
                      String identity = identity(position);
                      long key = position.key();
                      assertThat(keys.merge(identity, key, (old, now) -> old))
                          .as(identity)
                          .isEqualTo(key);
                      assertThat(identities.merge(key, identity, (old, now) -> old))
                          .isEqualTo(identity);
                    }));
    assertThat(keys.size()).isGreaterThan(5000);
  }

  @Test
  void neighborsOfAPositionAllHaveDifferentKeys() {
    Map<Long, String> identities = new HashMap<>();
    RandomGame.all()
        .limit(30)
        .forEach(
            game ->
                game.forEach(
                    position -> {
                      MoveList moves = position.legalMoves();
                      for (int i = 0; i < moves.size(); i++) {
                        position.make(moves.get(i));
                        String identity = identity(position);
                        assertThat(identities.merge(position.key(), identity, (old, now) -> old))
                            .isEqualTo(identity);
                        position.unmake();
                      }
                    }));
    assertThat(identities.size()).isGreaterThan(20_000);
  }

  /** Men, side, rights, and the en passant file if a capture there is legal, found the slow way. */
  static String identity(Position position) {
    StringBuilder identity = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      identity.append(Piece.letter(position.pieceOn(square)));
    }
    identity.append(position.sideToMove()).append(':').append(position.castlingRights());
    int move = position.lastMove();
    boolean atStart = position.movesMade() == 0;
    int target =
        atStart
            ? position.enPassantSquare()
            : Move.kind(move) == Move.DOUBLE_PUSH
                ? (Move.from(move) + Move.to(move)) / 2
                : Square.NONE;
    boolean capturable =
        target != Square.NONE
            && new PlainBoard(position).canTakeEnPassant(position.sideToMove(), target);
    return identity.append(capturable ? Square.name(target) : "").toString();
  }

  @Test
  void transpositionsHaveTheSameKeys() {
    Position one = Positions.play(new Position(), "d2d4 g8f6 c2c4 e7e6 g1f3");
    Position other = Positions.play(new Position(), "g1f3 e7e6 c2c4 g8f6 d2d4");
    // Without an enemy pawn to take it, the last double step leaves no trace.
    assertThat(Snapshot.keys(one)).isEqualTo(Snapshot.keys(other));
  }

  @Test
  void theSideToMoveCastlingRightsAndEnPassantAreEachPartOfTheKey() {
    String[] fens = {
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq - 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R b KQkq - 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w Qkq - 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w Kkq - 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQq - 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQk - 0 1",
      "r3k2r/8/8/2pP4/8/8/8/R3K2R w - - 0 1",
    };
    assertThat(fens).extracting(fen -> Positions.at(fen).key()).doesNotHaveDuplicates();
    assertThat(fens)
        .extracting(fen -> Positions.at(fen).pawnKey())
        .containsOnly(Positions.at(fens[0]).pawnKey());
  }

  @Test
  void theCountersAreNotPartOfTheKey() {
    assertThat(Positions.at("4k3/8/8/8/8/8/8/4K2R w K - 50 70").key())
        .isEqualTo(Positions.at("4k3/8/8/8/8/8/8/4K2R w K - 0 1").key());
  }

  @Test
  void anEnPassantSquareThatNobodyCanTakeOnIsNotPartOfTheKey() {
    assertThat(Positions.at("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").key())
        .isEqualTo(Positions.at("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1").key());
    // A pawn stands ready but is pinned against its king.
    assertThat(Positions.at("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1").key())
        .isEqualTo(Positions.at("8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1").key());
  }

  @Test
  void eachPartialKeyHearsOnlyItsOwnMen() {
    Position position =
        Positions.at("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5");
    assertChanges(position, "a2a3", true, false, false);
    assertChanges(position, "c3d5", false, true, false);
    assertChanges(position, "c4b3", false, true, false);
    assertChanges(position, "a1b1", false, false, true);
    assertChanges(position, "d1e2", false, false, true);
    assertChanges(position, "e1e2", false, true, true);
    assertChanges(position, "O-O", false, true, true);
    assertChanges(position, "f3e5", true, true, false);
  }

  private static void assertChanges(
      Position position, String move, boolean pawn, boolean minor, boolean major) {
    long[] before = {position.pawnKey(), position.minorKey(), position.majorKey()};
    Positions.play(position, move);
    assertThat(position.pawnKey() != before[0]).as(move + " and pawns").isEqualTo(pawn);
    assertThat(position.minorKey() != before[1]).as(move + " and minors").isEqualTo(minor);
    assertThat(position.majorKey() != before[2]).as(move + " and majors").isEqualTo(major);
    position.unmake();
  }

  @Test
  void materialKeysAreEqualExactlyForEqualMaterial() {
    Map<String, Long> keys = new HashMap<>();
    Map<Long, String> materials = new HashMap<>();
    RandomGame.all()
        .forEach(
            game ->
                game.forEach(
                    position -> {
                      String material = material(position);
                      long key = position.materialKey();
                      assertThat(keys.merge(material, key, (old, now) -> old)).isEqualTo(key);
                      assertThat(materials.merge(key, material, (old, now) -> old))
                          .isEqualTo(material);
                    }));
    assertThat(keys.size()).isGreaterThan(200);
  }

  private static String material(Position position) {
    return Positions.fen(position)
        .split(" ")[0]
        .replaceAll("[^A-Za-z]", "")
        .chars()
        .sorted()
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
