package v7p3r.search.effort;

/** Is told each late move that was tried, on the thread that searches. */
public interface TrialListener {
  void onTrial(MoveTrial trial);
}
