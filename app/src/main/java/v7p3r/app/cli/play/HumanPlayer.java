package v7p3r.app.cli.play;

import java.util.List;
import java.util.Optional;
import v7p3r.arena.player.Fault;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.Turn;

/** The person at the table as a player: is asked at the terminal until a move is typed. */
final class HumanPlayer implements Player {
  private final String name;
  private final Desk desk;
  private final Commands commands;

  HumanPlayer(String name, Desk desk, Commands commands) {
    this.name = name;
    this.desk = desk;
    this.commands = commands;
  }

  @Override
  public Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
    long asked = System.nanoTime();
    while (true) {
      Optional<Reply> reply = commands.answer(Desk.sideName(desk.human()) + "> ", asked);
      if (desk.isLeft()) {
        throw new PlayerException(Fault.CRASH, name + " left the game");
      }
      if (reply.isPresent()) {
        return reply.get();
      }
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String identity() {
    return name;
  }

  @Override
  public void newGame(boolean chess960) {}

  @Override
  public List<String> conversation() {
    return List.of();
  }

  @Override
  public void close() {}
}
