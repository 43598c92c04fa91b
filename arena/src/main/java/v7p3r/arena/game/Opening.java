package v7p3r.arena.game;

import java.util.List;
import v7p3r.notation.Fen;

/**
 * Where a game begins: a position, and moves that are given.
 *
 * @param eco code of the Encyclopedia of Chess Openings, empty if not known
 * @param name for the record, may be empty
 */
public record Opening(String eco, String name, String fen, List<Integer> moves) {
  /** The start of a game of standard chess. */
  public static final Opening START = new Opening("", Fen.START, List.of());

  /** Without a code. */
  public Opening(String name, String fen, List<Integer> moves) {
    this("", name, fen, moves);
  }

  public Opening {
    moves = List.copyOf(moves);
  }

  /** The same opening, with code and name where it has none of its own. */
  public Opening orNamed(OpeningName known) {
    return new Opening(
        eco.isEmpty() ? known.eco() : eco, name.isEmpty() ? known.name() : name, fen, moves);
  }
}
