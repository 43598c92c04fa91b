package v7p3r.app.lichess.api;

import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/**
 * Somebody wants a game.
 *
 * @param variant the key of Lichess: standard, chess960, fromPosition and others
 * @param speed bullet, blitz, rapid, classical, correspondence and others
 * @param baseSeconds empty without a clock
 */
public record Challenge(
    String id,
    Person challenger,
    Person challenged,
    String variant,
    String speed,
    boolean rated,
    OptionalInt baseSeconds,
    OptionalInt incrementSeconds,
    OptionalInt days) {
  public static Challenge of(JsonNode node) {
    JsonNode control = node.path("timeControl");
    return new Challenge(
        Json.text(node, "id"),
        Person.of(node.path("challenger")),
        Person.of(node.path("destUser")),
        Json.text(node.path("variant"), "key"),
        Json.text(node, "speed"),
        node.path("rated").asBoolean(false),
        Json.someInt(control, "limit"),
        Json.someInt(control, "increment"),
        Json.someInt(control, "daysPerTurn"));
  }

  public boolean isCorrespondence() {
    return baseSeconds.isEmpty();
  }

  /** For the log: rated blitz chess960 180+2 by BOT somebody (2100). */
  @Override
  public String toString() {
    return (rated ? "rated " : "casual ")
        + speed
        + (variant.equals("standard") ? "" : " " + variant)
        + (baseSeconds.isPresent()
            ? " " + baseSeconds.getAsInt() + "+" + incrementSeconds.orElse(0)
            : days.isPresent() ? " " + days.getAsInt() + " days a move" : " without a clock")
        + " by "
        + challenger;
  }
}
