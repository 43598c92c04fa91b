package v7p3r.arena.config;

/**
 * Something wrong in a configuration.
 *
 * @param pointer the place as a JSON pointer; empty for the whole file
 */
public record Mistake(String pointer, String expected, String found) {
  @Override
  public String toString() {
    String place = pointer.isEmpty() ? "/" : pointer;
    return place + ": expected " + expected + ", found " + found;
  }
}
