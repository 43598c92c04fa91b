package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.app.lichess.ChallengeRules.Decline;
import v7p3r.app.lichess.api.Challenge;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.config.BotConfig;
import v7p3r.app.lichess.config.BotConfigFile;

class ChallengeRulesTest {
  private static final URI URL = URI.create("http://127.0.0.1:1");

  @TempDir private Path folder;

  private ChallengeRules rules(String challenges) throws Exception {
    Path file = folder.resolve("lichess.json");
    Files.writeString(
        file,
        """
        { "url": "%s", "games": { "at_once": 2, "for_people": 1 },
          "challenges": { "variants": ["standard"], "speeds": ["bullet", "blitz"],
            "modes": ["casual"], "base_seconds": { "from": 60, "to": 300 },
            "increment_seconds": { "from": 0, "to": 5 } %s } }
        """
            .formatted(URL, challenges));
    BotConfig config = BotConfigFile.read(file);
    return new ChallengeRules(config);
  }

  /** As Lichess writes it. */
  private static Challenge challenge(String title, int rating, String more) {
    return Challenge.of(
        JsonMapper.shared()
            .readTree(
                """
                {"id":"c1","challenger":{"id":"ann","name":"Ann","title":"%s","rating":%d},
                 "destUser":{"id":"v7bot","name":"V7Bot","rating":2000},
                 "rated":false,"speed":"blitz","variant":{"key":"standard"},
                 "timeControl":{"type":"clock","limit":180,"increment":2}%s}
                """
                    .formatted(title, rating, more)));
  }

  private static Optional<String> reason(
      ChallengeRules rules, Challenge challenge, Collection<RunningGame> running) {
    return rules.judge(challenge, running).map(Decline::reason);
  }

  private static Challenge timed(int base, int increment) {
    Challenge usual = challenge("", 1900, "");
    return new Challenge(
        usual.id(),
        usual.challenger(),
        usual.challenged(),
        usual.variant(),
        usual.speed(),
        usual.rated(),
        OptionalInt.of(base),
        OptionalInt.of(increment),
        OptionalInt.empty());
  }

  @Test
  void whatFitsIsAccepted() throws Exception {
    assertThat(rules("").judge(challenge("", 1900, ""), List.of())).isEmpty();
  }

  @Test
  void timesOutsideTheRangesAreTooFastOrTooSlow() throws Exception {
    ChallengeRules rules = rules("");
    assertThat(reason(rules, timed(59, 0), List.of())).contains("tooFast");
    assertThat(reason(rules, timed(60, 0), List.of())).isEmpty();
    assertThat(reason(rules, timed(301, 0), List.of())).contains("tooSlow");
    assertThat(reason(rules, timed(300, 6), List.of())).contains("tooSlow");
  }

  @Test
  void everyRefusalHasTheReasonThatLichessShows() throws Exception {
    ChallengeRules rules = rules("");
    String variant = ",\"variant\":{\"key\":\"atomic\"}";
    assertThat(reason(rules, with(variant), List.of())).contains("standard");
    assertThat(reason(rules, with(",\"rated\":true"), List.of())).contains("casual");
    assertThat(reason(rules, with(",\"speed\":\"rapid\""), List.of())).contains("timeControl");
    String days = ",\"timeControl\":{\"type\":\"correspondence\",\"daysPerTurn\":3}";
    assertThat(reason(rules, with(days), List.of())).contains("timeControl");
  }

  /** The later of two equal keys counts. */
  private static Challenge with(String more) {
    return challenge("", 1900, more);
  }

  @Test
  void botsArePlayedOrNotAsTheOwnerWants() throws Exception {
    Challenge bot = challenge("BOT", 1900, "");
    assertThat(reason(rules(", \"bots\": \"refuse\""), bot, List.of())).contains("noBot");
    assertThat(reason(rules(", \"bots\": \"only\""), challenge("", 1900, ""), List.of()))
        .contains("onlyBot");
    assertThat(reason(rules(", \"bots\": \"only\""), bot, List.of())).isEmpty();
  }

  @Test
  void namesAndRatingsAreLookedAt() throws Exception {
    Challenge ann = challenge("", 1699, "");
    assertThat(reason(rules(", \"block\": [\"Ann\"]"), ann, List.of())).contains("generic");
    assertThat(reason(rules(", \"allow\": [\"Bob\"]"), ann, List.of())).contains("generic");
    assertThat(reason(rules(", \"allow\": [\"ANN\"]"), ann, List.of())).isEmpty();
    assertThat(reason(rules(", \"rating_window\": 300"), ann, List.of())).contains("generic");
    assertThat(reason(rules(", \"rating_window\": 301"), ann, List.of())).isEmpty();
  }

  @Test
  void noMoreGamesThanThereIsRoomForAndOneIsKeptForPeople() throws Exception {
    ChallengeRules rules = rules("");
    RunningGame withBot = running("bert", "BOT");
    RunningGame withCarl = running("carl", "");
    RunningGame withAnn = running("ann", "");
    Challenge bot = challenge("BOT", 1900, "");
    assertThat(reason(rules, bot, List.of(withBot))).contains("later");
    assertThat(reason(rules, challenge("", 1900, ""), List.of(withBot))).isEmpty();
    assertThat(reason(rules, challenge("", 1900, ""), List.of(withBot, withCarl)))
        .contains("later");
    assertThat(reason(rules, challenge("", 1900, ""), List.of(withAnn))).contains("later");
  }

  private static RunningGame running(String id, String title) {
    return new RunningGame(new Person(id, id, title, OptionalInt.empty()), false);
  }
}
