package v7p3r.uci;

import v7p3r.engine.Option;
import v7p3r.engine.Options;

/** What a person at the keyboard can type. */
final class UciHelp {
  private static final String COMMANDS =
      """
      V7P3R speaks UCI: start it from a chess GUI, or type

        uci [all]                        who the engine is and what options it has; with all also those
                                         for research and tuning
        isready                          answers readyok, also during a search
        ucinewgame                       forgets the last game
        position startpos [moves ...]    sets up the start, then plays moves such as e2e4 e7e8q
        position fen FEN [moves ...]     sets up a position
        go [LIMIT ...]                   searches; limits are depth N, nodes N, mate N, movetime MS,
                                         wtime MS, btime MS, winc MS, binc MS, movestogo N,
                                         infinite, ponder, searchmoves ...
        go perft N                       counts the positions N half moves ahead
        go profile N [FILE]              profiles N positions of random games from here on and appends
                                         them to FILE (effort_dataset.csv)
        stop                             ends the search and shows the best move so far
        ponderhit                        the move that was pondered on has been played
        setoption name NAME [value V]    changes an option
        debug on|off                     shows search statistics
        d                                draws the position
        eval [json]                      explains the score of the position, theme by theme
        bench [DEPTH]                    measures speed; the node count is the search's signature
        help                             this text
        quit                             ends the program

      Options:
      """;

  private UciHelp() {}

  static String text(Options options) {
    StringBuilder text = new StringBuilder(4000).append(COMMANDS);
    for (Option option : options.all()) {
      text.append("  ").append(option.name()).append(": ").append(option.description());
      text.append('\n');
    }
    if (options.showsHidden()) {
      return text.substring(0, text.length() - 1);
    }
    text.append("  and ").append(options.hidden().size());
    return text.append(" more for research and tuning: './v7p3r uci --all-options help' lists them")
        .toString();
  }
}
