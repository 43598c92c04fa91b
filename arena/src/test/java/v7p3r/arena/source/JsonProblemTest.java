package v7p3r.arena.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

class JsonProblemTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {
        "{\"a\": 1; line 1, column 8; expected close marker for Object",
        "[1, 2; line 1, column 6; expected close marker for Array",
        "{\"a\" 1}; line 1, column 6; was expecting a colon to separate property name and value",
        "\"abc; line 1, column 5; was expecting closing quote for a string value",
        "{\"a\": tru}; line 1, column; Unrecognized token 'tru'"
      },
      delimiter = ';')
  void saysWhereAndWhyAndNothingAboutTheParser(String text, String place, String reason) {
    JacksonException e =
        catchThrowableOfType(JacksonException.class, () -> new JsonMapper().readTree(text));
    assertThat(JsonProblem.of(e))
        .startsWith(place)
        .contains(": expected JSON, found ", reason)
        .doesNotContain("Source", "REDACTED", "Feature", "marker at");
  }
}
