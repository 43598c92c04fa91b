package v7p3r.notation;

/** Takes down a game as {@link PgnParser} reads it; every move it is told of is legal. */
interface GameBuilder<G> {
  /** Whether comments, judgments and variations are wanted or passed over. */
  boolean keepsRemarks();

  void begin(PgnTags tags);

  void move(int move);

  void nag(int nag);

  void comment(String text);

  /** The moves that follow replace the last one. */
  void beginVariation();

  void endVariation();

  /** The game with all that was told since {@link #begin}. */
  G finish(PgnTags tags);
}
