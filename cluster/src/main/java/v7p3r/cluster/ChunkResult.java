package v7p3r.cluster;

import java.io.Serializable;
import java.util.List;
import v7p3r.arena.work.UnitKey;
import v7p3r.arena.work.UnitResult;

/**
 * What came of the units that an executor did in one go.
 *
 * @param executor its number and its machine
 * @param nanos that it took
 */
record ChunkResult(String executor, long nanos, List<Done> units) implements Serializable {
  /**
   * A unit that was done.
   *
   * @param failure why it has no result; empty if it has one
   */
  record Done(UnitKey key, UnitResult result, String failure) implements Serializable {
    private static final UnitResult NOTHING = new UnitResult("", "");

    static Done of(UnitKey key, UnitResult result) {
      return new Done(key, result, "");
    }

    static Done failed(UnitKey key, String failure) {
      return new Done(key, NOTHING, failure);
    }
  }
}
