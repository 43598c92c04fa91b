package v7p3r.app.cli.depth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.Openings;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

/** The positions of the depth test. */
public final class DepthPositions {
  /** Middlegames of ten openings: open, closed and sharp ones. */
  public static final List<String> USUAL =
      List.of(
          // Closed Ruy Lopez
          "r4rk1/2qbbppp/2np1n2/1p2p3/p2PP3/4BN1P/PPBN1PP1/R2QR1K1 w - - 2 17",
          // King's Indian
          "r1bq1rk1/ppp1n1bp/3p1n2/2PPp1p1/4Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 14",
          // Sicilian Najdorf
          "r3kb1r/1b3pp1/p2ppn1p/q1n5/Np1NP1PP/1P2BP2/P1PQ4/2KR1B1R w kq - 1 14",
          // Queen's Gambit, exchange
          "r1bqr1k1/1p3ppp/2pb1nn1/3p2B1/1P1P4/2NBPN2/2Q2PPP/1R3RK1 w - - 1 15",
          // French, Steinitz
          "r1bq1rk1/3n1ppp/p3p3/1pbpP3/3B1P1P/2N5/PPPQ2P1/2KR1B1R w - - 0 13",
          // Caro-Kann, classical
          "r2q1rk1/pp1nbpp1/4pn1p/2p4P/3PN3/3Q1N2/PPPB1PP1/1K1R3R w - - 0 15",
          // Nimzo-Indian
          "r1b1r1k1/ppq2ppp/2n2n2/2p1p3/3P4/P1PBPN2/2Q2PPP/R1B2RK1 w - - 2 13",
          // London
          "r2q1rk1/pb3ppp/1p1bpn2/2ppNn2/3P1P2/2PBPQB1/PP1N2PP/R3K2R w KQ - 3 12",
          // Sicilian Dragon
          "3q1rk1/pp1bppb1/3p1np1/2r1n1Bp/3NP2P/1BN2P2/PPPQ2P1/2KR3R w - - 2 14",
          // Quiet Italian
          "r5k1/bppqnpp1/p2prn1p/4p3/PP2P3/2PP1N1P/2Q2PP1/R1B1RNK1 w - - 4 15");

  private DepthPositions() {}

  /**
   * The positions of a file: FEN or EPD, one a line, or the ends of PGN games; plain or packed.
   *
   * @throws IOException if it cannot be read or has none
   * @throws IllegalArgumentException if a position is wrong; names file, line and token
   */
  public static List<String> read(Path file) throws IOException {
    Openings openings = Openings.read(file, Integer.MAX_VALUE);
    List<String> positions = new ArrayList<>();
    for (int i = 0; i < openings.size(); i++) {
      positions.add(end(openings.get(i)));
    }
    return positions;
  }

  private static String end(Opening opening) {
    Position position = Fen.parse(opening.fen());
    opening.moves().forEach(position::make);
    return Fen.format(position);
  }
}
