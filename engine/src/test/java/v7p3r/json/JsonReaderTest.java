package v7p3r.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.ModelFile;

class JsonReaderTest {
  private static JsonNode read(String json) {
    return JsonNode.read(new ModelFile("tiny.json", json.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void readsEveryKindOfValue() {
    JsonNode json =
        read(
            """
            {"text": "a\\"b\\\\\\u00e9\\n", "number": -1.5e2, "list": [1, 2.5, -3],
             "texts": ["x", "y"], "mixed": [1, "z"], "empty": [], "inner": {"yes": true}}
            """);
    assertThat(json.at("text").text()).isEqualTo("a\"b\\é\n");
    assertThat(json.at("number").number()).isEqualTo(-150);
    assertThat(json.at("list").floats()).containsExactly(1, 2.5f, -3);
    assertThat(json.at("texts").texts()).containsExactly("x", "y");
    assertThat(json.at("mixed").items().get(1).text()).isEqualTo("z");
    assertThat(json.at("empty").integers()).isEmpty();
    assertThat(json.at("inner").has("yes")).isTrue();
    assertThat(json.at("inner").has("no")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`{\"a\" 1}` | byte 5: expected ':' after a name, found '1'",
        "`[1, 2` | byte 5: expected ',' or ']', found the end of the file",
        "`{\"a\": 1, \"a\": 2}` | byte 9: the name 'a' stands twice",
        "`{} x` | byte 3: expected the end of the file, found 'x'",
        "`01` | byte 0: a number must not begin with 0 and go on",
        "`tru` | byte 3: expected true, found the end of the file",
        "`\"\\q\"` | byte 2: expected one of \"\\/bfnrtu after a backslash, found 'q'",
        "`\"abc` | byte 4: expected the rest of a text in quotes, found the end of the file",
        "`` | byte 0: expected a value, found the end of the file",
        "`[1,]` | byte 3: expected a value, found ']'"
      })
  void whatIsWrongIsToldWithItsByte(String json, String message) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(ModelException.class)
        .hasMessage("tiny.json, " + message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "7",
        "-1",
        "0.1",
        "-3.25",
        "1E2",
        "1.5e-3",
        "5E-1",
        "123456789012345",
        "1234567890123456789",
        "0.30000001192092896",
        "1.1920929E-7",
        "9.007199254740993e15",
        "1e22",
        "1e23",
        "4.9e-324",
        "1.7976931348623157e308",
        "1e400",
        "1e-400",
        "0.1e00000001",
        "2.2250738585072012e-308"
      })
  void numbersAreThoseOfTheJavaLanguage(String number) {
    assertThat(read("[" + number + "]").items().getFirst().number())
        .isEqualTo(Double.parseDouble(number));
  }

  @Test
  void nestingHasALimit() {
    assertThatThrownBy(() -> read("[".repeat(100_000)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("nested deeper than 64");
  }

  @Test
  void aValueOfAnotherKindIsToldWithTheWayToIt() {
    JsonNode json = read("{\"a\": {\"b\": [1, 2.5, \"x\"]}}");
    assertThatThrownBy(() -> json.at("a").at("b").text())
        .hasMessage("tiny.json: a.b: expected a text, found a list");
    assertThatThrownBy(() -> json.at("a").at("b").items().get(1).integer())
        .hasMessage("tiny.json: a.b[1]: expected a whole number, found 2.5");
    assertThatThrownBy(() -> json.at("a").at("c"))
        .hasMessage("tiny.json: a: expected a member 'c', found none");
    assertThatThrownBy(() -> read("{\"n\": [1e60]}").at("n").floats())
        .hasMessage("tiny.json: n: item 0 is too large for a float: 1.0E60");
  }
}
