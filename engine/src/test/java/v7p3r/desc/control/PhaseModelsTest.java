package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.GamePart;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.PlainModel;
import v7p3r.notation.Fen;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

/** The models of the whole game answer with the move number, those of endgames with quiet moves. */
class PhaseModelsTest {
  private static final String MIDDLEGAME =
      "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 9 %d";
  private static final String ENDGAME = "8/5pk1/6p1/8/3R4/5P2/6PK/8 w - - 9 %d";
  private static final Limits CLOCK = Limits.onClock(60_000, 0);

  @TempDir private Path folder;
  private final List<String> remarks = new ArrayList<>();

  private final SearchListener listener =
      new SearchListener() {
        @Override
        public void onIteration(Iteration iteration) {}

        @Override
        public void onRemark(String remark) {
          remarks.add(remark);
        }
      };

  @BeforeEach
  void writeModels() throws IOException {
    PlainModel.write(folder, "move_number", PlainModel.LIVE);
    PlainModel.write(
        Files.createDirectories(folder.resolve("endgame")), "quiet_plies", PlainModel.LIVE);
    gate(true);
  }

  private void gate(boolean endgamePassed) throws IOException {
    Files.writeString(
        folder.resolve(PhaseModels.GATE_FILE),
        "{\"phases\": {\"opening\": {\"passed\": false}, \"endgame\": {\"passed\": %s}}}"
            .formatted(endgamePassed));
  }

  private EffortController controller(boolean byPhase) {
    return new EffortController(
        EffortModels.load(folder, byPhase), ModeProfiles.of(ModeProfiles.TUNED));
  }

  private void search(EffortController controller, String fen, int move) {
    var root = Fen.parse(fen.formatted(move));
    controller.forSearch(root, CLOCK, listener).begin(root, CLOCK, 1_000_000_000L);
  }

  @Test
  void thoseOfAPartAreAskedThereAndTheTransitionIsTold() {
    EffortController controller = controller(true);
    search(controller, MIDDLEGAME, 22);
    search(controller, MIDDLEGAME, 23);
    search(controller, ENDGAME, 24);
    search(controller, ENDGAME, 25);
    assertThat(remarks)
        .containsExactly(
            "desc pes 0.22 mode Fast",
            "desc pes 0.23 mode Fast",
            "desc phase endgame",
            "desc pes 0.09 mode Turbo",
            "desc pes 0.09 mode Turbo");
  }

  @Test
  void thoseThatDidNotPassAreNotAsked() throws IOException {
    gate(false);
    EffortController controller = controller(true);
    search(controller, MIDDLEGAME, 21);
    search(controller, ENDGAME, 22);
    assertThat(remarks).containsExactly("desc pes 0.21 mode Fast", "desc pes 0.22 mode Fast");
  }

  @Test
  void unlessTheyAreAskedForNothingIsDifferent() {
    EffortController controller = controller(false);
    search(controller, MIDDLEGAME, 21);
    search(controller, ENDGAME, 22);
    assertThat(remarks).containsExactly("desc pes 0.21 mode Fast", "desc pes 0.22 mode Fast");
  }

  @Test
  void filesThatAreMissingAreNamed() throws IOException {
    Path missing = folder.resolve("endgame/live_classifier.json");
    Files.delete(missing);
    assertThatThrownBy(() -> EffortModels.load(folder, true))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(missing.toString());
    assertThat(EffortModels.load(folder, false).goByPhase()).isFalse();
  }

  @Test
  void aGameOnlyGoesOn() {
    PhaseTracker tracker = new PhaseTracker();
    assertThat(tracker.enter(Fen.parse(MIDDLEGAME.formatted(5)))).as("the first").isFalse();
    assertThat(tracker.part()).isEqualTo(GamePart.OPENING);
    assertThat(tracker.enter(Fen.parse(MIDDLEGAME.formatted(12)))).isTrue();
    assertThat(tracker.part()).isEqualTo(GamePart.MIDDLEGAME);
    assertThat(tracker.enter(Fen.parse(ENDGAME.formatted(40)))).isTrue();
    assertThat(tracker.enter(Fen.parse(MIDDLEGAME.formatted(41)))).as("promotions").isFalse();
    assertThat(tracker.part()).isEqualTo(GamePart.ENDGAME);
    assertThat(tracker.enter(Fen.parse(MIDDLEGAME.formatted(20)))).as("another game").isFalse();
    assertThat(tracker.part()).isEqualTo(GamePart.MIDDLEGAME);
    tracker.newGame();
    assertThat(tracker.enter(Fen.parse(ENDGAME.formatted(50)))).as("told").isFalse();
    assertThat(tracker.part()).isEqualTo(GamePart.ENDGAME);
  }
}
