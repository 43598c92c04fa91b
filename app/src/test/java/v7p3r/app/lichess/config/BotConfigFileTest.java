package v7p3r.app.lichess.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.lichess.config.BotConfig.Bots;
import v7p3r.arena.config.ConfigException;

class BotConfigFileTest {
  private static final String CHALLENGES =
      "\"challenges\": {\"variants\": [\"standard\"], \"speeds\": [\"blitz\"], \"modes\":"
          + " [\"rated\"]}";

  @TempDir private Path folder;

  private BotConfig read(String text) throws Exception {
    return BotConfigFile.read(Files.writeString(folder.resolve("bot.json"), text));
  }

  @Test
  void theExampleIsGoodAsItIs() throws Exception {
    BotConfig config = read(BotConfigFile.example());
    assertThat(config.url()).hasToString("https://lichess.org");
    assertThat(config.tokenFile()).isEqualTo(folder.resolve("lichess-token"));
    assertThat(config.games().atOnce()).isOne();
    assertThat(config.challenges().bots()).isEqualTo(Bots.ACCEPT);
    assertThat(config.engine().options()).containsEntry("UseDesc", "true");
    assertThat(config.resign()).isEmpty();
    assertThat(config.matchmaking()).isEmpty();
    assertThat(config.usesOpponentModel()).isFalse();
  }

  @Test
  void whatTheExampleHasInCommentsIsGoodToo() throws Exception {
    String all =
        BotConfigFile.example().replaceAll("(?m)^( *)// ( *)(\"|base|  \"|},|})", "$1$2$3");
    all =
        all.replaceAll("(?m)^  //   (\".*)$", "  $1")
            .replaceAll("(?m)^    // \"rating", "    \"rating");
    BotConfig config = read(all);
    assertThat(config.resign()).isPresent();
    assertThat(config.matchmaking()).isPresent();
    assertThat(config.matchmaking().get().everySeconds()).isEqualTo(1800);
    assertThat(config.correspondence()).isPresent();
    assertThat(config.challenges().ratingWindow()).hasValue(300);
  }

  @Test
  void littleIsNeeded() throws Exception {
    BotConfig config = read("{" + CHALLENGES + "}");
    assertThat(config.takebacks()).isZero();
    assertThat(config.clock().abortSeconds()).isEqualTo(30);
    assertThat(config.drainSeconds()).isEqualTo(600);
  }

  @Test
  void everyMistakeIsNamedWithItsPlace() {
    assertThatThrownBy(
            () ->
                read(
                    "{\"games\": {\"at_one\": 1}, \"takebacks\": -1, \"pgn\": \"each\", "
                        + CHALLENGES
                        + "}"))
        .isInstanceOf(ConfigException.class)
        .hasMessageContaining(
            "/games/at_one: expected a known key, found 'at_one' (did you mean 'at_once'?)")
        .hasMessageContaining("/takebacks: expected a whole number from 0 to 100, found -1")
        .hasMessageContaining("/pgn: expected one of game, opponent, all, found \"each\"");
  }

  @Test
  void mistakesThatASchemaCannotSeeAreNamedToo() {
    assertThatThrownBy(
            () ->
                read(
                    "{\"url\": \"lichess\", \"engine\": {\"options\": {\"Hush\": 1}, \"hash_mb\":"
                        + " 8192}, \"games\": {\"at_once\": 64}, \"chat\": {\"hello\": \""
                        + "x".repeat(141)
                        + "\"}, "
                        + CHALLENGES
                        + "}"))
        .hasMessageContaining("/url: expected an address")
        .hasMessageContaining("/engine/options/Hush")
        .hasMessageContaining("/engine/hash_mb: expected tables that fit into the memory")
        .hasMessageContaining("/games/at_once: expected at most")
        .hasMessageContaining("/chat/hello: expected at most 140 characters, found 141");
  }
}
