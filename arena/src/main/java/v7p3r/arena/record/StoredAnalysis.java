package v7p3r.arena.record;

import java.time.Instant;

/**
 * An analysis of games in the database.
 *
 * @param place where its files are: the same place is the same analysis
 * @param own V7P3R as it was asked, with its limit
 * @param judge the engine by whose scores moves are judged, with its limit
 * @param profile whose rules say how bad a move is
 * @param slope of the win chances that moves are judged by
 */
public record StoredAnalysis(
    String place, Instant created, String own, String judge, String profile, double slope) {}
