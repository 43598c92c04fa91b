package v7p3r.arena.analysis;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What all games come to, as plain data.
 *
 * @param judge the engine by whose scores moves are judged, with its limit
 * @param own V7P3R with its limit
 * @param profile whose rules say how bad a move is
 * @param slope of the win chances that moves are judged by
 * @param fittedSlope at which V7P3R's centipawns mean the same; nothing without a reference
 * @param untimed moves without a clock
 * @param inTrouble moves with less than a tenth of the clock left
 * @param quiet all other moves with a clock
 * @param byTables moves that tablebases reach
 * @param tableErrors of these, how many gave points away
 */
public record AnalysisSummary(
    int games,
    long positions,
    String judge,
    String own,
    boolean hasReference,
    String profile,
    double slope,
    OptionalDouble fittedSlope,
    Numbers all,
    long untimed,
    Numbers inTrouble,
    Numbers quiet,
    List<GroupRow> groups,
    List<PlayerRow> players,
    List<CriticalDifference> differences,
    List<NotedMove> worst,
    List<NotedMove> missedMates,
    List<NotedMove> wasted,
    List<NotedMove> hurried,
    long byTables,
    long tableErrors,
    List<NotedMove> tableMoves,
    List<ThemeLedger.Entry> ledger) {}
