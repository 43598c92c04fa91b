package v7p3r.engine;

import java.util.List;

/** The positions of the bench: all phases of the game, quiet and sharp, some with few moves. */
public final class BenchPositions {
  public static final List<String> ALL =
      List.of(
          // Openings
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r1bq1rk1/p4ppp/1pnbpn2/2pp4/3P4/2PBPNB1/PP1N1PPP/R2QK2R w KQ - 0 9",
          "r1bqrnk1/ppp1bppp/5n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R3K2R w KQ - 7 10",
          "r2qkbnr/pp1n1pp1/2p1p2p/7P/3P4/3Q1NN1/PPP2PP1/R1B1K2R w KQkq - 0 11",
          "rn2k2r/pp3ppp/2p1pn2/q4b2/1bBP4/2N2N2/PPPBQPPP/R3K2R w KQkq - 2 9",
          "r1b1kb1r/pp3ppp/1qn1p3/3pPn2/1P1P4/P4N2/5PPP/RNBQKB1R w KQkq - 1 9",
          "r3qrk1/pppbp1bp/n2p1np1/3P1p2/2P5/2N2NP1/PP2PPBP/1RBQ1RK1 w - - 3 10",
          "r2qk2r/pp2bppp/2n1b3/2ppP3/5B2/2P2N2/PPP1Q1PP/2KR1B1R w kq - 4 10",
          "r1bq1rk1/ppp1n1bp/3p1np1/3Pp3/2P1Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 13",
          "r2q1rk1/3nbppp/p2pbn2/1p2p3/4P1P1/1NN1BP2/PPPQ3P/2KR1B1R w - - 0 12",
          "r1b2rk1/2q1bppp/p2p1n2/npp1p3/3PP3/2P2N1P/PPB2PP1/RNBQR1K1 w - - 1 12",
          "r2q1rk1/ppp1b1pp/1nn1bp2/4p3/1P6/P1NP1NP1/4PPBP/R1BQ1RK1 w - - 0 11",
          // Middlegames
          "rn3rk1/p4ppp/b3p3/q7/2ppn3/2P1P3/PP1N1PPP/R2QKB1R w KQ - 0 18",
          "2r1r1k1/pp2bppp/6n1/3q4/3P4/2N3P1/PP2NPP1/R3K2R w KQ - 0 18",
          "r2k1bnr/1p2qpp1/p1p1p2p/4P2P/8/3Q2N1/PPP2PP1/R1B2RK1 b - - 0 17",
          "rn1qk2r/pp2bppp/2p1p1b1/4n3/3P4/1BN4P/PPPBQPP1/2K1R2R w kq - 0 14",
          "1r2kb1r/p1qb1ppp/P6n/3QP3/2p5/2N2N2/RB2KPPP/7R b k - 0 22",
          "r4rk1/pppbpqbp/3p2pn/2nP1p2/2P5/2N3P1/PPN1PPBP/1RBQ1RK1 b - - 24 20",
          "3n4/pp4kp/4b1p1/8/2p4b/2P1Q1N1/2q3PP/4KBR1 b - - 1 28",
          "1rbq1rnk/1p4bp/p2p1Np1/P2Pp3/2B1Pp2/1P3P2/2R1Q1PP/1N2BRK1 b - - 0 30",
          "r4rk1/2q1bppp/p1Np1n2/1p1Pp3/6P1/5P2/PPPQ3P/2KR1B1R w - - 2 17",
          "r1bqnrk1/4bppp/p7/np2p2Q/3N4/4R2P/PPBN1PP1/R1B3K1 b - - 1 17",
          "r1bq1rk1/7p/p1n2ppQ/1p6/1N2R3/3B3P/PB3PP1/R5K1 b - - 0 28",
          "1r1q1r1k/p2n1bp1/3b1p2/4p2p/N7/P2P2PP/4PPBK/BN2QR2 w - - 3 29",
          "r2qr1k1/b1p2ppp/p2pb3/4p3/PQP1P1n1/2P2NP1/1P1N1P2/R1B2RK1 b - - 2 16",
          "r1bkR3/p4ppp/1pp2n2/3p4/8/P1PP3P/2QN1P1P/2K2B1R b - - 0 15",
          "r2qkb1r/ppp1p1p1/8/PBP1P3/b2PPN1p/4n2P/1P2K1P1/3R4 b - - 1 24",
          // Endgames
          "8/p1p3p1/8/k7/P2pr3/3N4/2P3PP/3Kb3 w - - 0 33",
          "8/1R6/7p/k6P/3K4/p7/6P1/8 w - - 1 47",
          "8/2R5/3k4/3p4/8/3P4/PP1K1P2/8 w - - 3 36",
          "8/3P4/3r4/6k1/4Q3/P3P3/2PK1P2/8 w - - 1 42",
          "1r1b1r1k/2n2p1p/3p2p1/3Pp1P1/8/pN3PRB/P1P4P/1K1R4 b - - 3 31",
          "r6k/p6p/3p2p1/4b3/8/4p1PP/1P2RP2/3R3K w - - 0 29",
          "8/3Q2p1/7p/R7/7k/8/3K4/5q2 w - - 2 39",
          "8/8/p7/R4K1P/1P6/Pk6/3r4/8 b - - 2 52",
          "8/8/8/3Kp1k1/5b2/5P2/8/8 w - - 1 45",
          "8/5p2/3k2p1/8/2K5/8/1q6/8 b - - 21 57",
          "8/6p1/6p1/8/3kpK2/8/8/8 w - - 2 54",
          "8/8/8/3k4/8/p2KP3/8/8 w - - 0 47",
          // No move left, mate in one, a forced reply, fifty moves nearly over
          "7k/5Q2/6K1/8/8/8/8/8 b - - 0 60",
          "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30",
          "k7/8/1K6/8/8/8/8/1R6 b - - 0 61",
          "8/8/4k3/8/5B2/3K4/8/5B2 w - - 92 80");

  private BenchPositions() {}
}
