package v7p3r.app.lichess.game;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import v7p3r.app.lichess.api.GameEvent;
import v7p3r.arena.player.Thought;
import v7p3r.board.Color;

/** Writes into the diary of a game what engine and server tell of each move. */
final class MoveNotes {
  /** The clocks stand still before these are made. */
  private static final int FIRST_MOVES = 2;

  private static final long NANOS_A_MILLI = 1_000_000;

  private final Diary diary;
  private final GameLine line;
  private final GameEvent.Full full;
  private final int side;
  private final Consumer<String> fault;

  /** Of a game in which the bot has a side; what cannot be written is told. */
  MoveNotes(Diary diary, GameLine line, GameEvent.Full full, int side, Consumer<String> fault) {
    this.diary = diary;
    this.line = line;
    this.full = full;
    this.side = side;
    this.fault = fault;
  }

  /** A move of the bot before it is sent. */
  void add(int ply, String uci, Thought thought, long nanos) {
    write(ply, uci, thought, nanos, OptionalLong.empty());
  }

  /**
   * What a state tells of the moves that are new in it; what is known already is not known better.
   *
   * @param last the state before
   * @param before how many half moves were known
   */
  void add(Optional<GameEvent.State> last, GameEvent.State state, int before) {
    for (int ply = before; ply < line.ply(); ply++) {
      String uci = line.uci(ply);
      Optional<Diary.Entry> known = diary.at(ply, uci);
      if (known.isPresent() && known.get().clockMillis() >= 0) {
        continue;
      }
      int mover = isOurs(ply) ? side : Color.opposite(side);
      boolean isLastOfSide = ply >= line.ply() - 2;
      OptionalLong clock =
          full.baseMillis().isPresent() && isLastOfSide
              ? OptionalLong.of(state.millis(mover))
              : OptionalLong.empty();
      long nanos = known.map(Diary.Entry::nanos).orElse(0L);
      if (clock.isPresent() && last.isPresent() && line.ply() - before <= 2) {
        long spent = last.get().millis(mover) + state.increment(mover) - clock.getAsLong();
        nanos = spent > 0 && ply >= FIRST_MOVES ? spent * NANOS_A_MILLI : nanos;
      }
      write(ply, uci, known.map(Diary.Entry::thought).orElse(Thought.NONE), nanos, clock);
    }
  }

  private boolean isOurs(int ply) {
    int first = line.positionAt(0).sideToMove();
    return (ply % 2 == 0 ? first : Color.opposite(first)) == side;
  }

  private void write(int ply, String uci, Thought thought, long nanos, OptionalLong clock) {
    try {
      diary.add(ply, uci, thought, nanos, clock, Instant.now());
    } catch (IOException e) {
      fault.accept("the diary cannot be written: " + e.getMessage());
    }
  }
}
