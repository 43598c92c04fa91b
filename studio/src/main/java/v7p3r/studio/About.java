package v7p3r.studio;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a studio has to offer.
 *
 * @param model the model of effort in use, if there is one
 * @param modes of effort, the lightest first
 */
record About(
    String version,
    String name,
    OwnEngine engine,
    Optional<ModelName> model,
    List<OfferedEngine> engines,
    List<SearchKind> searchTypes,
    List<Named> openings,
    List<Named> matchOpenings,
    int eloMin,
    int eloMax,
    List<String> modes,
    List<WatchedFile> watchables) {
  /** The engine of this project. */
  record OwnEngine(String name, int threads, int hashMb, boolean ready) {}

  /** A model of effort. */
  record ModelName(String name) {}

  /** An engine that may analyze or play in matches. */
  record OfferedEngine(String name, String kind, List<OfferedOption> options) {}

  /** An option of an engine, as UCI declares it. */
  record OfferedOption(
      String name,
      String type,
      @JsonProperty("default") Optional<String> initial,
      OptionalInt min,
      OptionalInt max,
      List<String> vars) {}

  /** A way to choose moves. */
  record SearchKind(String key, String title, String sentence) {}

  /** Something to choose from. */
  record Named(String key, String name) {}

  /** A file of games that others write. */
  record WatchedFile(String id, String name) {}
}
