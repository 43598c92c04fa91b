package v7p3r.arena.record;

import java.util.List;

/** Something that went wrong in a game of a match, with the last words of the player. */
public record KeptIncident(
    int game, String player, String kind, String words, int ply, List<String> conversation) {
  public KeptIncident {
    conversation = List.copyOf(conversation);
  }
}
