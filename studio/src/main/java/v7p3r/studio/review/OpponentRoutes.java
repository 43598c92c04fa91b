package v7p3r.studio.review;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import v7p3r.arena.opponent.OpponentAdjustment;
import v7p3r.arena.opponent.OpponentProfile;
import v7p3r.arena.opponent.Tally;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Route;

/** Who the bot has played, how they use their time, where they lose, and what it does about it. */
public final class OpponentRoutes {
  private static final int MOST = 500;

  private final List<Path> databases;
  private final Map<Path, Known> known = new HashMap<>();

  /** The opponents of a database, as it and its journal were. */
  private record Known(List<FileStamp> stamps, List<Opponent> opponents) {}

  /** Of the databases of bots. */
  public OpponentRoutes(List<Path> databases) {
    this.databases = List.copyOf(databases);
  }

  /** What is known of an opponent; losses are centipawns a move. */
  public record Opponent(
      String name,
      int games,
      double score,
      double draws,
      double secondsAMove,
      double hurry,
      String style,
      Loss all,
      Loss inHurry,
      List<Loss> byEffort,
      List<Loss> byPhase,
      List<Loss> byOpening,
      int contempt,
      int timeHorizon,
      boolean isAdjusted) {}

  /** What moves of a kind lost. */
  public record Loss(String name, int moves, double loss) {}

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/opponents",
            "Opponents that the bot has met, those whom it met most first.",
            Opponent.class,
            _ -> Answer.json(opponents())));
  }

  private synchronized List<Opponent> opponents() throws IOException {
    List<Opponent> opponents = new ArrayList<>();
    for (Path database : databases) {
      if (Files.isRegularFile(database)) {
        opponents.addAll(opponents(database));
      }
    }
    return opponents;
  }

  /** Read anew only when something was written: a bot may have met hundreds. */
  private List<Opponent> opponents(Path database) throws IOException {
    List<FileStamp> stamps =
        List.of(FileStamp.of(database), FileStamp.of(Path.of(database + "-wal")));
    Known before = known.get(database);
    if (before != null && before.stamps.equals(stamps)) {
      return before.opponents;
    }
    List<Opponent> found = new ArrayList<>();
    try (MetricsDatabase open = MetricsDatabase.openExisting(database)) {
      for (String name : open.opponents().stream().limit(MOST).toList()) {
        found.add(opponent(OpponentProfile.of(name, open.movesAgainst(name))));
      }
    }
    known.put(database, new Known(stamps, List.copyOf(found)));
    return found;
  }

  private static Opponent opponent(OpponentProfile profile) {
    OpponentAdjustment adjustment = OpponentAdjustment.of(profile);
    List<Loss> effort = new ArrayList<>();
    profile
        .lossByPes()
        .forEach(
            (tenth, tally) ->
                effort.add(
                    loss("%.1f to %.1f".formatted(tenth / 10.0, (tenth + 1) / 10.0), tally)));
    List<Loss> phases = new ArrayList<>();
    profile.lossByPhase().forEach((part, tally) -> phases.add(loss(part.label(), tally)));
    return new Opponent(
        profile.name(),
        profile.games(),
        profile.score(),
        profile.drawPercent(),
        profile.secondsAMove(),
        profile.hurryPercent(),
        profile.style(),
        loss("all", profile.loss()),
        loss("in a hurry", profile.lossInHurry()),
        effort,
        phases,
        profile.lossByOpening().entrySet().stream().map(OpponentRoutes::loss).toList(),
        adjustment.contempt(),
        adjustment.timeHorizon(),
        !adjustment.equals(OpponentAdjustment.NONE));
  }

  private static Loss loss(Map.Entry<String, Tally> entry) {
    return loss(entry.getKey(), entry.getValue());
  }

  private static Loss loss(String name, Tally tally) {
    return new Loss(name, tally.moves(), tally.meanLoss());
  }
}
