package v7p3r.search.tree;

import v7p3r.search.Value;

/** Judges a line where its depth ends, though checks are still answered; never in play. */
final class NoQuiescence extends Quiescence {
  NoQuiescence(SearchThread thread) {
    super(thread);
  }

  @Override
  int playOut(int alpha, int beta, Frame frame, int standPat) {
    return standPat == -Value.INFINITE ? super.playOut(alpha, beta, frame, standPat) : standPat;
  }
}
