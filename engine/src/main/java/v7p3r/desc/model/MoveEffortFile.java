package v7p3r.desc.model;

import java.nio.file.Path;
import v7p3r.json.JsonNode;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;

/** Reads what was learned of late moves from its file in a folder of models. */
public final class MoveEffortFile {
  /** The name in a folder of models. */
  public static final String NAME = "move_effort.json";

  public static final String FORMAT_KEY = "format";
  public static final String FORMAT = "v7p3r-move-effort-1";
  public static final String PRICE_STEP = "price_step";
  public static final String TABLES = "tables";

  /** More than this, in 1/1024 of a ply, no fact may add or take off. */
  private static final int MOST = 8 * 1024;

  private MoveEffortFile() {}

  /**
   * The tables of a file.
   *
   * @throws ModelException if it is missing, damaged or made for something else
   */
  public static MoveEffortTables read(Path file) {
    return read(ModelFile.read(file));
  }

  static MoveEffortTables read(ModelFile file) {
    JsonNode root = JsonNode.read(file);
    JsonNode format = root.at(FORMAT_KEY);
    if (!format.text().equals(FORMAT)) {
      throw format.broken("expected %s, found '%s'".formatted(FORMAT, format.text()));
    }
    JsonNode step = root.at(PRICE_STEP);
    JsonNode tables = root.at(TABLES);
    int[] weights = new int[MoveFact.BINS];
    for (MoveFact fact : MoveFact.values()) {
      JsonNode table = tables.at(fact.key());
      int[] numbers = table.integers();
      if (numbers.length != fact.bins()) {
        throw table.broken("expected %d numbers, found %d".formatted(fact.bins(), numbers.length));
      }
      for (int bin = 0; bin < numbers.length; bin++) {
        weights[fact.offset() + bin] = inRange(table, numbers[bin], -MOST);
      }
    }
    return new MoveEffortTables(weights, inRange(step, step.integer(), 0));
  }

  private static int inRange(JsonNode node, int number, int least) {
    if (number < least || number > MOST) {
      throw node.broken("expected %d to %d, found %d".formatted(least, MOST, number));
    }
    return number;
  }
}
