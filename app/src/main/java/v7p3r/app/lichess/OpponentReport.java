package v7p3r.app.lichess;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import v7p3r.arena.opponent.OpponentAdjustment;
import v7p3r.arena.opponent.OpponentProfile;
import v7p3r.arena.record.MetricsDatabase;
import v7p3r.arena.work.PlainJson;

/** What the games of the bot show of its opponents, as data for other programs. */
public final class OpponentReport {
  private OpponentReport() {}

  /** A list of objects, one for each opponent, those who were met most first. */
  public static String json(Path folder) throws IOException {
    List<Map<String, Object>> rows = new ArrayList<>();
    try (MetricsDatabase database =
        MetricsDatabase.openExisting(folder.resolve(Archive.DATABASE))) {
      for (String name : database.opponents()) {
        OpponentProfile profile = OpponentProfile.of(name, database.movesAgainst(name));
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("profile", profile);
        row.put("style", profile.style());
        row.put("adjustment", OpponentAdjustment.of(profile));
        rows.add(row);
      }
    }
    return PlainJson.write(rows);
  }
}
