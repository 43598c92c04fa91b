package v7p3r.arena.match;

/**
 * One game of a match.
 *
 * @param number from 1
 * @param round from 0; also the number of the opening
 * @param swapped whether it is the second game of its pair, where the first entrant has Black
 */
record Encounter(int number, int round, Pairing pairing, boolean swapped) {
  int white() {
    return swapped ? pairing.second() : pairing.first();
  }

  int black() {
    return swapped ? pairing.first() : pairing.second();
  }
}
