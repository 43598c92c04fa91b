package v7p3r.app.cli.play;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Contender;
import v7p3r.arena.game.Game;
import v7p3r.arena.game.GameListener;
import v7p3r.arena.game.GameRecord;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;
import v7p3r.arena.game.PlayedMove;
import v7p3r.arena.player.Players;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.Color;
import v7p3r.board.Position;
import v7p3r.engine.SearchType;

/** Games of a person against the engine, one after the other, until the person goes. */
public final class PlaySession {
  private static final GameRules RULES = new GameRules(Adjudication.NONE, Duration.ofHours(1));

  private final PlaySettings settings;
  private final Talk talk;
  private final Desk desk;
  private final Opponent opponent;
  private final Keeper keeper;
  private final Commands commands;
  private final HumanPlayer person;

  /** The players of the settings' engine are made here and end with the given ones. */
  public PlaySession(PlaySettings settings, Players players, BufferedReader in, PrintWriter out) {
    this.settings = settings;
    this.talk = new Talk(in, out, settings.echo());
    this.desk = new Desk(settings, talk);
    this.opponent = new Opponent(settings, players, talk);
    this.keeper = new Keeper(settings, opponent.name(), out);
    String strongest = SearchType.keys().getFirst();
    Opponent adviser = Opponent.adviser(strongest, settings, players, talk);
    this.commands = new Commands(desk, talk, opponent, adviser, keeper);
    this.person = new HumanPlayer(settings.name(), desk, commands);
  }

  /** Until quit or the end of the input. */
  public void run() {
    commands.greet();
    while (!desk.isQuit()) {
      if (desk.game().isOver()) {
        commands.answer("> ", System.nanoTime());
      } else {
        playOn();
      }
    }
    keeper.close(desk.game(), desk.finished());
  }

  /** False when the moves of a game are in no file. */
  public boolean hasKeptAllGames() {
    return !keeper.hasLostAGame();
  }

  /** Saves what there is when the program is ended from outside; called on another thread. */
  public void rescue() {
    if (keeper.isClosed()) {
      return;
    }
    talk.say("");
    keeper.close(desk.game(), desk.finished());
    talk.out().flush();
  }

  /** Plays what stands on the table to its end, or until the person wants something else. */
  private void playOn() {
    StopSignal stop = desk.sitDown();
    Contender me = new Contender(person, Allowance.FREE);
    Contender engine = new Contender(opponent, opponent.allowance());
    boolean white = desk.human() == Color.WHITE;
    GameRecord record =
        new Game(
                white ? me : engine,
                white ? engine : me,
                new Opening("", desk.game().start(), List.of()),
                RULES,
                stop,
                new Table())
            .after(desk.game().moves())
            .play(settings.clock());
    if (record.isFinished()) {
      desk.end(record);
      keeper.save(desk.game());
      desk.drawBoardOnce();
      talk.say(EndingWords.sentence(record.ending()));
      record.incident().ifPresent(incident -> talk.say(incident.words()));
    }
  }

  /** Shows and saves every move. */
  private final class Table implements GameListener {
    @Override
    public void changed(Supplier<GameRecord> soFar) {
      if (soFar.get().moves().size() > desk.game().length()) {
        desk.show(PlayedGame.of(soFar.get()));
        keeper.save(desk.game());
        tellReply();
      }
    }
  }

  /** Tells the move of the engine, with what it thinks of it. */
  private void tellReply() {
    PlayedGame game = desk.game();
    PlayedMove last = game.moves().getLast();
    Position before = game.positionAfter(game.length() - 1);
    if (before.sideToMove() == desk.human()) {
      return;
    }
    String thought =
        PlayedGame.comment(before.sideToMove(), last.thought())
            .evaluation()
            .map(evaluation -> "  (" + evaluation.toString().replace(",", ", depth ") + ")")
            .orElse("");
    talk.say(opponent.name() + " plays " + Desk.numbered(before, last.move()) + thought);
    talk.say("");
    desk.drawBoard();
  }
}
