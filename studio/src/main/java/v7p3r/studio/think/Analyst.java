package v7p3r.studio.think;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import v7p3r.board.Position;
import v7p3r.eval.Theme;

/** An engine that searches a position until it is stopped. One question at a time. */
public interface Analyst extends AutoCloseable {
  /**
   * What is searched.
   *
   * @param position with its history
   * @param start where its game began, as FEN
   * @param moves since then, as UCI writes them
   * @param lines how many best lines are wanted
   * @param off themes that do not count, for the own engine
   */
  record Question(
      Position position,
      String start,
      List<String> moves,
      int lines,
      List<Theme> off,
      Map<String, String> options) {}

  /**
   * Searches on the thread of the caller.
   *
   * @param wanted is asked once the search can be stopped
   * @throws IOException if the engine fails
   */
  void analyze(Question question, Consumer<Supplier<Insight>> news, BooleanSupplier wanted)
      throws IOException;

  /** Ends the search under way, if there is one. */
  void stop();

  @Override
  void close();
}
