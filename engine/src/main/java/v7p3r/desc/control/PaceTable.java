package v7p3r.desc.control;

import java.util.ArrayList;
import java.util.List;
import v7p3r.json.JsonNode;

/**
 * What is different at a pace of play: where the modes end on the scale of PES, and what misses
 * cost, as games of that pace have shown. Between two paces lies a line over the logarithm of their
 * seconds.
 *
 * @param rows by growing seconds; none where all paces are alike
 */
record PaceTable(List<Row> rows) {
  static final PaceTable NONE = new PaceTable(List.of());

  private static final String SECONDS = "seconds";
  private static final String PES = "pes";
  private static final String PRICE = "price";

  /** A table that says more has not been learned from enough games. */
  private static final double LEAST_PRICE = 0.5;

  private static final double MOST_PRICE = 2;

  /** A game lasts so many own moves, for increments. */
  private static final int EXPECTED_MOVES = 40;

  /**
   * One pace.
   *
   * @param seconds of one side in a whole game
   * @param ends the PES below which 25, 50, 78 and 93 % of the searches end
   * @param price what the prices of a miss are multiplied by, so that they are one on the mean
   */
  record Row(double seconds, List<Double> ends, double price) {
    Row {
      ends = List.copyOf(ends);
    }

    private Row towards(Row other, double share) {
      List<Double> mixed = new ArrayList<>();
      for (int i = 0; i < ends.size(); i++) {
        mixed.add(ends.get(i) + share * (other.ends.get(i) - ends.get(i)));
      }
      return new Row(seconds, mixed, price + share * (other.price - price));
    }
  }

  PaceTable {
    rows = List.copyOf(rows);
  }

  /** Seconds of one side in a whole game, by its first clock. */
  static double seconds(long clockMillis, long incrementMillis) {
    return Math.max(1, clockMillis + EXPECTED_MOVES * incrementMillis) / 1e3;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /**
   * What holds at a pace; beyond the slowest and the fastest that was measured what holds there.
   */
  Row at(double seconds) {
    int above = 0;
    while (above < rows.size() && rows.get(above).seconds() < seconds) {
      above++;
    }
    Row low = rows.get(Math.max(above - 1, 0));
    Row high = rows.get(Math.min(above, rows.size() - 1));
    double share =
        low == high
            ? 0
            : Math.log(seconds / low.seconds()) / Math.log(high.seconds() / low.seconds());
    return low.towards(high, share);
  }

  static PaceTable read(JsonNode list) {
    List<Row> rows = new ArrayList<>();
    double before = 0;
    for (JsonNode row : list.items()) {
      ModeProfiles.refuseOthers(row, List.of(SECONDS, PES, PRICE));
      double seconds = row.at(SECONDS).number();
      if (!(seconds > before)) {
        throw row.at(SECONDS).broken("expected more than %s, found %s".formatted(before, seconds));
      }
      rows.add(new Row(seconds, ModeProfiles.ends(row.at(PES)), price(row.at(PRICE))));
      before = seconds;
    }
    return new PaceTable(rows);
  }

  private static double price(JsonNode node) {
    double price = node.number();
    if (!(price >= LEAST_PRICE && price <= MOST_PRICE)) {
      throw node.broken("expected %s to %s, found %s".formatted(LEAST_PRICE, MOST_PRICE, price));
    }
    return price;
  }
}
