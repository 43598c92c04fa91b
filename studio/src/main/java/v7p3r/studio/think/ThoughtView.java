package v7p3r.studio.think;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An insight as it is told to pages, beside what it is about. */
public final class ThoughtView {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private ThoughtView() {}

  /** About the next half move of a game. */
  public static ObjectNode ofGame(Insight insight, int ply) {
    ObjectNode view = MAPPER.valueToTree(insight);
    return view.put("ply", ply);
  }

  /** About a position of an analysis, by one of its engines. */
  public static ObjectNode ofAnalysis(Insight insight, String engine, int node, boolean done) {
    ObjectNode view = MAPPER.valueToTree(insight);
    return view.put("engine", engine).put("node", node).put("done", done);
  }
}
