package v7p3r.app.lichess;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import v7p3r.app.lichess.api.LichessApi;
import v7p3r.app.lichess.api.Person;
import v7p3r.app.lichess.api.Timings;
import v7p3r.app.lichess.api.Token;
import v7p3r.app.lichess.config.BotConfig.DeclineFilter;
import v7p3r.app.lichess.config.BotConfig.Matchmaking;

/** Two bots are online: Near within the rating window, Far beyond it. */
class MatchmakerTest {
  private static final Person NEAR = new Person("near", "Near", "BOT", OptionalInt.empty());

  private final AtomicLong now = new AtomicLong();
  private final List<String> log = new ArrayList<>();
  private FakeLichess server;
  private LichessApi api;

  @BeforeEach
  void connect() throws Exception {
    server = new FakeLichess();
    server.answerChallenges("200 {\"id\":\"c1\"}");
    Token token = Token.read(Optional.empty(), Map.of(Token.VARIABLE, FakeLichess.TOKEN));
    api = new LichessApi(server.url(), token, "test", Timings.USUAL, now::get);
  }

  @AfterEach
  void close() {
    api.close();
    server.close();
  }

  private Matchmaker matchmaker(DeclineFilter filter, int gamesADay) {
    Matchmaking wish = new Matchmaking(1800, true, "standard", 180, 2, 300, filter, gamesADay);
    return new Matchmaker(
        wish, api, "v7bot", Duration.ofSeconds(25), now::get, new Random(1), log::add);
  }

  private void pass(Matchmaker matchmaker, Duration time) {
    now.addAndGet(time.toNanos());
    matchmaker.tick();
  }

  @Test
  void challengesWhoIsNearInRatingOnceTheWaitIsOver() {
    Matchmaker matchmaker = matchmaker(DeclineFilter.FINE, 90);
    pass(matchmaker, Duration.ofMinutes(29));
    assertThat(log).isEmpty();
    pass(matchmaker, Duration.ofMinutes(1));
    assertThat(log).containsExactly("challenge to Near: done");
  }

  @Test
  void aChallengeThatNobodyAnswersIsWithdrawn() {
    Matchmaker matchmaker = matchmaker(DeclineFilter.FINE, 90);
    pass(matchmaker, Duration.ofMinutes(30));
    pass(matchmaker, Duration.ofSeconds(24));
    assertThat(log).hasSize(1);
    pass(matchmaker, Duration.ofSeconds(1));
    assertThat(log).last().isEqualTo("Near did not answer, withdrawn: done");
  }

  @Test
  void whoDeclinedIsNotAskedAgainForADay() {
    Matchmaker matchmaker = matchmaker(DeclineFilter.COARSE, 90);
    pass(matchmaker, Duration.ofMinutes(30));
    matchmaker.declined("c1", NEAR, "later");
    pass(matchmaker, Duration.ofHours(23));
    assertThat(log).last().asString().startsWith("nobody to challenge within 300 points of 2000");
    pass(matchmaker, Duration.ofHours(2));
    assertThat(log).last().isEqualTo("challenge to Near: done");
  }

  @Test
  void withoutTheFilterHeIs() {
    Matchmaker matchmaker = matchmaker(DeclineFilter.NONE, 90);
    pass(matchmaker, Duration.ofMinutes(30));
    matchmaker.declined("c1", NEAR, "later");
    pass(matchmaker, Duration.ofMinutes(2));
    assertThat(log).last().isEqualTo("challenge to Near: done");
  }

  @Test
  void theLimitOfTheDayStopsChallengesForAsLongAsLichessSays() {
    server.answerChallenges(
        "429 {\"error\":\"enough\",\"ratelimit\":{\"key\":\"bot.vsBot.day\",\"seconds\":7200}}");
    Matchmaker matchmaker = matchmaker(DeclineFilter.FINE, 90);
    pass(matchmaker, Duration.ofMinutes(30));
    assertThat(log)
        .containsExactly("challenge to Near: too many calls (bot.vsBot.day), pause of 7200 s");
    pass(matchmaker, Duration.ofSeconds(7199));
    assertThat(log).hasSize(1);
    server.answerChallenges("200 {\"id\":\"c2\"}");
    pass(matchmaker, Duration.ofSeconds(1));
    assertThat(log).last().isEqualTo("challenge to Near: done");
  }

  @Test
  void anOpponentWhoHasPlayedEnoughIsLeftInPeaceAsLong() {
    server.answerChallenges(
        "400 {\"error\":\"he\",\"ratelimit\":{\"key\":\"bot.vsBot.day\",\"seconds\":600}}");
    Matchmaker matchmaker = matchmaker(DeclineFilter.FINE, 90);
    pass(matchmaker, Duration.ofMinutes(30));
    assertThat(log).containsExactly("challenge to Near: refused (400): he");
    pass(matchmaker, Duration.ofMinutes(9));
    assertThat(log).last().asString().startsWith("nobody to challenge");
    server.answerChallenges("200 {\"id\":\"c2\"}");
    pass(matchmaker, Duration.ofMinutes(2));
    assertThat(log).last().isEqualTo("challenge to Near: done");
  }

  @Test
  void ourOwnCountOfGamesAgainstBotsHoldsToo() {
    Matchmaker matchmaker = matchmaker(DeclineFilter.FINE, 2);
    matchmaker.botGameBegan();
    matchmaker.botGameBegan();
    pass(matchmaker, Duration.ofMinutes(30));
    assertThat(log).last().asString().contains("a limit of Lichess is reached");
    pass(matchmaker, Duration.ofHours(23).plusMinutes(30));
    assertThat(log).last().isEqualTo("challenge to Near: done");
  }
}
