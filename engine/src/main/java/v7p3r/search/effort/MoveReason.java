package v7p3r.search.effort;

/**
 * What a reduction can be due to: each gathers what the formula and the learned tables add for it.
 */
public enum MoveReason {
  ORDER,
  MODE,
  HISTORY,
  EVALUATION,
  IMPROVEMENT,
  NODE,
  WAS_PV,
  IN_CHECK,
  GIVES_CHECK,
  KILLER,
  KIND,
  MAN,
  TO_GUARDED,
  FROM_ATTACKED,
  THREATS,
  TABLE,
  TABLE_CAPTURE,
  CORRECTION,
  DECIDED,
  REPLIES,
  CHILD_EVALUATION,
  CHILD_TABLE;

  /** The reason that a fact belongs to. */
  public static MoveReason of(MoveFact fact) {
    return switch (fact) {
      case DEPTH, NUMBER -> ORDER;
      case HISTORY -> HISTORY;
      case EVALUATION -> EVALUATION;
      case IMPROVEMENT -> IMPROVEMENT;
      case NODE -> NODE;
      case WAS_PV -> WAS_PV;
      case IN_CHECK -> IN_CHECK;
      case GIVES_CHECK -> GIVES_CHECK;
      case KILLER -> KILLER;
      case KIND, EXCHANGE -> KIND;
      case MAN -> MAN;
      case TO_GUARDED -> TO_GUARDED;
      case FROM_ATTACKED -> FROM_ATTACKED;
      case THREATS -> THREATS;
      case TABLE_BOUND, TABLE_DEPTH, TABLE_SCORE -> TABLE;
      case TABLE_CAPTURE -> TABLE_CAPTURE;
      case CORRECTION -> CORRECTION;
      case DECIDED -> DECIDED;
      case CHILD_EVALUATION, CHILD_GAIN -> CHILD_EVALUATION;
      case CHILD_TABLE -> CHILD_TABLE;
    };
  }
}
