package v7p3r.arena.record;

/** How many games of two players, with these colors, had a result. */
public record ResultCount(String white, String black, String result, long games) {}
