package v7p3r.arena.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.TimeControl;
import v7p3r.arena.player.SearchLimit;
import v7p3r.engine.Engine;

class ConfigFileTest {
  private static final String RANDOM = "{\"engine\": \"random\"}";

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("test.json"), text);
  }

  private GameConfig read(String text) throws IOException, ConfigException {
    return ConfigFile.read(file(text));
  }

  private static String game(String white) {
    return "{\"white\": " + white + ", \"black\": " + RANDOM + "}";
  }

  private String complaint(String text) throws IOException {
    Path file = file(text);
    return catchThrowableOfType(ConfigException.class, () -> ConfigFile.read(file)).getMessage();
  }

  @Test
  void theExampleIsGoodAndHasEveryFlagOfTheSchema() throws IOException, ConfigException {
    GameConfig config = read(ConfigFile.example());
    assertThat(config.games()).isEqualTo(2);
    assertThat(config.white().engine().command()).containsExactly("internal:negamax");
    JsonNode player =
        JsonMapper.shared().readTree(ConfigFile.schema()).at("/$defs/player/properties");
    assertThat(player.propertyNames())
        .filteredOn(key -> key.startsWith("use_") || key.startsWith("max_"))
        .hasSizeGreaterThan(18)
        .allMatch(key -> ConfigFile.example().contains("\"" + key + "\""));
  }

  @Test
  void whatIsLeftOutHasItsDefault() throws IOException, ConfigException {
    GameConfig config = read(game(RANDOM));
    assertThat(config.event()).isEqualTo("test");
    assertThat(config.games()).isEqualTo(1);
    assertThat(config.swapsColors()).isTrue();
    assertThat(config.gamesFolder()).isEqualTo(Path.of("games"));
    assertThat(config.activeGame()).isEqualTo(Path.of("active_game.pgn"));
    assertThat(config.database()).isEqualTo(Path.of("games/arena.db"));
    assertThat(config.white().allowance()).isEqualTo(Allowance.of(SearchLimit.ofDepth(8)));
    assertThat(config.white().engine().options()).isEmpty();
    assertThat(config.white().version()).isEmpty();
  }

  @Test
  void gamesMayEndByAdjudicationAsInMatches() throws IOException, ConfigException {
    GameConfig config =
        read(
            """
            {"draw": {"move_number": 30, "score": 5}, "resign": {}, "tablebases": "syzygy",
             "max_moves": 90, "white": %s, "black": %s}
            """
                .formatted(RANDOM, RANDOM));
    assertThat(config.rules().adjudication())
        .isEqualTo(
            new Adjudication(
                Optional.of(new Adjudication.DrawRule(30, 8, 5)),
                Optional.of(new Adjudication.ResignRule(4, 600, false)),
                OptionalInt.of(90),
                Optional.of("syzygy")));
    assertThatThrownBy(
            () ->
                read(
                    "{\"draw\": {\"moves\": 3}, \"white\": %s, \"black\": %s}"
                        .formatted(RANDOM, RANDOM)))
        .hasMessageContaining("/draw/moves");
  }

  @Test
  void everyKeyHasItsMeaning() throws IOException, ConfigException {
    GameConfig config =
        read(
            """
            {"event": "Cup", "game_count": 7, "swap_colors": false, "max_moves": 80,
             "start_fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
             "games_folder": "g", "active_game": "a.pgn", "database": "d.db",
             "white": {"engine": "v7p3r", "engine_id": "me", "engine_version": "0.1",
               "search_algorithm": "material", "depth": 4, "options": {"Hash": 32}},
             "black": {"engine": "sh", "command": ["sh", "-c", "x"], "elo": 1500,
               "skill_level": 3, "nodes": 9, "move_time_ms": 50, "time_control": "8+0.08"}}
            """);
    assertThat(config.event()).isEqualTo("Cup");
    assertThat(config.games()).isEqualTo(7);
    assertThat(config.swapsColors()).isFalse();
    assertThat(config.rules().adjudication().maxMoves()).hasValue(80);
    assertThat(config.openings().get(0).fen()).isEqualTo("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assertThat(config.gamesFolder()).isEqualTo(Path.of("g"));
    assertThat(config.white().engine().name()).isEqualTo("me");
    assertThat(config.white().version()).isEqualTo(Optional.of("0.1"));
    assertThat(config.white().engine().command()).containsExactly("internal:material");
    assertThat(config.white().engine().options()).isEqualTo(Map.of("Hash", "32"));
    assertThat(config.black().engine().command()).containsExactly("sh", "-c", "x");
    assertThat(config.black().engine().options())
        .isEqualTo(Map.of("UCI_LimitStrength", "true", "UCI_Elo", "1500", "Skill Level", "3"));
    Allowance allowance = config.black().allowance();
    assertThat(allowance.timeControl()).contains(new TimeControl(0, 8000, 80));
    assertThat(allowance.limit().nodes()).hasValue(9);
    assertThat(allowance.limit().moveTimeMillis()).hasValue(50);
  }

  @Test
  void everyFlagIsAnOptionOfTheEngine() throws IOException, ConfigException {
    JsonNode player =
        JsonMapper.shared().readTree(ConfigFile.schema()).at("/$defs/player/properties");
    Map<String, String> optionOf = new LinkedHashMap<>();
    for (String key : player.propertyNames()) {
      if (key.startsWith("use_") && !key.equals("use_opening_book")) {
        String white = "{\"engine\": \"v7p3r\", \"" + key + "\": false}";
        Map<String, String> options = read(game(white)).white().engine().options();
        String group = options.keySet().iterator().next();
        assertThat(options).as(key).containsEntry(group, "false");
        assertThat(new Engine().options().find(group)).as(key).isPresent();
        optionOf.put(key, group);
      }
    }
    assertThat(optionOf.values()).doesNotHaveDuplicates().hasSizeGreaterThan(16);
  }

  @ParameterizedTest
  @CsvSource({
    "use_tempo_scoring, UseDrawPrevention",
    "use_primary_scoring, UseMVVLVA",
    "use_secondary_scoring, UseCapturesToEscapeCheck"
  })
  void aGroupThatIsOffTakesItsMembersWithIt(String group, String member)
      throws IOException, ConfigException {
    String white = "{\"engine\": \"v7p3r\", \"" + group + "\": false, \"use_mvv_lva\": true}";
    assertThat(read(game(white)).white().engine().options()).containsEntry(member, "false");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'engine': 'v7p3r', 'use_quiesence': true}"
            + "| /white/use_quiesence: expected a known key, found 'use_quiesence'"
            + " (did you mean 'use_quiescence'?)",
        "{'engine': 'v7p3r', 'depth': 0}"
            + "| /white/depth: expected a whole number from 1 to 100, found 0",
        "{'engine': 'v7p3r', 'depth': 2.5}"
            + "| /white/depth: expected a whole number from 1 to 100, found 2.5",
        "{'engine': 'v7p3r', 'use_castling': 'yes'}"
            + "| /white/use_castling: expected true or false, found \"yes\"",
        "{'engine': 'v7p3r', 'search_algorithm': 'negamx'}"
            + "| /white/search_algorithm: expected one of negamax, simple, random, material,"
            + " found \"negamx\" (did you mean 'negamax'?)",
        "{}| /white: expected the key 'engine', found none",
        "[]| /white: expected an object {...}, found []",
        "{'engine': ''}| /white/engine: expected a text that is not empty, found \"\"",
        "{'engine': 'no-such-program'}"
            + "| /white/engine: expected a program that can be run, found no program"
            + " no-such-program",
        "{'engine': 'x', 'command': []}"
            + "| /white/command: expected a list that is not empty, found []",
        "{'engine': 'x', 'command': [1]}"
            + "| /white/command/0: expected a text in quotes, found 1",
        "{'engine': 'sh', 'use_castling': true}"
            + "| /white/use_castling: expected this key only with engine v7p3r, found engine sh",
        "{'engine': 'random', 'search_algorithm': 'simple'}"
            + "| /white/search_algorithm: expected none, because random is one,"
            + " found search_algorithm",
        "{'engine': 'v7p3r', 'options': {'UCI_Elo': 0}}"
            + "| /white/options/UCI_Elo: expected a whole number from 800 to 2600, found '0'",
        "{'engine': 'v7p3r', 'options': {'Hash': []}}"
            + "| /white/options/Hash: expected a text in quotes or a number or true or false,"
            + " found []",
        "{'engine': 'v7p3r', 'time_control': 'fast'}"
            + "| /white/time_control: expected [moves/][minutes:]seconds[+increment] such as"
            + " 8+0.08, found \"fast\""
      })
  void mistakesSayWhereWhatWasExpectedAndWhatWasFound(String white, String words)
      throws IOException {
    String text = game(white.replace('\'', '"'));
    assertThat(complaint(text)).isEqualTo(folder.resolve("test.json") + ", " + words);
  }

  @Test
  void allMistakesOfAFileAreToldAtOnce() throws IOException {
    assertThat(
            complaint(
                    """
                    {"game_count": "two", "whte": {},
                     "white": {"engine": "v7p3r", "depth": -1, "use_book": true}}
                    """)
                .lines())
        .hasSize(5)
        .anyMatch(line -> line.endsWith("/: expected the key 'black', found none"))
        .anyMatch(line -> line.contains("/game_count: expected a whole number from 1 to 100000"))
        .anyMatch(line -> line.endsWith("found 'whte' (did you mean 'white'?)"))
        .anyMatch(line -> line.contains("/white/depth: "))
        .anyMatch(line -> line.contains("/white/use_book: expected a known key"));
  }

  @Test
  void mistakesOfMeaningAreToldAtOnceToo() throws IOException {
    assertThat(
            complaint(
                    """
                    {"start_fen": "nonsense",
                     "white": {"engine": "no-such-program"},
                     "black": {"engine": "v7p3r", "options": {"Hahs": 1}}}
                    """)
                .lines())
        .hasSize(3)
        .anyMatch(line -> line.contains("/start_fen: expected a position in FEN, found "))
        .anyMatch(line -> line.contains("/white/engine: "))
        .anyMatch(line -> line.contains("/black/options/Hahs: expected one of "));
  }

  @Test
  void textThatIsNoJsonIsPlaced() throws IOException {
    assertThat(complaint("{\n  \"white\": }"))
        .startsWith(folder.resolve("test.json") + ": line 2, column ")
        .contains("expected JSON, found ");
    assertThat(complaint("{\"white\": 1, \"white\": 2}")).contains("uplicate");
    assertThat(complaint("{} {}")).contains("expected JSON");
    assertThat(complaint("")).isNotEmpty();
  }

  @Test
  void aMissingFileIsOfferedToBeMade() {
    Path missing = folder.resolve("nothing.json");
    assertThatThrownBy(() -> ConfigFile.read(missing))
        .hasMessage(
            missing
                + ": expected a configuration, found no file; v7p3r game --init "
                + missing
                + " makes one");
  }

  @Test
  void openingsAndAStartPositionExcludeEachOther() throws IOException {
    String both = game(RANDOM).replaceFirst("\\{", "{\"openings\": \"x\", \"start_fen\": \"y\",");
    assertThat(complaint(both)).contains("/start_fen: expected either start_fen or openings");
    String one = game(RANDOM).replaceFirst("\\{", "{\"openings\": \"missing.pgn\",");
    assertThat(complaint(one)).contains("/openings: expected a file of openings, found ");
  }
}
