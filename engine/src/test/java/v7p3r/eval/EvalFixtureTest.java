package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EvalFixtureTest {
  @Test
  void mirroringSwapsSidesCastlingAndEnPassant() {
    assertThat(EvalFixture.mirror("r3k3/8/8/3Pp3/8/8/8/4K2R w Kq e6 0 1"))
        .isEqualTo("4k2r/8/8/8/3pP3/8/8/R3K3 b kQ e3 0 1");
  }

  @Test
  void mirroringTwiceChangesNothing() {
    String fen = "r1bq1rk1/pp3ppp/2nbpn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 4 9";
    assertThat(EvalFixture.mirror(EvalFixture.mirror(fen))).isEqualTo(fen);
  }
}
