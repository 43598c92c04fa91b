package v7p3r.search.tree;

import v7p3r.board.Move;
import v7p3r.board.MoveGenerator;
import v7p3r.board.Position;

/** A move picker with parts of the order left out, to see what they are worth; never in play. */
final class LimitedPicker extends MovePicker {
  private final SearchThread thread;
  private final Features features;
  private final int[] unordered = new int[256];
  private int nextUnordered;
  private int endUnordered;
  private boolean capturesOnly;
  private int seeThreshold;
  private boolean skipsQuiets;
  private int ply;
  private int handedOut;

  LimitedPicker(SearchThread thread, Features features) {
    super(thread);
    this.thread = thread;
    this.features = features;
  }

  @Override
  void begin(Frame frame, int tableMove, boolean capturesOnly, int threshold) {
    super.begin(frame, tableMove, capturesOnly, threshold);
    this.capturesOnly = capturesOnly;
    seeThreshold = threshold;
    skipsQuiets = false;
    ply = frame.ply;
    handedOut = 0;
    nextUnordered = 0;
    endUnordered = features.moveOrdering() ? 0 : generate(thread.position);
  }

  private int generate(Position position) {
    if (position.inCheck()) {
      return MoveGenerator.evasions(position, unordered, 0);
    }
    int end = MoveGenerator.captures(position, unordered, 0);
    return capturesOnly ? end : MoveGenerator.quiets(position, unordered, end);
  }

  @Override
  void skipQuiets() {
    super.skipQuiets();
    skipsQuiets = true;
  }

  /** Beyond the limit of moves no quiet one, but at the root and in check. */
  @Override
  int next() {
    if (!features.moveOrdering()) {
      return nextUnordered();
    }
    if (handedOut >= features.maxOrderedMoves() && ply > 0 && !thread.position.inCheck()) {
      skipQuiets();
    }
    handedOut++;
    return super.next();
  }

  private int nextUnordered() {
    while (nextUnordered < endUnordered) {
      int move = unordered[nextUnordered++];
      if (isWanted(thread.position, move)) {
        return move;
      }
    }
    return Move.NONE;
  }

  private boolean isWanted(Position position, int move) {
    return capturesOnly && !position.inCheck()
        ? position.see(move, seeThreshold)
        : !(skipsQuiets && Move.isQuiet(move));
  }

  @Override
  int victimFactor() {
    return features.victimOrder() ? super.victimFactor() : 0;
  }

  @Override
  int evadingCapture(int move) {
    return features.evadingCaptures()
        ? super.evadingCapture(move)
        : thread.history.capture(thread.position, move);
  }
}
