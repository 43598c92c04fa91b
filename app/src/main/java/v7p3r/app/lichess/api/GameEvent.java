package v7p3r.app.lichess.api;

import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import v7p3r.board.Color;
import v7p3r.notation.Fen;

/** What Lichess tells about one game. */
public sealed interface GameEvent {
  /**
   * All about the game; the first line of a stream.
   *
   * @param start the position it began from, as FEN
   */
  record Full(
      String id,
      String variant,
      String speed,
      boolean rated,
      Person white,
      Person black,
      String start,
      OptionalLong baseMillis,
      OptionalLong incrementMillis,
      State state)
      implements GameEvent {
    public boolean isChess960() {
      return variant.equals("chess960") || variant.equals("fromPosition");
    }
  }

  /**
   * How the game stands.
   *
   * @param moves all moves so far, as UCI writes them, with spaces between
   * @param status started, created, or how it ended
   * @param winner white, black or empty
   */
  record State(
      String moves,
      long whiteMillis,
      long blackMillis,
      long whiteIncrement,
      long blackIncrement,
      String status,
      String winner,
      boolean whiteDraw,
      boolean blackDraw,
      boolean whiteTakeback,
      boolean blackTakeback)
      implements GameEvent {
    public boolean isOver() {
      return !status.equals("started") && !status.equals("created");
    }

    public long millis(int side) {
      return side == Color.WHITE ? whiteMillis : blackMillis;
    }

    public long increment(int side) {
      return side == Color.WHITE ? whiteIncrement : blackIncrement;
    }

    public boolean offersDraw(int side) {
      return side == Color.WHITE ? whiteDraw : blackDraw;
    }

    public boolean wantsTakeback(int side) {
      return side == Color.WHITE ? whiteTakeback : blackTakeback;
    }
  }

  record Chat(String user, String text, boolean bySpectator) implements GameEvent {}

  /** The opponent left, or came back; after some seconds the win can be claimed. */
  record Gone(boolean isGone, OptionalInt claimSeconds) implements GameEvent {}

  /** Something of no interest. */
  record Other(String type) implements GameEvent {}

  static GameEvent of(JsonNode line) {
    String type = Json.text(line, "type");
    return switch (type) {
      case "gameFull" -> full(line);
      case "gameState" -> state(line);
      case "chatLine" ->
          new Chat(
              Json.text(line, "username"),
              Json.text(line, "text"),
              Json.text(line, "room").equals("spectator"));
      case "opponentGone" ->
          new Gone(line.path("gone").asBoolean(false), Json.someInt(line, "claimWinInSeconds"));
      default -> new Other(type);
    };
  }

  private static Full full(JsonNode line) {
    String fen = Json.text(line, "initialFen");
    JsonNode clock = line.path("clock");
    return new Full(
        Json.text(line, "id"),
        Json.text(line.path("variant"), "key"),
        Json.text(line, "speed"),
        line.path("rated").asBoolean(false),
        Person.of(line.path("white")),
        Person.of(line.path("black")),
        fen.isEmpty() || fen.equals("startpos") ? Fen.START : fen,
        Json.someLong(clock, "initial"),
        Json.someLong(clock, "increment"),
        state(line.path("state")));
  }

  private static State state(JsonNode line) {
    return new State(
        Json.text(line, "moves").strip(),
        line.path("wtime").asLong(0),
        line.path("btime").asLong(0),
        line.path("winc").asLong(0),
        line.path("binc").asLong(0),
        Json.text(line, "status"),
        Json.text(line, "winner"),
        line.path("wdraw").asBoolean(false),
        line.path("bdraw").asBoolean(false),
        line.path("wtakeback").asBoolean(false),
        line.path("btakeback").asBoolean(false));
  }
}
