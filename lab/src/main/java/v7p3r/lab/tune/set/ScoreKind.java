package v7p3r.lab.tune.set;

import java.io.IOException;
import java.util.Optional;
import v7p3r.arena.work.PlainJson;
import v7p3r.arena.work.StopSignal;
import v7p3r.arena.work.UnitKind;
import v7p3r.arena.work.UnitOrder;
import v7p3r.arena.work.UnitResult;
import v7p3r.arena.work.WorkPlace;
import v7p3r.lab.tune.set.ScoreJournal.Entry;

/** Positions that are scored elsewhere. */
public final class ScoreKind implements UnitKind {
  private static final String NAME = "score";

  /** Beyond this, centipawns, one side is better. */
  private static final int EVEN = 50;

  /** Who scores, and for how long. */
  private record Settings(String command, int nodes) {}

  @Override
  public String name() {
    return NAME;
  }

  /** Has a position scored; nothing if it came to that no more. */
  static Optional<Entry> score(
      WorkPlace place, String command, int nodes, String fen, StopSignal stop) throws IOException {
    String settings = PlainJson.write(new Settings(command, nodes));
    return place
        .perform(UnitOrder.of(NAME, fen, settings, 0, fen), stop)
        .map(text -> PlainJson.read(text, Entry.class));
  }

  @Override
  public Doer doer(String settings) {
    Settings wanted = PlainJson.read(settings, Settings.class);
    EngineScorer scorer = new EngineScorer(wanted.command(), wanted.nodes());
    return new Doer() {
      @Override
      public UnitResult perform(String fen) throws IOException {
        Entry entry = scorer.score(fen).orElseThrow();
        return new UnitResult(PlainJson.write(entry), outcome(entry.score()));
      }

      @Override
      public void close() {
        scorer.close();
      }
    };
  }

  private static String outcome(int score) {
    if (score == LabelledPosition.NO_SCORE) {
      return "mate";
    }
    return score > EVEN ? "White is better" : score < -EVEN ? "Black is better" : "even";
  }
}
