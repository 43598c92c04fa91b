package v7p3r.search.effort;

/** Is told how deep late moves near the root are searched, on the thread that searches. */
public interface DecisionListener {
  void onDecision(MoveDecision decision);
}
