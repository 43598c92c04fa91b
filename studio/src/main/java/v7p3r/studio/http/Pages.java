package v7p3r.studio.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Optional;
import java.util.regex.Pattern;

/** The page itself, under all addresses that it shows, and its files. */
final class Pages {
  private static final Pattern ADDRESS =
      Pattern.compile("/(?:play|analyse|watch|matches|review|reports|lab)?(?:/[^/]{1,200})?");
  private static final String MISSING =
      """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>V7P3R studio</title></head>
      <body><h1>The page was not built</h1><p>It needs Node: install it and build again.</p></body></html>
      """;

  private final Assets assets;

  Pages(Assets assets) {
    this.assets = assets;
  }

  void serve(ServerRequest request, ServerResponse response) {
    String path = request.path().path();
    Optional<Assets.Asset> file = assets.file(path);
    if (file.isPresent()) {
      boolean hashed = path.startsWith("/assets/");
      send(
          request,
          response,
          file.get(),
          hashed ? "public, max-age=31536000, immutable" : "no-cache");
    } else if (ADDRESS.matcher(path).matches()) {
      assets
          .page()
          .ifPresentOrElse(
              page -> send(request, response, page, "no-cache"),
              () -> Guard.send(response, Answer.html(503, MISSING)));
    } else {
      HttpProblem problem = HttpProblem.notFound("there is no such page");
      Guard.send(response, Answer.json(problem.status(), problem.body()));
    }
  }

  private static void send(
      ServerRequest request, ServerResponse response, Assets.Asset file, String caching) {
    response.headers().set(HeaderNames.CONTENT_TYPE, file.type());
    response.headers().set(HeaderNames.CACHE_CONTROL, caching);
    response.headers().set(HeaderNames.VARY, "Accept-Encoding");
    response.status(Status.OK_200);
    boolean packs =
        request.headers().first(HeaderNames.ACCEPT_ENCODING).orElse("").contains("gzip");
    if (packs && file.packed().length < file.plain().length) {
      response.headers().set(HeaderNames.CONTENT_ENCODING, "gzip");
      response.send(file.packed());
    } else {
      response.send(file.plain());
    }
  }
}
