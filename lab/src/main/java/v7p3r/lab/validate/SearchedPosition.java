package v7p3r.lab.validate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

/** A position and what each arm made of it, in the order of the arms. */
record SearchedPosition(String fen, Map<Arm, ArmSearch> searches) {
  SearchedPosition {
    Map<Arm, ArmSearch> inOrder = new EnumMap<>(Arm.class);
    inOrder.putAll(searches);
    searches = Collections.unmodifiableMap(inOrder);
  }

  ArmSearch by(Arm arm) {
    ArmSearch search = searches.get(arm);
    if (search == null) {
      throw new IllegalArgumentException(fen + ": expected a search by " + arm + ", found none");
    }
    return search;
  }

  /** What DESC thought of the position before it searched. */
  OptionalDouble pes() {
    return by(Arm.DESC).pes();
  }

  /** What DESC thought of it last: the PES that its effort followed. */
  OptionalDouble lastPes() {
    return by(Arm.DESC).lastPes();
  }

  boolean isAbove(double bound) {
    return pes().isPresent() && pes().getAsDouble() > bound;
  }

  boolean isBelow(double bound) {
    return pes().isPresent() && pes().getAsDouble() < bound;
  }
}
