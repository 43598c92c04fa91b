package v7p3r.studio.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import v7p3r.arena.game.OpeningNames;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Effort;
import v7p3r.arena.player.Thought;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.San;
import v7p3r.studio.http.Json;
import v7p3r.studio.think.EffortView;
import v7p3r.studio.think.WhiteScore;

/** Moves of a game as a page shows them. */
public final class MoveViews {
  /** Begins the remark in which the effort of a move is kept, in files and in the database. */
  static final String EFFORT = "effort {";

  private final Position position;
  private final List<GameState.Move> moves = new ArrayList<>();
  private Optional<GameState.OpeningView> opening = Optional.empty();

  public MoveViews(Position start) {
    this.position = start.copy();
    name();
  }

  /** All moves of a game. */
  public static MoveViews of(Position start, List<PlayedMove> played) {
    MoveViews views = new MoveViews(start);
    played.forEach(views::add);
    return views;
  }

  public void add(PlayedMove played) {
    Thought thought = played.thought();
    WhiteScore score =
        thought
            .score()
            .map(own -> WhiteScore.of(own, position.sideToMove()))
            .orElse(WhiteScore.UNKNOWN);
    String san = San.format(position, played.move());
    position.make(played.move());
    name();
    Optional<EffortView> effort = effort(thought.remarks());
    moves.add(
        new GameState.Move(
            moves.size() + 1,
            played.uci(),
            san,
            Fen.format(position),
            played.fromOpening(),
            score.cp(),
            score.mate(),
            thought.depth().orElse(0),
            thought.nodes().orElse(0),
            OptionalLong.of(played.nanos() / 1_000_000),
            played.clockMillis(),
            number(effort.map(EffortView::pes)),
            effort.map(EffortView::mode),
            number(effort.map(EffortView::prior)),
            effort.map(EffortView::planned).orElse(OptionalLong.empty()),
            effort.map(EffortView::usual).orElse(OptionalLong.empty()),
            effort.map(EffortView::limit).orElse(OptionalLong.empty()),
            effort.flatMap(EffortView::atLeast),
            effort.map(EffortView::reasons).orElse(List.of()),
            effort.flatMap(EffortView::tree),
            thought.line(),
            List.of(),
            ""));
  }

  private static OptionalDouble number(Optional<Double> value) {
    return value.isPresent() ? OptionalDouble.of(value.get()) : OptionalDouble.empty();
  }

  private void name() {
    OpeningNames.of(position)
        .ifPresent(
            name -> opening = Optional.of(new GameState.OpeningView(name.eco(), name.name())));
  }

  /** What was kept of the effort. */
  public static Optional<EffortView> effort(List<String> remarks) {
    for (String remark : remarks) {
      if (remark.startsWith(EFFORT)) {
        try {
          String json = remark.substring(EFFORT.length() - 1);
          return Optional.of(Json.MAPPER.readValue(json, EffortView.class));
        } catch (JacksonException e) {
          return Optional.empty();
        }
      }
    }
    return Effort.of(remarks).map(MoveViews::plain);
  }

  /** Of a game that was played elsewhere: nothing but PES and mode is known. */
  private static EffortView plain(Effort effort) {
    return new EffortView(
        effort.pes(),
        effort.mode(),
        effort.pes(),
        OptionalLong.empty(),
        0,
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty(),
        true,
        List.of(),
        Optional.empty());
  }

  static String remark(EffortView effort) {
    return EFFORT + Json.MAPPER.writeValueAsString(effort).substring(1);
  }

  public List<GameState.Move> moves() {
    return List.copyOf(moves);
  }

  /** The position after all of them, with its history. */
  public Position position() {
    return position;
  }

  public Optional<GameState.OpeningView> opening() {
    return opening;
  }
}
