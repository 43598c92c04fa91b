package v7p3r.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawsTest {
  @ParameterizedTest(name = "{2}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | true | bare kings",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1 | true | one knight",
        "4kn2/8/8/8/8/8/8/4K3 w - - 0 1 | true | one knight of Black",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1 | true | one bishop",
        "4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1 | true | a bishop each, both on light squares",
        "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1 | true | a bishop each, both on dark squares",
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1 | false | a bishop each, on different colors",
        "4k3/8/8/8/8/8/5B2/4KB2 w - - 0 1 | false | the pair of bishops",
        "4k3/8/8/8/8/7B/8/4KB2 w - - 0 1 | true | two bishops of one side on light squares",
        "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1 | false | two knights can mate if helped",
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1 | false | a knight each can mate if helped",
        "4kb2/8/8/8/8/8/8/4KN2 w - - 0 1 | false | knight against bishop can mate if helped",
        "4k3/8/8/8/8/8/8/2B1KN2 w - - 0 1 | false | knight and bishop",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | false | a pawn may promote",
        "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1 | false | a pawn of Black may promote",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1 | false | a rook mates",
        "4k2q/8/8/8/8/8/8/4K3 w - - 0 1 | false | a queen mates"
      })
  void materialIsInsufficientWhenNoSeriesOfMovesMates(
      String fen, boolean insufficient, String why) {
    assertThat(Positions.at(fen).isInsufficientMaterial()).isEqualTo(insufficient);
  }

  @Test
  void fiftyMovesByEachSideMakeADraw() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/R3K3 w - - 98 80");
    assertThat(position.isFiftyMoveDraw()).isFalse();
    Positions.play(position, "a1a2");
    assertThat(position.rule50()).isEqualTo(99);
    assertThat(position.isFiftyMoveDraw()).isFalse();
    Positions.play(position, "e8d8");
    assertThat(position.isFiftyMoveDraw()).isTrue();
    Positions.play(position, "a2a3");
    assertThat(position.isFiftyMoveDraw()).isTrue();
  }

  @Test
  void mateByTheHundredthHalfMoveWins() {
    Position position = Positions.at("7k/8/6K1/8/8/8/8/R7 w - - 99 90");
    Positions.play(position, "a1a8");
    assertThat(position.isCheckmate()).isTrue();
    assertThat(position.isFiftyMoveDraw()).isFalse();
  }

  @Test
  void aMereCheckByTheHundredthHalfMoveDraws() {
    Position position = Positions.at("7k/8/5K2/8/8/8/8/R7 w - - 99 90");
    Positions.play(position, "a1a8");
    assertThat(position.inCheck()).isTrue();
    assertThat(position.isFiftyMoveDraw()).isTrue();
  }

  @Test
  void aPawnMoveOrACaptureStartsTheCountAnew() {
    Position push = Positions.play(Positions.at("4k3/8/8/8/8/8/P7/4K3 w - - 99 90"), "a2a3");
    assertThat(push.rule50()).isZero();
    assertThat(push.isFiftyMoveDraw()).isFalse();
    Position take = Positions.play(Positions.at("4k3/8/8/8/8/8/3r4/4K3 w - - 99 90"), "e1d2");
    assertThat(take.rule50()).isZero();
  }

  @Test
  void castlingDoesNotStartTheCountAnew() {
    Position position = Positions.at("4k3/8/8/8/8/8/8/4K2R w K - 99 90");
    Positions.play(position, "O-O");
    assertThat(position.isFiftyMoveDraw()).isTrue();
  }

  @ParameterizedTest(name = "{0}: mate {1}, stalemate {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | true | false",
        "R6k/6pp/8/8/8/8/8/4K3 b - - 0 1 | true | false",
        "R6k/6p1/7p/8/8/8/8/4K3 b - - 0 1 | false | false",
        "6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1 | true | false",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | false | true",
        "7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1 | false | false",
        "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1 | false | true",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | false | false"
      })
  void mateAndStalemateAreToldApart(String fen, boolean mate, boolean stalemate) {
    Position position = Positions.at(fen);
    assertThat(position.isCheckmate()).isEqualTo(mate);
    assertThat(position.isStalemate()).isEqualTo(stalemate);
    assertThat(position.hasLegalMove()).isEqualTo(!mate && !stalemate);
  }

  @Test
  void aCaptureEnPassantCanBeTheOnlyWayOutOfMate() {
    // h7-h5 has given check, and every square of the king is covered.
    String men = "5r1r/8/6n1/6Pp/6K1/r7/8/k7 w - ";
    assertThat(Positions.texts(Positions.at(men + "h6 0 1"))).containsExactly("g5h6");
    assertThat(Positions.at(men + "h6 0 1").isCheckmate()).isFalse();
    assertThat(Positions.at(men + "- 0 1").isCheckmate()).isTrue();
  }
}
