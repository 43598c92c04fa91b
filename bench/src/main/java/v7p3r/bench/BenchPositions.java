package v7p3r.bench;

import java.util.List;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;
import v7p3r.notation.Fen;

/**
 * The start and three positions from each of ten games, one out of the opening, one of the
 * middlegame and one of the endgame: an average over them stands for a search better than one.
 */
final class BenchPositions {
  /** How many there are, for the average over positions. */
  static final int COUNT = 31;

  /** How many legal moves they have together, for the average over moves. */
  static final int MOVES = 885;

  private static final List<String> FENS =
      List.of(
          Fen.START,
          "r1b1k2r/3nbppp/p1qpp3/1p1N4/4P1P1/1B2BQ2/PPP2P1P/2KR3R b kq - 1 13",
          "r4rk1/1b1n1ppp/2qpp3/b7/p1P1P1P1/3NBP2/BP4QP/1K1R3R w - - 1 23",
          "5k2/6p1/3P4/2P2pp1/Q7/2q5/Kr6/8 w - - 2 63",
          "1rb1nrk1/2p3bp/1p3qp1/p1pPp3/2P1P3/2N1QB2/PP3PP1/R3K1NR w KQ - 0 17",
          "3rnrk1/2pb1qb1/1p5p/pNpPp1p1/P1P1P1P1/1P3B1R/4QPK1/3R2N1 b - - 11 29",
          "3k3r/2pq2b1/1p5p/pPp1pnpR/P3B3/1P3PK1/Q7/7R w - - 0 55",
          "r4rk1/pp1bnppp/8/q2pPp2/P1pP1Q2/2P5/1BPKBPPP/R6R b - - 0 15",
          "2r1r1k1/2q1P1p1/5p2/p2p3Q/bppP3P/B1P1R1P1/2PK1P2/4R3 w - - 2 29",
          "4b3/4P1p1/8/prB2k1P/2rP4/2pRRP2/2P5/2K5 b - - 3 42",
          "rnb2rk1/pp3ppp/3qpn2/3pN3/3P4/1PPB3P/P4PP1/RN1Q1RK1 b - - 1 12",
          "2r2rk1/p2n1p1p/bp2p1p1/4P3/1Np1B2P/1P4Q1/Pq3PP1/R3R1K1 b - - 3 23",
          "6k1/6Pp/1p3P2/8/8/p7/7K/8 w - - 0 56",
          "r2qkb1r/pp2nppp/2n1p3/3pP3/3P4/2N1BB2/PP3PPP/R2Q1RK1 b kq - 0 11",
          "5rk1/1p2np1p/p3p1pb/3pP3/3P4/Pq2P1P1/1P1QB2P/3N1RK1 w - - 3 22",
          "N4k2/4bp1p/B3p1p1/n2pP1P1/3PPK1P/8/8/8 b - - 0 40",
          "rn1q1rk1/ppp1b1pp/4bp2/3p4/3P1B2/2P2NP1/P1P1B2P/R2QK2R w KQ - 0 13",
          "r4rk1/p2qb1p1/1pn3p1/2pp1p2/3P1B2/2PB2PQ/P1P4P/1R3RK1 b - - 2 20",
          "6k1/3R4/1p4p1/8/3b2K1/p2p2P1/8/3r4 w - - 0 53",
          "r1b1k2r/1p2b1pp/2p1p3/p3Pp2/N4Q1P/q5P1/P3PPB1/R2R2K1 b kq - 0 16",
          "2b4r/1p2bkpp/2p1p3/p3Pp2/1rNR3P/P5P1/4PPB1/2R3K1 b - - 0 23",
          "R7/3bk3/1p2p1p1/2p1P2p/5P1P/4K3/8/8 b - - 7 71",
          "rn1r2k1/p3ppbp/2p1b1p1/1p6/3P4/2nB1N2/PPPB1PPP/2KRR3 w - - 0 15",
          "2r3k1/3nB1bp/1rp1p1p1/p5N1/p2PB3/3R4/1PP2PPP/2K5 w - - 5 23",
          "8/5PP1/8/2B5/p7/pP1k4/K5P1/8 w - - 0 63",
          "r1b2rk1/pp1pbppp/1q6/2p5/3PP3/P2B2P1/1P3P1P/R1BQK2R w KQ - 0 14",
          "r5k1/3b1p2/1p1p1q1p/p1pPrPp1/4P3/P2BR2Q/1P3P1P/1R4K1 w - - 2 27",
          "4b3/4k3/3p3p/2pPrPP1/5q2/1p3P2/5Q2/1B3R1K b - - 0 44",
          "r1bq1rk1/1p1nbpp1/p3p2p/3nP3/3p4/PN1B1N2/1PQ2PPP/R1B2RK1 b - - 0 13",
          "r4rk1/1bq1bpp1/p3p2p/1pnnP3/3N4/P2B1N2/1P1BQPPP/R4RK1 w - - 2 19",
          "rq1r4/5k2/p3p2Q/4P1N1/2p5/P6P/1b3PP1/6K1 b - - 1 37");

  private BenchPositions() {}

  static String[] fens() {
    return FENS.toArray(String[]::new);
  }

  static Position[] all() {
    Position[] positions = FENS.stream().map(Fen::parse).toArray(Position[]::new);
    int moves = 0;
    for (Position position : positions) {
      moves += MoveGenerator.count(position);
    }
    if (positions.length != COUNT || moves != MOVES) {
      throw new AssertionError(positions.length + " positions with " + moves + " moves");
    }
    return positions;
  }

  /** The legal moves of each position. */
  static int[][] moves(Position[] positions) {
    int[][] moves = new int[positions.length][];
    for (int i = 0; i < positions.length; i++) {
      moves[i] = new int[MoveGenerator.count(positions[i])];
      MoveGenerator.legal(positions[i], moves[i], 0);
    }
    return moves;
  }
}
