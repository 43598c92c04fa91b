package v7p3r.search.effort;

import java.util.List;

/** Says what is the case with a late move, in words that go on from "because". */
public final class ReasonWords {
  private static final int MUCH = 100;
  private static final List<String> MEN =
      List.of("pawn", "knight", "bishop", "rook", "queen", "king");

  private final int[] facts;

  /** Of the facts of a move, by ordinal of {@link MoveFact}. */
  public ReasonWords(int[] facts) {
    this.facts = facts.clone();
  }

  private int of(MoveFact fact) {
    return facts[fact.ordinal()];
  }

  private boolean is(MoveFact fact) {
    return of(fact) != 0;
  }

  /** What a reason speaks of. */
  public String say(MoveReason reason) {
    return switch (reason) {
      case ORDER -> "it is number %d in the order".formatted(of(MoveFact.NUMBER));
      case MODE -> "the mode of effort control asks for it";
      case HISTORY -> history();
      case EVALUATION -> evaluation();
      case IMPROVEMENT -> improvement();
      case NODE -> node();
      case WAS_PV ->
          is(MoveFact.WAS_PV)
              ? "the position is or was on the expected line"
              : "the position was never on the expected line";
      case IN_CHECK -> is(MoveFact.IN_CHECK) ? "it answers a check" : "there is no check to answer";
      case GIVES_CHECK -> is(MoveFact.GIVES_CHECK) ? "it gives check" : "it gives no check";
      case KILLER ->
          is(MoveFact.KILLER)
              ? "it refuted a sister position"
              : "it has not refuted a sister position";
      case KIND -> kind();
      case MAN -> "it is a move of a " + MEN.get(of(MoveFact.MAN));
      case TO_GUARDED ->
          is(MoveFact.TO_GUARDED) ? "a pawn guards its square" : "no pawn guards its square";
      case FROM_ATTACKED ->
          is(MoveFact.FROM_ATTACKED) ? "it saves a man from a pawn" : "no pawn attacks the man";
      case THREATS -> threats();
      case TABLE -> table();
      case TABLE_CAPTURE ->
          is(MoveFact.TABLE_CAPTURE)
              ? "the best move known here is a capture"
              : "the best move known here is quiet";
      case CORRECTION ->
          "experience corrects the evaluation here by %d centipawns"
              .formatted(of(MoveFact.CORRECTION));
      case DECIDED ->
          of(MoveFact.DECIDED) > 2 * MUCH ? "the game is nearly decided" : "the game is open";
      case REPLIES -> "replies like those to it often refute at once";
      case CHILD_EVALUATION -> child();
      case CHILD_TABLE -> childTable();
    };
  }

  private String history() {
    return bySign(
        of(MoveFact.HISTORY),
        "such moves have done well elsewhere",
        "such moves have done badly elsewhere",
        "nothing is known of such moves elsewhere");
  }

  private String evaluation() {
    int above = of(MoveFact.EVALUATION);
    return above > MUCH
        ? "the position looks better than what was found so far"
        : above < -MUCH
            ? "the position looks worse than what was found so far"
            : "the position looks as good as what was found so far";
  }

  private String improvement() {
    int gain = of(MoveFact.IMPROVEMENT);
    return gain > 0
        ? "the side to move has improved"
        : gain < 0 ? "the side to move has not improved" : "no improvement is known";
  }

  private String node() {
    return switch (of(MoveFact.NODE)) {
      case 0 -> "no move is expected to be good enough here";
      case 1 -> "an earlier move was expected to be good enough";
      default -> "the position is on the expected line";
    };
  }

  private String kind() {
    if (of(MoveFact.KIND) == 1) {
      return "it is a capture or promotion";
    }
    return is(MoveFact.EXCHANGE)
        ? "it is quiet and loses no material"
        : of(MoveFact.KIND) == 2 ? "it is a capture that loses material" : "it loses material";
  }

  private String threats() {
    int men = of(MoveFact.THREATS);
    return men == 0 ? "no man is attacked by a pawn" : "pawns attack %d of its men".formatted(men);
  }

  private String table() {
    return switch (of(MoveFact.TABLE_BOUND)) {
      case 0 -> "little is known of the position from before";
      case 1 -> "an earlier search found no move good enough here";
      case 2 -> "an earlier search found a move good enough here";
      default -> "an earlier search settled the position";
    };
  }

  private String child() {
    return bySign(
        of(MoveFact.CHILD_EVALUATION),
        "after it the position looks better than what was found so far",
        "after it the position looks worse than what was found so far",
        "the position after it says nothing at a glance");
  }

  private static String bySign(int value, String above, String below, String zero) {
    return value > 0 ? above : value < 0 ? below : zero;
  }

  private String childTable() {
    return switch (of(MoveFact.CHILD_TABLE)) {
      case 0 -> "nothing is known of the position after it";
      case 1 -> "an earlier search found it not good enough";
      case 2 -> "an earlier search found it good enough";
      default -> "an earlier search of it left the question open";
    };
  }
}
