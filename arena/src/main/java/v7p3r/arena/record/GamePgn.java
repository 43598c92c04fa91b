package v7p3r.arena.record;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Effort;
import v7p3r.arena.player.Thought;
import v7p3r.notation.Commentary;
import v7p3r.notation.Fen;
import v7p3r.notation.GameNode;
import v7p3r.notation.GameTree;
import v7p3r.notation.PgnGame;
import v7p3r.notation.PgnTags;
import v7p3r.notation.PgnWriter;

/**
 * A recorded game as PGN. Each move carries score, depth and time the way match tools write them:
 * {@code {+0.35/12 0.123s, n=45678, sd=19}}, the score as the mover sees it.
 */
public final class GamePgn {
  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

  private GamePgn() {}

  /** The game as text, with an empty line at its end. */
  public static String format(GameRecord game, String event, int number) {
    return PgnWriter.format(tree(game, event, Integer.toString(number)));
  }

  /** The same with more tags, such as where it was played. */
  public static String format(
      GameRecord game, String event, int number, Map<String, String> moreTags) {
    PgnTags tags = tags(game, event, Integer.toString(number));
    for (Map.Entry<String, String> tag : moreTags.entrySet()) {
      tags = tags.with(tag.getKey(), tag.getValue());
    }
    return PgnWriter.format(tree(game, tags));
  }

  static GameTree tree(GameRecord game, String event, String round) {
    return tree(game, tags(game, event, round));
  }

  private static GameTree tree(GameRecord game, PgnTags tags) {
    int[] moves = game.moves().stream().mapToInt(PlayedMove::move).toArray();
    GameTree tree = GameTree.of(new PgnGame(tags, moves));
    List<GameNode> line = tree.mainLine();
    for (int i = 0; i < line.size(); i++) {
      List<String> words = new ArrayList<>(words(game.moves().get(i)));
      if (i == line.size() - 1 && !game.ending().words().isEmpty()) {
        words.add(game.ending().words());
      }
      line.get(i).setCommentary(Commentary.of(String.join(", ", words)));
    }
    if (line.isEmpty()) {
      tree.root().setCommentary(Commentary.of(game.ending().words()));
    }
    return tree;
  }

  private static PgnTags tags(GameRecord game, String event, String round) {
    var start = game.start().atOffset(ZoneOffset.UTC);
    PgnTags tags =
        PgnTags.of(game.white().name(), game.black().name())
            .with("Event", event)
            .with("Date", DATE.format(start))
            .with("Round", round)
            .with(game.ending().result())
            .withStart(Fen.parse(game.opening().fen()))
            .with("GameStartTime", start.truncatedTo(ChronoUnit.MILLIS).toString())
            .with("GameDuration", duration(game.duration().toMillis()))
            .with("PlyCount", Integer.toString(game.moves().size()))
            .with("Termination", game.ending().termination().pgnWord());
    tags = withLimits(withIdentities(tags, game), game);
    if (!game.opening().eco().isEmpty()) {
      tags = tags.with("ECO", game.opening().eco());
    }
    return game.opening().name().isEmpty() ? tags : tags.with("Opening", game.opening().name());
  }

  /** What the players call themselves, with their versions, where their names do not say it. */
  private static PgnTags withIdentities(PgnTags tags, GameRecord game) {
    PgnTags all = tags;
    if (!game.white().identity().equals(game.white().name())) {
      all = all.with("WhiteEngine", game.white().identity());
    }
    return game.black().identity().equals(game.black().name())
        ? all
        : all.with("BlackEngine", game.black().identity());
  }

  /**
   * The clock as the standard has it, - for none and ? where the sides differ, and beside it all
   * that the standard has no word for.
   */
  private static PgnTags withLimits(PgnTags tags, GameRecord game) {
    Allowance white = game.white().allowance();
    Allowance black = game.black().allowance();
    boolean same = clock(white).equals(clock(black));
    PgnTags all = tags.with("TimeControl", same ? clock(white) : "?");
    if (!same) {
      all = all.with("WhiteTimeControl", clock(white)).with("BlackTimeControl", clock(black));
    }
    if (!white.limit().isNone()) {
      all = all.with("WhiteLimit", white.toString());
    }
    return black.limit().isNone() ? all : all.with("BlackLimit", black.toString());
  }

  private static String clock(Allowance allowance) {
    return allowance.timeControl().map(Object::toString).orElse("-");
  }

  private static String duration(long millis) {
    return String.format(
        Locale.ROOT,
        "%02d:%02d:%06.3f",
        millis / 3_600_000,
        millis / 60_000 % 60,
        millis % 60_000 / 1000.0);
  }

  private static List<String> words(PlayedMove move) {
    if (move.fromOpening()) {
      return List.of("book");
    }
    Thought thought = move.thought();
    List<String> words = new ArrayList<>();
    StringBuilder first = new StringBuilder();
    thought.score().ifPresent(score -> first.append(score).append('/'));
    thought.score().ifPresent(_ -> first.append(thought.depth().orElse(0)).append(' '));
    first.append(String.format(Locale.ROOT, "%.3fs", move.nanos() / 1e9));
    words.add(first.toString());
    thought.nodes().ifPresent(nodes -> words.add("n=" + nodes));
    thought.selectiveDepth().ifPresent(depth -> words.add("sd=" + depth));
    thought.nodesPerSecond().ifPresent(nps -> words.add("nps=" + nps));
    Effort.of(thought.remarks())
        .ifPresent(
            effort -> {
              words.add(String.format(Locale.ROOT, "pes=%.2f", effort.pes()));
              words.add("mode=" + effort.mode());
            });
    move.clockMillis()
        .ifPresent(left -> words.add(String.format(Locale.ROOT, "tl=%.3fs", left / 1000.0)));
    return words;
  }
}
