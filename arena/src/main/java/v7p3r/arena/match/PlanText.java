package v7p3r.arena.match;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.source.JsonProblem;

/** A plan as JSON, to be kept with the match. */
final class PlanText {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private PlanText() {}

  static String write(MatchPlan plan) {
    return MAPPER.writeValueAsString(plan);
  }

  /** Reads what {@link #write} wrote. */
  static MatchPlan read(String text) {
    try {
      return MAPPER.readValue(text, MatchPlan.class);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(
          "the plan of the match cannot be read: " + JsonProblem.of(e), e);
    }
  }
}
