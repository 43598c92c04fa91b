package v7p3r.desc.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.desc.CarryOver;
import v7p3r.desc.model.PlainModel;
import v7p3r.desc.model.Stage;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

/** What is remembered of a position is never told of another one. */
class PesCacheTest {
  private static final String KNIGHTS = "6k1/5n2/2n5/8/8/8/5PPP/6K1 b - - %d %d";

  @TempDir private Path folder;

  private final PriorPes remembering = new PriorPes();
  private final float[] features = new float[StageModel.COUNT];

  /** A model whose PES is hundredths of one feature. */
  private StageModel of(String feature) throws IOException {
    PlainModel.write(folder, feature, PlainModel.LIVE);
    return StageModel.load(folder, Stage.PRIOR);
  }

  private record Question(Position position, CarryOver before, float gradient, int number) {}

  private static Question question(Position position) {
    return new Question(position, CarryOver.NONE, 0, 0);
  }

  private float ask(PriorPes asked, StageModel model, Question question) {
    return asked.of(
        question.position, question.before, question.gradient, model, question.number, features);
  }

  /** They differ in one thing that counts, so the second must get an answer of its own. */
  private void requireApart(StageModel model, Question first, Question second) {
    float one = ask(remembering, model, first);
    float other = ask(remembering, model, second);
    assertThat(other).isEqualTo(ask(new PriorPes(), model, second)).isNotEqualTo(one);
    assertThat(ask(remembering, model, first)).isEqualTo(one);
  }

  private static Position after(String fen, String move) {
    Position position = Fen.parse(fen);
    position.make(UciMove.parse(position, move));
    return position;
  }

  @Test
  void anotherPositionIsAsked() throws IOException {
    requireApart(
        of("legal_moves"),
        question(Fen.parse("6k1/8/8/8/8/8/5PPP/6K1 w - - 0 40")),
        question(Fen.parse("6k1/8/8/8/8/8/6PP/6K1 w - - 0 40")));
  }

  @Test
  void theMoveNumberIsInTheKey() throws IOException {
    requireApart(
        of("move_number"),
        question(after(KNIGHTS.formatted(4, 30), "c6e5")),
        question(after(KNIGHTS.formatted(4, 31), "c6e5")));
  }

  @Test
  void quietMovesBeforeAreInTheKey() throws IOException {
    requireApart(
        of("quiet_plies"),
        question(after(KNIGHTS.formatted(4, 30), "c6e5")),
        question(after(KNIGHTS.formatted(5, 30), "c6e5")));
  }

  /** The same position at the same move, reached by either knight; one of them was expected. */
  @Test
  void theLastMoveIsInTheKey() throws IOException {
    String either = "6k1/5n2/8/8/8/8/5PPP/6K1 b - - 4 30";
    String other = "6k1/8/2n5/8/8/8/5PPP/6K1 b - - 4 30";
    Position one = after(either, "f7e5");
    Position same = after(other, "c6e5");
    assertThat(same.key()).isEqualTo(one.key());
    CarryOver expected = new CarryOver(0.5, one.lastMove());
    requireApart(
        of("carry_surprise"),
        new Question(one, expected, 0, 0),
        new Question(same, expected, 0, 0));
  }

  @Test
  void whatTheSearchBeforeFoundIsInTheKey() throws IOException {
    Position position = after(KNIGHTS.formatted(4, 30), "c6e5");
    requireApart(
        of("carry_chance"),
        new Question(position, new CarryOver(0.4, Move.NONE), 0, 0),
        new Question(position, new CarryOver(0.6, Move.NONE), 0, 0));
  }

  @Test
  void theMoveThatWasExpectedIsInTheKey() throws IOException {
    Position position = after(KNIGHTS.formatted(4, 30), "c6e5");
    requireApart(
        of("carry_surprise"),
        new Question(position, new CarryOver(0.4, position.lastMove()), 0, 0),
        new Question(position, new CarryOver(0.4, position.lastMove() + 1), 0, 0));
  }

  @Test
  void theGradientIsInTheKey() throws IOException {
    Position position = after(KNIGHTS.formatted(4, 30), "c6e5");
    requireApart(
        of("carry_gradient"),
        new Question(position, CarryOver.NONE, 0.1f, 0),
        new Question(position, CarryOver.NONE, 0.2f, 0));
  }

  @Test
  void theModelIsInTheKey() throws IOException {
    Position position = after(KNIGHTS.formatted(4, 30), "c6e5");
    float one = ask(remembering, of("move_number"), question(position));
    float other = ask(remembering, of("quiet_plies"), new Question(position, CarryOver.NONE, 0, 1));
    assertThat(one).isCloseTo(0.31f, within(1e-6f));
    assertThat(other).isCloseTo(0.05f, within(1e-6f));
  }

  /** The model of the iterations needs the features of the position, too. */
  @Test
  void theSameQuestionIsRememberedWithItsFeatures() {
    PesCache cache = new PesCache();
    Position position = after(KNIGHTS.formatted(4, 30), "c6e5");
    assertThat(cache.knows(position, CarryOver.NONE, 0, 0)).isFalse();
    for (int i = 0; i < StageModel.COUNT; i++) {
      features[i] = i;
    }
    cache.keep(features, 0.25f);
    assertThat(cache.knows(position.copy(), CarryOver.NONE, 0, 0)).isTrue();
    float[] again = new float[StageModel.COUNT];
    assertThat(cache.recall(again)).isEqualTo(0.25f);
    for (int i = 0; i < StageModel.COUNT; i++) {
      assertThat(again[i]).isEqualTo(i < StageModel.FIRST_LIVE ? i : 0);
    }
  }
}
