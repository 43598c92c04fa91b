package v7p3r.architecture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which package may use which: the table of docs/ARCHITECTURE.md. Names are relative to {@code
 * v7p3r}; a package that is not named belongs to the nearest named one around it.
 */
final class Layers {
  static final String ROOT = "v7p3r";

  /** All of the product, lowest layer first. */
  static final Layers OF_V7P3R =
      new Layers()
          // engine: no third-party library below this line ...
          .layer("text")
          .layer("json", "text")
          .layer("board")
          .layer("notation", "text", "board")
          .layer("tablebase", "board")
          .layer("eval.context", "board")
          .layer("eval.pawn", "board", "eval.context")
          .layer("eval.piece", "board", "eval.context")
          .layer("eval.king", "board", "eval.context")
          .layer("eval.tactic", "board", "eval.context")
          .layer(
              "eval",
              "text",
              "board",
              "eval.context",
              "eval.pawn",
              "eval.piece",
              "eval.king",
              "eval.tactic")
          .layer("search", "board", "eval")
          .layer("search.effort")
          .layer("search.time", "board", "search")
          .layer("search.sparring", "board", "search")
          .layer("search.memory", "board", "search")
          .layer("search.root", "board", "search", "search.time", "search.memory")
          .layer("search.solved", "board", "tablebase", "search")
          .layer(
              "search.tree",
              "board",
              "eval.context",
              "eval",
              "search",
              "search.effort",
              "search.time",
              "search.memory",
              "search.root",
              "search.solved")
          .layer("desc", "text", "json", "board", "eval.context", "eval", "search", "search.effort")
          .layer("desc.control", "text", "json", "board", "eval", "search", "desc")
          .layer(
              "profile",
              "board",
              "notation",
              "eval.context",
              "eval",
              "search",
              "search.tree",
              "desc")
          .layer("book", "board", "notation")
          .layer(
              "engine",
              "text",
              "board",
              "notation",
              "tablebase",
              "eval.context",
              "eval",
              "search",
              "search.effort",
              "search.time",
              "search.sparring",
              "search.solved",
              "search.tree",
              "desc",
              "desc.control",
              "book")
          .layer("uci", "board", "notation", "search", "profile", "engine")
          // arena
          .layer("arena.work")
          .layer("arena.source")
          .layer("arena.stats")
          .layer("arena.plot")
          .layer("arena.player", "board", "notation", "search", "engine", "uci")
          .layer(
              "arena.game",
              "board",
              "notation",
              "tablebase",
              "book",
              "engine",
              "arena.work",
              "arena.source",
              "arena.player")
          .layer(
              "arena.record",
              "text",
              "board",
              "notation",
              "arena.work",
              "arena.stats",
              "arena.player",
              "arena.game")
          .layer(
              "arena.match",
              "text",
              "board",
              "notation",
              "tablebase",
              "arena.work",
              "arena.source",
              "arena.stats",
              "arena.plot",
              "arena.player",
              "arena.game",
              "arena.record")
          .layer(
              "arena.spsa",
              "notation",
              "tablebase",
              "arena.work",
              "arena.stats",
              "arena.plot",
              "arena.player",
              "arena.game",
              "arena.match")
          .layer(
              "arena.suite",
              "board",
              "notation",
              "arena.work",
              "arena.source",
              "arena.stats",
              "arena.player",
              "arena.game",
              "arena.match")
          .layer(
              "arena.endgame",
              "board",
              "notation",
              "tablebase",
              "arena.work",
              "arena.source",
              "arena.player",
              "arena.game",
              "arena.match")
          .layer(
              "arena.config",
              "text",
              "board",
              "notation",
              "engine",
              "arena.source",
              "arena.player",
              "arena.game")
          .layer(
              "arena.loop",
              "notation",
              "arena.work",
              "arena.player",
              "arena.game",
              "arena.record",
              "arena.match",
              "arena.config")
          .layer("arena.opponent", "board", "arena.record")
          .layer(
              "arena.analysis",
              "board",
              "notation",
              "tablebase",
              "eval.context",
              "eval",
              "desc",
              "arena.work",
              "arena.source",
              "arena.player",
              "arena.game",
              "arena.record")
          // lab
          .layer("lab.work", "arena.work")
          .layer("lab.report", "text", "arena.plot")
          .layer(
              "lab.analysis",
              "arena.stats",
              "arena.plot",
              "arena.player",
              "arena.record",
              "arena.suite",
              "arena.analysis",
              "lab.report")
          .layer("lab.themes", "board", "eval.context", "eval", "arena.work")
          .layer("lab.schema", "search.effort", "desc")
          .layer(
              "lab.profile",
              "arena.suite",
              "profile",
              "arena.work",
              "board",
              "notation",
              "search",
              "search.effort",
              "search.time",
              "search.tree",
              "desc",
              "desc.control",
              "engine",
              "arena.source",
              "arena.player",
              "arena.record",
              "lab.work",
              "lab.schema")
          .layer(
              "lab.dataset",
              "board",
              "profile",
              "arena.work",
              "notation",
              "desc",
              "arena.plot",
              "lab.work",
              "lab.report",
              "lab.schema")
          .layer(
              "lab.replay",
              "arena.work",
              "desc",
              "lab.work",
              "lab.report",
              "lab.schema",
              "lab.dataset")
          .layer(
              "lab.model",
              "arena.work",
              "desc",
              "desc.control",
              "engine",
              "arena.plot",
              "arena.record",
              "lab.work",
              "lab.report",
              "lab.schema",
              "lab.dataset")
          .layer(
              "lab.moves",
              "search.effort",
              "desc",
              "profile",
              "arena.work",
              "arena.plot",
              "lab.report",
              "lab.schema",
              "lab.dataset",
              "lab.model")
          .layer(
              "lab.validate",
              "arena.suite",
              "profile",
              "arena.work",
              "text",
              "board",
              "notation",
              "search",
              "search.tree",
              "desc",
              "desc.control",
              "engine",
              "arena.source",
              "arena.stats",
              "arena.plot",
              "arena.player",
              "arena.game",
              "arena.record",
              "arena.match",
              "lab.work",
              "lab.report",
              "lab.schema",
              "lab.profile",
              "lab.dataset",
              "lab.replay",
              "lab.model")
          .layer(
              "lab.learn",
              "profile",
              "search",
              "search.time",
              "arena.work",
              "desc",
              "desc.control",
              "arena.stats",
              "arena.player",
              "arena.game",
              "arena.record",
              "arena.match",
              "lab.work",
              "lab.report",
              "lab.schema",
              "lab.profile",
              "lab.dataset",
              "lab.replay",
              "lab.model",
              "lab.validate")
          .layer("lab.export", "desc", "desc.control", "lab.dataset", "lab.model")
          .layer("lab.train", "arena.work", "desc", "lab.work", "lab.model", "lab.export")
          .layer(
              "lab.tune",
              "arena.work",
              "board",
              "notation",
              "eval.context",
              "eval.king",
              "eval",
              "arena.source",
              "arena.stats",
              "arena.plot",
              "arena.player",
              "lab.work",
              "lab.report")
          .layer(
              "lab.puzzle",
              "board",
              "notation",
              "eval.context",
              "eval",
              "arena.work",
              "arena.player",
              "arena.game",
              "arena.match",
              "arena.suite",
              "lab.report",
              "lab.tune")
          .layer("lab.parquet", "lab.report", "lab.schema", "lab.dataset")
          .layer("lab.studio")
          // cluster
          .layer("cluster", "engine", "arena.work", "arena.stats")
          // studio
          .layer("studio.live")
          .layer("studio.http", "studio.live")
          .layer("studio.config", "arena.source", "arena.player", "studio.http")
          .layer(
              "studio.think",
              "board",
              "notation",
              "eval",
              "search",
              "desc",
              "desc.control",
              "engine",
              "arena.player",
              "studio.config")
          .layerOnTop("studio")
          // app and bench stand on everything below them
          .layerOnTop("app.lichess")
          .layerOnTop("app.site")
          .layerOnTop("app.pack")
          .layerOnTop("app.cli")
          .layerOnTop("bench");

  private final Map<String, Set<String>> uses = new LinkedHashMap<>();

  /** A layer that may use the given layers, all of them named earlier: so there are no cycles. */
  Layers layer(String name, String... lower) {
    for (String use : lower) {
      if (!uses.containsKey(use)) {
        throw new IllegalArgumentException(name + " may only use a layer below it, not " + use);
      }
    }
    if (uses.put(name, new LinkedHashSet<>(List.of(lower))) != null) {
      throw new IllegalArgumentException(name + " stands twice in the table");
    }
    return this;
  }

  private Layers layerOnTop(String name) {
    return layer(name, uses.keySet().toArray(String[]::new));
  }

  /** Every layer with those that it may use. */
  Map<String, Set<String>> uses() {
    return Collections.unmodifiableMap(uses);
  }

  /** The layer that a full package name belongs to. */
  Optional<String> layerOf(String packageName) {
    String name = packageName;
    while (name.length() > ROOT.length()) {
      String relative = name.substring(ROOT.length() + 1);
      if (uses.containsKey(relative)) {
        return Optional.of(relative);
      }
      name = name.substring(0, name.lastIndexOf('.'));
    }
    return Optional.empty();
  }

  /** What is wrong with {@code where}, in package {@code from}, using package {@code to}. */
  List<String> violations(String where, String from, String to) {
    List<String> violations = new ArrayList<>();
    Optional<String> fromLayer = layerOf(from);
    Optional<String> toLayer = layerOf(to);
    if (fromLayer.isEmpty()) {
      violations.add(where + ": package " + from + " stands in no layer of the table");
    } else if (toLayer.isEmpty()) {
      violations.add(where + ": uses package " + to + ", which stands in no layer of the table");
    } else if (!fromLayer.equals(toLayer) && !uses.get(fromLayer.get()).contains(toLayer.get())) {
      violations.add(where + ": " + fromLayer.get() + " must not use " + toLayer.get());
    }
    return violations;
  }
}
