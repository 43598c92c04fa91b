package v7p3r.lab.learn;

import java.nio.file.Path;
import java.util.List;
import v7p3r.lab.model.ModelShelf;

/**
 * What a service of learning waits for.
 *
 * @param out its folder, with one for each round
 * @param databases of games played with DESC
 * @param dataset that the first round adds to; each later one adds to what the one before it made
 * @param newGames that are enough for a round about models
 * @param triesController whether other numbers of effort control are tried while there are fewer
 * @param rounds after which it ends
 */
public record WatchPlan(
    Path out,
    List<Path> databases,
    Path dataset,
    ModelShelf shelf,
    int newGames,
    boolean triesController,
    int rounds) {
  public WatchPlan {
    databases = List.copyOf(databases);
  }
}
