package v7p3r.arena.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The flags of the engine design as options of the engine. A group that is off takes its members
 * with it.
 */
final class DesignFlags {
  private static final Map<String, Flag> FLAGS = new LinkedHashMap<>();

  static {
    alone("use_opening_book", "OwnBook");
    alone("use_ab_pruning", "UseABPruning");
    alone("use_move_ordering", "UseMoveOrdering");
    alone("max_ordered_moves", "MaxOrderedMoves");
    alone("max_search_nodes", "MaxNodes");
    alone("use_quiescence", "UseQuiescence");
    alone("use_tempo_scoring", "UseTempoScoring");
    member("use_checkmate_detection", "UseCheckmateDetection", "use_tempo_scoring");
    member("use_stalemate_detection", "UseStalemateDetection", "use_tempo_scoring");
    member("use_draw_prevention", "UseDrawPrevention", "use_tempo_scoring");
    member("use_game_phase", "UseGamePhase", "use_tempo_scoring");
    alone("use_primary_scoring", "UsePrimaryScoring");
    member("use_material_count", "UseMaterialCount", "use_primary_scoring");
    member("use_material_score", "UseMaterialScore", "use_primary_scoring");
    member("use_piece_square_positioning", "UsePieceSquares", "use_primary_scoring");
    member("use_mvv_lva", "UseMVVLVA", "use_primary_scoring");
    alone("use_secondary_scoring", "UseSecondaryScoring");
    member("use_castling", "UseCastling", "use_secondary_scoring");
    member("use_tactics", "UseTactics", "use_secondary_scoring");
    member("use_captures_to_escape_check", "UseCapturesToEscapeCheck", "use_secondary_scoring");
  }

  private DesignFlags() {}

  private record Flag(String option, Optional<String> group) {}

  private static void alone(String key, String option) {
    FLAGS.put(key, new Flag(option, Optional.empty()));
  }

  private static void member(String key, String option, String group) {
    FLAGS.put(key, new Flag(option, Optional.of(group)));
  }

  static boolean isFlag(String key) {
    return FLAGS.containsKey(key);
  }

  static String option(String key) {
    return FLAGS.get(key).option();
  }

  /** The options that the flags of a player ask for; what they do not mention is left alone. */
  static Map<String, String> options(JsonNode player) {
    Map<String, String> options = new LinkedHashMap<>();
    FLAGS.forEach(
        (key, flag) -> {
          boolean groupIsOff =
              flag.group().isPresent()
                  && player.path(flag.group().get()).asString("").equals("false");
          if (groupIsOff) {
            options.put(flag.option(), "false");
          } else if (player.has(key)) {
            options.put(flag.option(), player.get(key).asString());
          }
        });
    return options;
  }
}
