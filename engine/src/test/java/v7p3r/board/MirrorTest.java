package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Chess is the same for both sides: flip the board and swap the colors, and nothing changes. */
class MirrorTest {
  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void theMirroredPositionHasTheMirroredMoves(RandomGame game) {
    game.forEach(
        position -> {
          Position mirror = Position.of(mirrored(position.setup()));
          List<Integer> expected = new ArrayList<>();
          MoveList moves = position.legalMoves();
          for (int i = 0; i < moves.size(); i++) {
            expected.add(mirrored(moves.get(i)));
          }
          List<Integer> found = new ArrayList<>();
          MoveList mirroredMoves = mirror.legalMoves();
          for (int i = 0; i < mirroredMoves.size(); i++) {
            found.add(mirroredMoves.get(i));
          }
          assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
          for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            assertThat(mirror.givesCheck(mirrored(move))).isEqualTo(position.givesCheck(move));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void theMirroredPositionHasTheMirroredFacts(RandomGame game) {
    game.forEach(
        position -> {
          Position mirror = Position.of(mirrored(position.setup()));
          assertThat(mirror.phase()).isEqualTo(position.phase());
          assertThat(mirror.checkers()).isEqualTo(Bitboard.mirror(position.checkers()));
          assertThat(mirror.pinned()).isEqualTo(Bitboard.mirror(position.pinned()));
          assertThat(mirror.isInsufficientMaterial()).isEqualTo(position.isInsufficientMaterial());
          for (int piece = 0; piece < Piece.COUNT; piece++) {
            assertThat(mirror.count(piece ^ 1)).isEqualTo(position.count(piece));
          }
          assertThat(mirror.key()).isNotEqualTo(position.key());
          Position again = Position.of(mirrored(mirror.setup()));
          assertThat(Snapshot.keys(again)).isEqualTo(Snapshot.keys(position));
        });
  }

  @ParameterizedTest
  @MethodSource("v7p3r.board.RandomGame#all")
  void aMirroredGameReachesTheMirroredPositionWithItsKeys(RandomGame game) {
    Position mirror = Position.of(mirrored(Positions.at(game.start()).setup()));
    game.forEach(
        position -> {
          if (position.movesMade() > 0) {
            mirror.make(mirrored(position.lastMove()));
          }
          Position setUp = Position.of(mirrored(position.setup()));
          assertThat(Snapshot.keys(mirror)).isEqualTo(Snapshot.keys(setUp));
          assertThat(mirror.repetitions()).isEqualTo(position.repetitions());
          assertThat(mirror.hasUpcomingRepetition(100))
              .isEqualTo(position.hasUpcomingRepetition(100));
        });
  }

  private static int mirrored(int move) {
    return Move.of(Square.mirror(Move.from(move)), Square.mirror(Move.to(move)), Move.kind(move));
  }

  static Setup mirrored(Setup setup) {
    Setup mirror = new Setup();
    for (int square = 0; square < 64; square++) {
      int piece = setup.pieceOn(square);
      mirror.put(Square.mirror(square), piece == Piece.NONE ? Piece.NONE : piece ^ 1);
    }
    for (int index = 0; index < Castling.COUNT; index++) {
      int rook = setup.rookSquare(Castling.right(index));
      mirror.castling(
          Castling.right(index ^ 2), rook == Square.NONE ? Square.NONE : Square.mirror(rook));
    }
    int target = setup.enPassantSquare();
    mirror.enPassantSquare(target == Square.NONE ? Square.NONE : Square.mirror(target));
    mirror.sideToMove(Color.opposite(setup.sideToMove()));
    mirror.rule50(setup.rule50());
    mirror.fullMoveNumber(setup.fullMoveNumber());
    mirror.chess960(setup.isChess960());
    return mirror;
  }
}
