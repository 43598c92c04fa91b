package v7p3r.studio.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.player.SearchLimit;
import v7p3r.engine.EngineOptions;
import v7p3r.engine.SearchType;
import v7p3r.notation.Fen;
import v7p3r.notation.NotationException;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.http.Body;
import v7p3r.studio.http.Field;
import v7p3r.studio.http.HttpProblem;
import v7p3r.studio.http.Shape;
import v7p3r.studio.think.OwnOptions;

/**
 * How a game against the engine is set up.
 *
 * @param color of the person: white or black
 * @param moveTime milliseconds for each move of the engine, without a clock
 * @param opening key of an opening that is on the board at the beginning
 * @param start where the game begins, as FEN
 */
public record GameSettings(
    String color,
    Optional<Clock> clock,
    OptionalLong moveTime,
    OptionalInt elo,
    String searchType,
    boolean desc,
    Optional<String> opening,
    String start,
    boolean chess960) {
  private static final long USUAL_MOVE_TIME = 1000;
  private static final long LONGEST_TIME = 24 * 3_600_000L;

  /** How late the engine may be on a clock, for it shares the machine with the page. */
  private static final long MARGIN = 1000;

  /** Nobody loses because a machine was busy where no clock runs. */
  private static final long MARGIN_WITHOUT_CLOCK = 60_000;

  /** A clock for both sides, in milliseconds. */
  public record Clock(long base, long increment) {}

  static final Shape SHAPE =
      Shape.of(
          Field.choice("color", List.of("white", "black", "random"), "the color of the person"),
          Field.object(
                  "clock",
                  Shape.of(
                      Field.integer("base", 1000, LONGEST_TIME, "milliseconds for the game"),
                      Field.integer("increment", 0, 3_600_000, "milliseconds for each move")),
                  "a clock for both sides")
              .optional(),
          Field.integer("moveTime", 1, 3_600_000, "milliseconds for each move of the engine")
              .optional(),
          Field.integer(
                  "elo",
                  EngineOptions.ELO.min(),
                  EngineOptions.ELO.max(),
                  "how well the engine plays; null for as well as it can")
              .optional(),
          Field.choice("searchType", SearchType.keys(), "how it chooses its moves").optional(),
          Field.flag("desc", "whether its time follows its effort model").optional(),
          Field.word("opening", "key of an opening to begin with").optional(),
          Field.text("fen", 120, "where the game begins").optional(),
          Field.numberOrWord("chess960", 0, 959, List.of("random"), "number of a start position")
              .optional());

  /** Reads what a page asked for. */
  static GameSettings of(Body body) {
    String color = body.requiredText("color");
    if (color.equals("random")) {
      color = new SplittableRandom().nextBoolean() ? "white" : "black";
    }
    Optional<String> chess960 = body.text("chess960");
    Optional<String> opening = body.text("opening").filter(key -> !key.equals("any"));
    if (opening.isPresent() && !StartPositions.openings().containsKey(opening.get())) {
      throw HttpProblem.wrong(
          "there is no such opening",
          "body.opening",
          String.join(", ", StartPositions.openings().keySet()));
    }
    return new GameSettings(
        color,
        body.object("clock")
            .map(
                clock ->
                    new Clock(
                        clock.number("base").orElseThrow(),
                        clock.number("increment").orElseThrow())),
        body.number("moveTime"),
        body.integer("elo"),
        body.text("searchType").orElse(SearchType.keys().getFirst()),
        body.flag("desc"),
        opening,
        start(body, chess960),
        chess960.isPresent());
  }

  private static String start(Body body, Optional<String> chess960) {
    if (chess960.isPresent()) {
      return StartPositions.chess960(chess960.get());
    }
    String fen = body.text("fen").orElse(Fen.START);
    try {
      return Fen.format(Fen.parse(fen));
    } catch (NotationException e) {
      throw HttpProblem.wrong(e.getMessage(), "body.fen", "a position as FEN");
    }
  }

  boolean personIsWhite() {
    return color.equals("white");
  }

  GameSettings withColor(String other) {
    return new GameSettings(
        other, clock, moveTime, elo, searchType, desc, opening, start, chess960);
  }

  private Optional<TimeControl> timeControl() {
    return clock.map(both -> new TimeControl(0, both.base, both.increment));
  }

  Allowance ofPerson() {
    return timeControl().map(Allowance::of).orElse(Allowance.FREE);
  }

  Allowance ofEngine() {
    SearchLimit limit =
        moveTime.isPresent() || clock.isEmpty()
            ? SearchLimit.ofMoveTime(moveTime.orElse(USUAL_MOVE_TIME))
            : SearchLimit.NONE;
    return new Allowance(timeControl(), limit, clock.isPresent() ? MARGIN : MARGIN_WITHOUT_CLOCK);
  }

  /** Options of the engine that plays. */
  Map<String, String> options(StudioConfig config) {
    Map<String, String> options = new LinkedHashMap<>(OwnOptions.of(config));
    options.put(EngineOptions.SEARCH_TYPE.name(), searchType);
    if (elo.isPresent()) {
      options.put(EngineOptions.LIMIT_STRENGTH.name(), "true");
      options.put(EngineOptions.ELO.name(), Integer.toString(elo.getAsInt()));
    }
    if (desc) {
      options.put(EngineOptions.DESC_VERBOSE.name(), "true");
      options.put(EngineOptions.USE_DESC.name(), "true");
    }
    return options;
  }
}
