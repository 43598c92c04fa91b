package v7p3r.lab.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import v7p3r.arena.game.Adjudication;
import v7p3r.arena.game.Allowance;
import v7p3r.arena.game.Contender;
import v7p3r.arena.game.Game;
import v7p3r.arena.game.GameRules;
import v7p3r.arena.game.Opening;
import v7p3r.arena.player.EngineSpec;
import v7p3r.arena.player.Player;
import v7p3r.arena.player.PlayerException;
import v7p3r.arena.player.Players;
import v7p3r.arena.player.Reply;
import v7p3r.arena.player.SearchLimit;
import v7p3r.arena.player.Thought;
import v7p3r.arena.player.ThoughtListener;
import v7p3r.arena.player.Turn;
import v7p3r.arena.record.GamePgn;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.lab.profile.ProfilePlan;
import v7p3r.lab.profile.Profiler;
import v7p3r.lab.profile.source.SourcePlan;
import v7p3r.lab.profile.source.SourceSettings;
import v7p3r.notation.Fen;

/** A small real dataset, a model trained on it, and real games whose players announce efforts. */
public final class PlayedFixture {
  private static final List<String> OPENINGS =
      List.of(
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
          "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
          "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2");
  private static final long REFERENCE = 512;
  private static final int POSITIONS = 260;
  private static final Path FOLDER = make();

  private PlayedFixture() {}

  /** A profile of random positions. */
  public static Path dataset() {
    return FOLDER.resolve("data");
  }

  /** Trained on it. */
  public static Path model() {
    return FOLDER.resolve("model");
  }

  /** Puts it into another folder. */
  public static Path copyModel(Path place) throws IOException {
    Files.createDirectories(place);
    try (Stream<Path> files = Files.list(model())) {
      for (Path file : files.toList()) {
        Files.copy(file, place.resolve(file.getFileName()));
      }
    }
    return place;
  }

  private static Path make() {
    try {
      Path folder =
          Files.createTempDirectory(Files.createDirectories(Path.of("target")), "played-fixture");
      Path positions = Files.write(folder.resolve("positions.epd"), randomPositions());
      SourcePlan sources =
          new SourcePlan(
              List.of(),
              List.of(positions),
              List.of(),
              List.of(),
              0,
              0,
              Map.of(),
              new SourceSettings(1, 0, Map.of(), 1));
      Path data = folder.resolve("data");
      new Profiler(
              new ProfilePlan(sources, data, 0, POSITIONS, REFERENCE, 1, 0, false, 1),
              Progress.silent())
          .run(List.of());
      new DescTraining().train(TestPlans.small(data, folder.resolve("model")), Progress.silent());
      return folder.toAbsolutePath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> randomPositions() {
    Random random = new Random(11);
    List<String> positions = new ArrayList<>();
    while (positions.size() < POSITIONS + 20) {
      Position position = new Position();
      int plies = 6 + random.nextInt(40);
      for (int ply = 0; ply < plies && position.hasLegalMove(); ply++) {
        MoveList moves = position.legalMoves();
        position.make(moves.get(random.nextInt(moves.size())));
      }
      if (position.legalMoves().size() > 1) {
        positions.add(Fen.format(position));
      }
    }
    return positions;
  }

  /** Three games of a few moves; PES rises with the length of the game. */
  public static void games(Path database) throws IOException {
    GameRules rules =
        new GameRules(
            new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.of(8)),
            Duration.ofMinutes(1));
    Allowance allowance = Allowance.of(SearchLimit.ofNodes(200));
    try (MetricsDatabase records = MetricsDatabase.open(database);
        Players players = new Players()) {
      MetricsDatabase.StoredMatch match = records.addMatch("played", "", Instant.EPOCH);
      for (int i = 0; i < OPENINGS.size(); i++) {
        Contender white = contender(players, "white", allowance);
        Contender black = contender(players, "black", allowance);
        Opening opening = new Opening("", OPENINGS.get(i), List.of());
        var game =
            new Game(white, black, opening, rules, new StopSignal()).play(InstantSource.system());
        records.addGame(match, i + 1, game, GamePgn.format(game, "played", i + 1));
      }
    }
  }

  private static Contender contender(Players players, String name, Allowance allowance) {
    return new Contender(
        new Announcing(players.create(EngineSpec.of(name, "internal"))), allowance);
  }

  /** A real player that says what DESC would say. */
  private record Announcing(Player player) implements Player {
    @Override
    public String name() {
      return player.name();
    }

    @Override
    public String identity() {
      return player.identity();
    }

    @Override
    public void newGame(boolean chess960) throws PlayerException {
      player.newGame(chess960);
    }

    @Override
    public Reply think(Turn turn, ThoughtListener listener) throws PlayerException {
      Reply reply = player.think(turn, listener);
      Thought thought = reply.thought();
      int ply = turn.position().gamePly();
      List<String> remarks = new ArrayList<>(thought.remarks());
      remarks.add("desc pes 0.%02d mode %s".formatted(10 + ply, ply < 10 ? "Turbo" : "Fast"));
      return new Reply(
          reply.move(),
          new Thought(
              thought.score(),
              thought.depth(),
              thought.selectiveDepth(),
              thought.nodes(),
              thought.nodesPerSecond(),
              thought.millis(),
              thought.line(),
              remarks),
          reply.nanos());
    }

    @Override
    public List<String> conversation() {
      return player.conversation();
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
