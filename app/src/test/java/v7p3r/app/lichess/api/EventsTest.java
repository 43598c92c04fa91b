package v7p3r.app.lichess.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import v7p3r.board.Color;
import v7p3r.notation.Fen;

class EventsTest {
  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }

  @Test
  void aTitleMayStandBeforeTheName() {
    AccountEvent event =
        AccountEvent.of(
            json(
                "{\"type\":\"gameStart\",\"game\":{\"gameId\":\"abcd\",\"speed\":\"blitz\",\"secondsLeft\":171,\"opponent\":{\"id\":\"bert\",\"username\":\"BOT"
                    + " Bert\"},\"compat\":{\"bot\":true}}}"));
    assertThat(event)
        .isInstanceOfSatisfying(
            AccountEvent.GameStart.class,
            start -> {
              assertThat(start.id()).isEqualTo("abcd");
              assertThat(start.opponent().isBot()).isTrue();
              assertThat(start.opponent().name()).isEqualTo("Bert");
              assertThat(start.secondsLeft()).hasValue(171);
            });
  }

  @Test
  void aGameWithoutAClockHasNone() {
    GameEvent event =
        GameEvent.of(
            json(
                "{\"type\":\"gameFull\",\"id\":\"x\",\"initialFen\":\"startpos\",\"variant\":"
                    + "{\"key\":\"standard\"},\"white\":{\"aiLevel\":3},\"black\":{\"id\":\"v7bot\","
                    + "\"name\":\"V7Bot\"},\"state\":{\"type\":\"gameState\",\"moves\":\"\","
                    + "\"status\":\"started\"}}"));
    assertThat(event)
        .isInstanceOfSatisfying(
            GameEvent.Full.class,
            full -> {
              assertThat(full.baseMillis()).isEmpty();
              assertThat(full.start()).isEqualTo(Fen.START);
              assertThat(full.white().name()).isEqualTo("Lichess AI level 3");
              assertThat(full.state().isOver()).isFalse();
            });
  }

  @Test
  void offersBelongToTheirSides() {
    GameEvent event =
        GameEvent.of(
            json(
                "{\"type\":\"gameState\",\"moves\":\"e2e4 e7e5\",\"wtime\":1000,\"btime\":2000,"
                    + "\"winc\":10,\"binc\":20,\"status\":\"started\",\"bdraw\":true,"
                    + "\"wtakeback\":true}"));
    assertThat(event)
        .isInstanceOfSatisfying(
            GameEvent.State.class,
            state -> {
              assertThat(state.offersDraw(Color.BLACK)).isTrue();
              assertThat(state.offersDraw(Color.WHITE)).isFalse();
              assertThat(state.wantsTakeback(Color.WHITE)).isTrue();
              assertThat(state.millis(Color.BLACK)).isEqualTo(2000);
              assertThat(state.increment(Color.WHITE)).isEqualTo(10);
            });
  }

  @Test
  void whatIsNotKnownIsPassedOver() {
    assertThat(GameEvent.of(json("{\"type\":\"novelty\",\"x\":[1]}")))
        .isEqualTo(new GameEvent.Other("novelty"));
    assertThat(AccountEvent.of(json("{}"))).isEqualTo(new AccountEvent.Other(""));
  }
}
