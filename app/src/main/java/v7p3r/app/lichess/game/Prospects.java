package v7p3r.app.lichess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import v7p3r.app.lichess.config.BotConfig.DrawRule;
import v7p3r.app.lichess.config.BotConfig.ResignRule;
import v7p3r.arena.player.Score;

/** What the engine thought of its chances, move by move: when to offer, take, claim and give up. */
final class Prospects {
  /** Who is so much worse takes any draw, in centipawns. */
  private static final int WORSE = 150;

  private static final int WORSE_MOVES = 3;

  private final Optional<DrawRule> draw;
  private final Optional<ResignRule> resign;
  private final List<Integer> scores = new ArrayList<>();

  Prospects(Optional<DrawRule> draw, Optional<ResignRule> resign) {
    this.draw = draw;
    this.resign = resign;
  }

  /** The score of another own move; a move without one breaks every row. */
  void add(Optional<Score> score) {
    if (score.isPresent()) {
      scores.add(score.get().comparable());
    } else {
      scores.clear();
    }
  }

  /** After a takeback nothing counts in a row. */
  void forget() {
    scores.clear();
  }

  private boolean last(int moves, IntPredicate holds) {
    int size = scores.size();
    return size >= moves
        && scores.subList(size - moves, size).stream().allMatch(score -> holds.test(score));
  }

  boolean offersDraw(int men) {
    return draw.isPresent()
        && men <= draw.get().men()
        && last(draw.get().moves(), score -> Math.abs(score) <= draw.get().centipawns());
  }

  boolean acceptsDraw(int men) {
    return offersDraw(men) || last(WORSE_MOVES, score -> score <= -WORSE);
  }

  /** Whether a draw that the rules allow is claimed: unless there is more in the position. */
  boolean claimsDraw() {
    return last(1, score -> score <= 0);
  }

  boolean resigns() {
    return resign.isPresent()
        && last(resign.get().moves(), score -> score <= -resign.get().centipawns());
  }
}
