package v7p3r.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import v7p3r.board.Position;
import v7p3r.eval.Explanation;
import v7p3r.eval.ExplanationText;
import v7p3r.eval.ThemeSet;
import v7p3r.eval.context.Weights;
import v7p3r.notation.Fen;

/** Explains the score of a position, theme by theme. */
@Command(
    name = "eval",
    description = {
      "Explains the score of a position, theme by theme.",
      "",
      "White, Black and total in centipawns, for middlegame (mg) and endgame (eg); the score is"
          + " blended from both by the pieces that are left. No move is looked ahead. Themes that"
          + " have nothing to say here are left out.",
      ""
    },
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  v7p3r eval                                 the start position",
      "  v7p3r eval \"6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1\"",
      "  v7p3r eval --all \"FEN\"                     also the themes without a word",
      "  v7p3r eval --squares \"FEN\"                 also the squares of each theme",
      "  v7p3r eval --themes pawn,king \"FEN\"        only themes of pawns and kings",
      "  v7p3r eval --themes off=mobility \"FEN\"     all themes but this",
      "  v7p3r eval --json \"FEN\"                    for other programs: all themes"
    })
final class EvalCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "FEN",
      description = "The position; the start position when left out")
  private List<String> fen = List.of();

  @Option(names = "--all", description = "Show the themes without a word too")
  private boolean all;

  @Option(
      names = "--squares",
      description = "Show the squares that each theme speaks of for each side")
  private boolean squares;

  @Option(names = "--json", description = "Print a JSON object")
  private boolean json;

  @Option(
      names = "--themes",
      paramLabel = "LIST",
      defaultValue = "all",
      description =
          "The themes that count: all, none, themes and groups between commas, or off=LIST for"
              + " all but those (default: ${DEFAULT-VALUE})")
  private String themes;

  @Option(
      names = "--design",
      description = "Use the weights of the engine design instead of the tuned ones")
  private boolean design;

  @Override
  public Integer call() {
    Weights weights = design ? Weights.design() : Weights.tuned();
    Explanation explanation;
    String text;
    try {
      Position position = fen.isEmpty() ? new Position() : Fen.parse(String.join(" ", fen));
      explanation = Explanation.of(position, weights, ThemeSet.parse(themes));
      text = Fen.format(position);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    spec.commandLine()
        .getOut()
        .println(json ? explanation.toJson(text) : "Fen: " + text + "\n\n" + table(explanation));
    return 0;
  }

  private String table(Explanation explanation) {
    String table = all ? ExplanationText.wholeTable(explanation) : explanation.toTable();
    return squares ? table + "\n\n" + explanation.toSquares() : table;
  }
}
