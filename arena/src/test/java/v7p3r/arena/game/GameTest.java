package v7p3r.arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.arena.game.Adjudication.DrawRule;
import v7p3r.arena.game.Adjudication.ResignRule;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Patience;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Score;
import v7p3r.arena.player.ScriptedEngine;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Position;
import v7p3r.notation.Fen;
import v7p3r.notation.GameResult;
import v7p3r.notation.UciMove;

class GameTest {
  private static final Allowance NODES = Allowance.of(SearchLimit.ofNodes(1));
  private static final String[] WHITE_DANCE = {"g1f3", "f3g1", "g1f3", "f3g1", "g1f3", "f3g1"};
  private static final String[] BLACK_DANCE = {"g8f6", "f6g8", "g8f6", "f6g8", "g8f6", "f6g8"};

  private static final Duration LITTLE_PATIENCE = Duration.ofMillis(300);

  private static GameRecord play(
      Player white, Player black, Allowance allowance, Opening opening, Adjudication adjudication) {
    GameRules rules = new GameRules(adjudication, LITTLE_PATIENCE);
    return play(white, black, allowance, opening, rules);
  }

  private static GameRecord play(
      Player white, Player black, Allowance allowance, Opening opening, GameRules rules) {
    return new Game(
            new Contender(white, allowance),
            new Contender(black, allowance),
            opening,
            rules,
            new StopSignal())
        .play(InstantSource.system());
  }

  private static GameRecord play(Player white, Player black) {
    return play(white, black, NODES, Opening.START, Adjudication.NONE);
  }

  private static Player fake(String... moves) {
    return new FakePlayer("Fake", 1, Optional.empty(), moves);
  }

  private static Player sure(int centipawns, String... moves) {
    return new FakePlayer("Fake", 1, Optional.of(Score.centipawns(centipawns)), moves);
  }

  private static Opening at(String fen) {
    return new Opening("", fen, List.of());
  }

  @Test
  void mateEndsTheGame() {
    GameRecord game = play(fake("f2f3", "g2g4"), fake("e7e5", "d8h4"));
    assertThat(game.ending())
        .isEqualTo(new Ending(GameResult.BLACK_WINS, Termination.CHECKMATE, "Black mates"));
    assertThat(game.moves())
        .extracting(PlayedMove::uci)
        .containsExactly("f2f3", "e7e5", "g2g4", "d8h4");
  }

  @Test
  void theThirdOccurrenceOfAPositionIsADraw() {
    GameRecord game = play(fake(WHITE_DANCE), fake(BLACK_DANCE));
    assertThat(game.ending().termination()).isEqualTo(Termination.REPETITION);
    assertThat(game.moves()).hasSize(8);
  }

  @ParameterizedTest
  @CsvSource({
    "7k/8/8/5Q2/8/8/8/K7 w - - 0 1,   f5f7, STALEMATE,             1",
    "8/8/8/8/8/4k3/8/K7 w - - 0 1,    a1a2, INSUFFICIENT_MATERIAL, 0",
    "7k/8/8/8/8/8/R7/K7 w - - 99 80,  a2b2, FIFTY_MOVES,           1",
    "k7/8/1K6/8/8/8/8/7R w - - 99 80, h1h8, CHECKMATE,             1",
  })
  void theRulesEndGames(String fen, String move, Termination termination, int moves) {
    GameRecord game = play(fake(move), fake(), NODES, at(fen), Adjudication.NONE);
    assertThat(game.ending().termination()).isEqualTo(termination);
    assertThat(game.moves()).hasSize(moves);
  }

  @Test
  void anOpeningIsPlayedBeforeThePlayersThink() {
    GameRecord game =
        play(
            fake("f8c5"),
            fake(),
            NODES,
            new Opening("King's pawn", Fen.START, openingMoves("e2e4", "e7e5")),
            Adjudication.NONE);
    assertThat(game.moves()).extracting(PlayedMove::fromOpening).containsExactly(true, true);
    assertThat(game.ending().termination()).isEqualTo(Termination.ILLEGAL_MOVE);
    assertThat(game.ending().result()).isEqualTo(GameResult.BLACK_WINS);
    assertThat(game.incident().orElseThrow().ply()).isEqualTo(2);
  }

  private static List<Integer> openingMoves(String... moves) {
    Position position = new Position();
    List<Integer> found = new ArrayList<>();
    for (String text : moves) {
      int move = UciMove.parse(position, text);
      position.make(move);
      found.add(move);
    }
    return found;
  }

  @Test
  void theOneWhoIsLateLosesWhateverItsMove() {
    Player slow = new FakePlayer("Slow", 101, Optional.empty(), "e2e4");
    GameRecord game =
        play(
            slow,
            fake(),
            Allowance.of(new TimeControl(0, 100, 0)),
            Opening.START,
            Adjudication.NONE);
    assertThat(game.ending())
        .isEqualTo(new Ending(GameResult.BLACK_WINS, Termination.TIME, "White loses on time"));
    assertThat(game.incident().orElseThrow().words()).isEqualTo("was 1 ms late");
  }

  @Test
  void aDrawIsAdjudicatedWhenBothSeeNothing() {
    Adjudication rule =
        new Adjudication(
            Optional.of(new DrawRule(2, 2, 10)), Optional.empty(), OptionalInt.empty());
    GameRecord game =
        play(sure(5, WHITE_DANCE), sure(-10, BLACK_DANCE), NODES, Opening.START, rule);
    assertThat(game.ending().termination()).isEqualTo(Termination.ADJUDICATED_DRAW);
    assertThat(game.moves()).hasSize(4);
    GameRecord sharp =
        play(sure(5, WHITE_DANCE), sure(-11, BLACK_DANCE), NODES, Opening.START, rule);
    assertThat(sharp.ending().termination()).isEqualTo(Termination.REPETITION);
  }

  @Test
  void whoSeesItselfLostLongEnoughLoses() {
    Adjudication oneSided =
        new Adjudication(
            Optional.empty(), Optional.of(new ResignRule(3, 500, false)), OptionalInt.empty());
    GameRecord game =
        play(sure(0, WHITE_DANCE), sure(-500, BLACK_DANCE), NODES, Opening.START, oneSided);
    assertThat(game.ending())
        .isEqualTo(
            new Ending(
                GameResult.WHITE_WINS, Termination.ADJUDICATED_WIN, "White wins by adjudication"));
    assertThat(game.moves()).hasSize(6);
    Adjudication twoSided =
        new Adjudication(
            Optional.empty(), Optional.of(new ResignRule(3, 500, true)), OptionalInt.empty());
    assertThat(
            play(sure(499, WHITE_DANCE), sure(-500, BLACK_DANCE), NODES, Opening.START, twoSided)
                .ending()
                .termination())
        .isEqualTo(Termination.REPETITION);
    assertThat(
            play(sure(500, WHITE_DANCE), sure(-500, BLACK_DANCE), NODES, Opening.START, twoSided)
                .ending()
                .termination())
        .isEqualTo(Termination.ADJUDICATED_WIN);
  }

  @Test
  void gamesThatAreTooLongAreDrawn() {
    Adjudication rule = new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.of(3));
    GameRecord game = play(fake(WHITE_DANCE), fake(BLACK_DANCE), NODES, Opening.START, rule);
    assertThat(game.ending().termination()).isEqualTo(Termination.MAX_MOVES);
    assertThat(game.moves()).hasSize(6);
  }

  @Test
  void anAbandonedGameHasNoResult() {
    StopSignal abandoned = new StopSignal();
    abandoned.abandon();
    GameRecord game =
        new Game(
                new Contender(fake(), NODES),
                new Contender(fake(), NODES),
                Opening.START,
                GameRules.USUAL,
                abandoned)
            .play(InstantSource.system());
    assertThat(game.isFinished()).isFalse();
    assertThat(game.ending().result()).isEqualTo(GameResult.UNKNOWN);
    assertThat(game.incident()).isEmpty();
  }

  @Test
  void aCrashWhileAllIsBeingStoppedDecidesNothing() {
    StopSignal stopping = new StopSignal();
    stopping.finish();
    GameRecord game =
        new Game(
                new Contender(fake(), NODES),
                new Contender(fake(), NODES),
                Opening.START,
                GameRules.USUAL,
                stopping)
            .play(InstantSource.system());
    assertThat(game.isFinished()).isFalse();
    assertThat(game.incident()).isEmpty();
  }

  @Test
  void whoStaysSilentUntilTheClockHasRunOutLosesOnTime() {
    try (Players players =
        new Players(
            new Patience(Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofMillis(50)),
            System::nanoTime)) {
      Player silent = players.create(ScriptedEngine.in("silence"));
      GameRecord game =
          play(
              silent,
              fake(),
              Allowance.of(TimeControl.parse("0.1")),
              Opening.START,
              Adjudication.NONE);
      assertThat(game.ending().termination()).isEqualTo(Termination.TIME);
      assertThat(game.ending().words()).isEqualTo("White loses on time");
      assertThat(game.incident().orElseThrow().words())
          .as("follows the name")
          .isEqualTo("gave no move and was ended");
    }
  }

  @Test
  void aGameTellsItsThoughtsMovesAndClocksAsTheyCome() {
    List<String> told = new ArrayList<>();
    GameListener listener =
        new GameListener() {
          @Override
          public void begun(GameBegun game) {
            told.add(game.white().name() + " begins with " + game.clocks().white().getAsLong());
          }

          @Override
          public void thinking(Thinking thinking) {
            told.add(thinking.ply() + " thought " + thinking.thought().score().orElseThrow());
          }

          @Override
          public void moved(MoveMade move) {
            told.add(
                "%d %s %s, white has %d"
                    .formatted(
                        move.ply(),
                        move.move().uci(),
                        move.fen().split(" ")[1],
                        move.clocks().white().getAsLong()));
          }
        };
    Allowance clock = Allowance.of(TimeControl.parse("10+0"));
    Optional<Score> score = Optional.of(Score.centipawns(35));
    new Game(
            new Contender(new FakePlayer("A", 500, score, "g1f3", "f3g1"), clock),
            new Contender(new FakePlayer("B", 250, score, "b8c6"), clock),
            Opening.START,
            GameRules.USUAL,
            new StopSignal(),
            listener)
        .play(InstantSource.system());
    assertThat(told)
        .containsExactly(
            "A begins with 10000",
            "0 thought +0.35",
            "1 g1f3 b, white has 9500",
            "1 thought +0.35",
            "2 b8c6 w, white has 9500",
            "2 thought +0.35",
            "3 f3g1 b, white has 9000");
  }

  @Test
  void aListenerThatFailsIsNotTakenForAPlayerThatDoes() {
    GameListener failing =
        new GameListener() {
          @Override
          public void thinking(Thinking thinking) {
            throw new IllegalStateException("the listener failed");
          }
        };
    Allowance nodes = Allowance.of(SearchLimit.ofNodes(2000));
    try (Players players = new Players()) {
      Contender one = new Contender(players.create(EngineSpec.of("A", "internal")), nodes);
      Contender two = new Contender(players.create(EngineSpec.of("B", "internal")), nodes);
      Game game = new Game(one, two, Opening.START, GameRules.USUAL, new StopSignal(), failing);
      assertThatThrownBy(() -> game.play(InstantSource.system())).hasMessage("the listener failed");
    }
  }

  /** Every fault of a real process ends the game as it should, against an engine that behaves. */
  @ParameterizedTest
  @CsvSource({
    "crash-at-start,   NO_START,     0, White does not start",
    "crash-at-move-10, CRASH,       18, White crashes",
    "silence,          SILENCE,      0, White stays silent",
    "illegal,          ILLEGAL_MOVE, 0, White makes an illegal move",
    "nonsense,         ILLEGAL_MOVE, 0, White makes an illegal move",
    "flood,            SILENCE,      0, White stays silent",
  })
  void faultsDecideGames(String mode, Termination termination, int plies, String words) {
    // Only who is silent is not waited for; the others are processes, which a busy machine delays.
    Duration patience =
        termination == Termination.SILENCE ? LITTLE_PATIENCE : Duration.ofSeconds(30);
    try (Players players = new Players()) {
      GameRecord game =
          play(
              players.create(ScriptedEngine.in(mode)),
              players.create(ScriptedEngine.in("good")),
              NODES,
              Opening.START,
              new GameRules(Adjudication.NONE, patience));
      assertThat(game.ending()).isEqualTo(new Ending(GameResult.BLACK_WINS, termination, words));
      assertThat(game.moves()).hasSize(plies);
      assertThat(game.incident().orElseThrow().conversation()).isNotEmpty();
      assertThat(game.incident().orElseThrow().player()).isEqualTo(mode);
    }
  }

  @Test
  void anEngineThatIsLateLosesAndLivesOn() {
    try (Players players = new Players()) {
      Player late = players.create(ScriptedEngine.in("late"));
      GameRecord game =
          play(
              late,
              players.create(ScriptedEngine.in("good")),
              Allowance.of(new TimeControl(0, 100, 0)),
              Opening.START,
              Adjudication.NONE);
      assertThat(game.ending().termination()).isEqualTo(Termination.TIME);
      assertThat(game.incident().orElseThrow().words()).matches("was [1-9]\\d{3,} ms late");
      assertThat(late.conversation()).contains("> stop").doesNotContain("= ended: exit code 137");
    }
  }
}
