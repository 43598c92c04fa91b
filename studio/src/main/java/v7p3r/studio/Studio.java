package v7p3r.studio;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.work.WorkBoard;
import v7p3r.lab.studio.StudioServer;
import v7p3r.lab.studio.StudioSettings;
import v7p3r.studio.analyse.Analyses;
import v7p3r.studio.analyse.AnalysisRoutes;
import v7p3r.studio.config.StudioConfig;
import v7p3r.studio.explain.HowDeep;
import v7p3r.studio.explain.Why;
import v7p3r.studio.http.Answer;
import v7p3r.studio.http.Assets;
import v7p3r.studio.http.Json;
import v7p3r.studio.http.OpenApi;
import v7p3r.studio.http.Route;
import v7p3r.studio.http.RouteTable;
import v7p3r.studio.http.StudioHttp;
import v7p3r.studio.lab.LabRoutes;
import v7p3r.studio.lab.LongWork;
import v7p3r.studio.lab.ThemeList;
import v7p3r.studio.live.LiveHub;
import v7p3r.studio.match.MatchRoutes;
import v7p3r.studio.match.Matches;
import v7p3r.studio.play.Adviser;
import v7p3r.studio.play.GameArchive;
import v7p3r.studio.play.GameRoutes;
import v7p3r.studio.play.Games;
import v7p3r.studio.play.StoredGames;
import v7p3r.studio.review.OpponentRoutes;
import v7p3r.studio.review.ReviewRoutes;
import v7p3r.studio.think.OwnOptions;
import v7p3r.studio.watch.Watch;

/** A studio that runs: all its parts, put together and taken apart in order. */
final class Studio implements StudioServer {
  private static final int MOST_PAGES = 64;
  private static final Duration ANALYSIS_GRACE = Duration.ofSeconds(10);

  private final List<String> remarks = new ArrayList<>();
  private final LiveHub hub = new LiveHub(Json.MAPPER, MOST_PAGES);
  private final RouteTable routes = new RouteTable();
  private final List<AutoCloseable> parts = new ArrayList<>();
  private final Watch watch;
  private final StudioHttp http;

  static Studio start(StudioSettings settings, Assets assets) throws IOException {
    StudioConfig config =
        (settings.config().isPresent()
                ? StudioConfig.read(settings.config().get())
                : StudioConfig.usual())
            .withWatched(settings.watched());
    OwnOptions.check(config);
    return new Studio(settings, config, assets);
  }

  private Studio(StudioSettings settings, StudioConfig config, Assets assets) throws IOException {
    List<Path> places = new ArrayList<>(config.watched());
    places.add(settings.games());
    places.add(Path.of("active_game.pgn"));
    watch = own(new Watch(places, hub));
    OfferedEngines engines = new OfferedEngines(config);
    Offer offer = new Offer(config, engines, settings.name(), watch);
    routes.add(engines.route());
    routes.add(
        Route.get(
            "/api/about",
            "What this studio has to offer.",
            About.class,
            _ -> Answer.json(offer.about())));
    GameArchive archive = new GameArchive(settings.games(), settings.database());
    Games games = own(new Games(config, settings.name(), archive, hub, remarks));
    StoredGames stored = new StoredGames(settings.database());
    routes.addAll(new GameRoutes(games, stored, new Adviser()).routes());
    ThemeList themes = own(new ThemeList(settings.games().resolve("theme-prices.json")));
    routes.addAll(new Why(themes::shares).routes());
    routes.add(new HowDeep(config).route());
    Analyses analyses = own(new Analyses(config, hub, ANALYSIS_GRACE));
    routes.addAll(new AnalysisRoutes(analyses).routes());
    own(new EngineTopic(config, hub, () -> games.isThinking() || analyses.isSearching()));
    routes.addAll(watch.routes());
    Matches matches = own(new Matches(settings.database(), hub));
    routes.addAll(new MatchRoutes(matches, stored, config).routes());
    List<Path> reports = with(config.reports(), Path.of("reports"));
    routes.addAll(new LabRoutes(reports, themes).routes());
    routes.addAll(reviews(settings, config).routes());
    routes.addAll(new OpponentRoutes(with(config.bots(), Path.of("lichess/lichess.db"))).routes());
    routes.addAll(own(new LongWork(WorkBoard.ofUser(), hub)).routes());
    routes.add(new OpenApi(routes).route());
    http = StudioHttp.start(settings.port(), routes, hub, assets);
    new WarmUp(routes, games).begin();
  }

  private static ReviewRoutes reviews(StudioSettings settings, StudioConfig config) {
    return new ReviewRoutes(
        with(config.analyses(), Path.of("analysis")),
        settings.database(),
        settings.games().resolve("tests/blunders.epd"));
  }

  private static List<Path> with(List<Path> configured, Path usual) {
    List<Path> all = new ArrayList<>(configured);
    all.add(usual);
    return all;
  }

  /** Is closed with the studio, the last first. */
  private <T extends AutoCloseable> T own(T part) {
    parts.addFirst(part);
    return part;
  }

  @Override
  public String address() {
    return http.address();
  }

  @Override
  public List<String> remarks() {
    return List.copyOf(remarks);
  }

  @Override
  public void close() {
    for (AutoCloseable part : parts) {
      try {
        part.close();
      } catch (Exception e) {
        System.getLogger("v7p3r.studio").log(System.Logger.Level.WARNING, "closing failed", e);
      }
    }
    hub.close();
    http.close();
  }
}
