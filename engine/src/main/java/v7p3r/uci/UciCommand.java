package v7p3r.uci;

import java.util.List;
import v7p3r.search.Limits;

/** A line of input that has been understood, or that says why it has not. */
public sealed interface UciCommand {
  /** An empty line. */
  record Nothing() implements UciCommand {}

  /** Who the engine is and its options, with those that GUIs do not show or without. */
  record Identify(boolean all) implements UciCommand {}

  record IsReady() implements UciCommand {}

  record NewGame() implements UciCommand {}

  /** The moves are still text: reading them takes the position. */
  record SetPosition(String fen, List<String> moves) implements UciCommand {}

  /** The search moves are still text; mistakes that do not keep it from searching are told. */
  record Go(Limits limits, List<String> searchMoves, List<Malformed> mistakes)
      implements UciCommand {}

  record GoPerft(int depth) implements UciCommand {}

  /** Profiles a number of positions; the file may be empty for the usual one. */
  record GoProfile(int positions, String file) implements UciCommand {}

  record Stop() implements UciCommand {}

  record PonderHit() implements UciCommand {}

  record Quit() implements UciCommand {}

  record SetOption(String name, String value) implements UciCommand {}

  record Debug(boolean on) implements UciCommand {}

  record Register() implements UciCommand {}

  record Draw() implements UciCommand {}

  /** Why the position has its score, as a table or as JSON. */
  record Eval(boolean json) implements UciCommand {}

  record RunBench(int depth) implements UciCommand {}

  record Help() implements UciCommand {}

  /** A known command with a part that makes no sense. */
  record Malformed(String command, String expected, String found) implements UciCommand {}

  record Unknown(String text) implements UciCommand {}
}
