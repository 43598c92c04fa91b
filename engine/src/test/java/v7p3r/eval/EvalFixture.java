package v7p3r.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static v7p3r.board.Color.BLACK;
import static v7p3r.board.Color.WHITE;

import java.util.List;
import java.util.Locale;
import v7p3r.board.Position;
import v7p3r.eval.context.EvalContext;
import v7p3r.eval.context.Weight;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** Theme scores of positions given by FEN, with the weights of the engine design. */
public final class EvalFixture {
  private static final Weights DESIGN = Weights.design();

  private EvalFixture() {}

  /** A theme's method. */
  @FunctionalInterface
  public interface Scorer {
    int score(EvalContext context, int us);
  }

  /** All that themes may ask about a position, passed pawns included. */
  public static EvalContext context(String fen) {
    return context(Fen.parse(fen));
  }

  public static EvalContext context(Position position) {
    return context(position, DESIGN);
  }

  public static EvalContext context(Position position, Weights weights) {
    EvalContext context = new EvalContext();
    context.look(position, weights.toArray());
    context.lookAtPawns();
    return context;
  }

  /** White's packed score; that of Black in the mirrored position must be the same. */
  public static int white(Scorer theme, String fen) {
    int white = theme.score(context(fen), WHITE);
    assertThat(theme.score(context(mirror(fen)), BLACK)).as("Black, mirrored").isEqualTo(white);
    return white;
  }

  /** Black's packed score; that of White in the mirrored position must be the same. */
  public static int black(Scorer theme, String fen) {
    return white(theme, mirror(fen));
  }

  public static int weight(Weight weight) {
    return weight(weight, 0);
  }

  public static int weight(Weight weight, int index) {
    return DESIGN.get(weight, index);
  }

  /** The position seen from the other side of the board, colors and the right to move swapped. */
  public static String mirror(String fen) {
    String[] fields = fen.split(" ");
    fields[0] = swapCase(String.join("/", List.of(fields[0].split("/")).reversed()));
    fields[1] = fields[1].equals("w") ? "b" : "w";
    fields[2] = swapCase(fields[2]);
    fields[3] =
        fields[3].equals("-") ? "-" : fields[3].charAt(0) + (fields[3].endsWith("3") ? "6" : "3");
    return String.join(" ", fields);
  }

  private static String swapCase(String text) {
    StringBuilder swapped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      String letter = text.substring(i, i + 1);
      String upper = letter.toUpperCase(Locale.ROOT);
      swapped.append(letter.equals(upper) ? letter.toLowerCase(Locale.ROOT) : upper);
    }
    return swapped.toString();
  }
}
