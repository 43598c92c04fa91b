package v7p3r.studio.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import v7p3r.board.MoveGenerator;
import v7p3r.notation.Fen;
import v7p3r.studio.StudioServerFixture;

class HowDeepTest {
  private static final String MIDDLEGAME =
      "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10";

  @TempDir private Path folder;

  private StudioServerFixture studio(boolean learned) throws IOException {
    return StudioServerFixture.start(
        folder, "{\"hash\": 4, \"options\": {\"DescTree\": \"%s\"}}".formatted(learned));
  }

  private static String question(String fen) {
    return "{\"fen\":\"" + fen + "\",\"nodes\":20000}";
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theReasonsOfAMoveAddUpAndAreSaidInASentence(boolean learned) throws IOException {
    try (StudioServerFixture studio = studio(learned)) {
      JsonNode answer = studio.posted("/api/explain/moves", question(MIDDLEGAME));
      assertThat(answer.get("depth").asInt()).isGreaterThan(4);
      JsonNode root = answer.get("nodes").get(0);
      assertThat(root.get("after")).isEmpty();
      assertThat(root.get("moves")).hasSize(MoveGenerator.count(Fen.parse(MIDDLEGAME)));
      int explained = 0;
      for (JsonNode node : answer.get("nodes")) {
        for (JsonNode move : node.get("moves")) {
          explained += move.get("plies").isNull() ? 0 : 1;
          check(move);
        }
      }
      assertThat(explained).isGreaterThan(20);
    }
  }

  private static void check(JsonNode move) {
    double deeper = move.get("deeper").asDouble();
    double sum = 0;
    for (JsonNode reason : move.get("reasons")) {
      sum += reason.get("deeper").asDouble();
    }
    String sentence = move.get("sentence").asString();
    assertThat(sum).as(sentence).isCloseTo(deeper, within(0.13)); // of numbers rounded to 0.01
    assertThat(sentence).startsWith(move.get("san").asString() + " is searched ");
    if (deeper >= 0.26) {
      assertThat(sentence)
          .contains("half moves deeper than its place in the order")
          .contains("because");
    } else if (deeper <= -0.26) {
      assertThat(sentence).contains("half moves less deep").contains("because");
    }
  }

  @Test
  void aFinishedGameIsNamed() throws IOException {
    try (StudioServerFixture studio = studio(false)) {
      String mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
      assertThat(studio.post("/api/explain/moves", question(mate)).body())
          .contains("the game is over there");
    }
  }
}
