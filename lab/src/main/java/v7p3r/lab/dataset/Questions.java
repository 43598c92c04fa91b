package v7p3r.lab.dataset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Curves;
import v7p3r.arena.plot.Curves.Curve;
import v7p3r.arena.plot.Curves.Kind;
import v7p3r.arena.plot.Curves.Scale;
import v7p3r.arena.plot.Curves.Spot;
import v7p3r.arena.plot.Plot;
import v7p3r.lab.report.DataTable;

/**
 * The four questions that the design asks of the data. The PES of a position is taken from its rank
 * by the target y, so that the five bins have 25, 25, 28, 15 and 7 percent of all positions.
 */
final class Questions {
  /** Ranks from 0 to 1 turned into PES, bin by bin. */
  private static final String PES =
      """
      CREATE TABLE positions AS
      SELECT *, CASE
          WHEN rank < 0.25 THEN rank / 0.25 * 0.2
          WHEN rank < 0.50 THEN 0.2 + (rank - 0.25) / 0.25 * 0.2
          WHEN rank < 0.78 THEN 0.4 + (rank - 0.50) / 0.28 * 0.2
          WHEN rank < 0.93 THEN 0.6 + (rank - 0.78) / 0.15 * 0.2
          ELSE 0.8 + (rank - 0.93) / 0.07 * 0.2 END AS pes
      FROM (
        SELECT *, (row_number() OVER (ORDER BY y, hash(fen)) - 0.5) / count(*) OVER () AS rank,
          abs(static_chance - live_chance) AS evaluation_error
        FROM deep WHERE nodes = n_ref)
      """;

  private static final String SHARES =
      "[0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]";

  /** A difference of means counts from this number of standard errors on. */
  private static final double CLEAR = 2;

  private final ColumnDatabase database;
  private final boolean hasWide;
  private final Path plots;

  Questions(ColumnDatabase database, boolean hasWide, Path plots) {
    this.database = database;
    this.hasWide = hasWide;
    this.plots = plots;
  }

  List<DatasetReport.Answer> answer() throws IOException {
    database.run(PES);
    List<DatasetReport.Answer> answers = new ArrayList<>();
    answers.add(
        ask(
            "pawn-chains",
            "1. Do positions with pawn chains consistently show high PES (> 0.6)?",
            "has_pawn_chains",
            "pes",
            "avg(CASE WHEN pes > 0.6 THEN 1.0 ELSE 0 END) AS share_above_06",
            "positions"));
    answers.add(
        ask(
            "bishop-pair",
            "2. Do positions with the bishop pair show low PES (< 0.3)?",
            "has_bishop_pair",
            "pes",
            "avg(CASE WHEN pes < 0.3 THEN 1.0 ELSE 0 END) AS share_below_03",
            "positions"));
    answers.add(
        ask(
            "bad-bishop",
            "3. Do bad bishops go with errors of the evaluation (static against N_ref, in win"
                + " probability)?",
            "position_has_bad_bishop",
            "evaluation_error",
            "quantile_cont(evaluation_error, 0.9) AS p90",
            "positions"));
    if (hasWide) {
      answers.add(
          ask(
              "opposition",
              "4. Is the score of pawn endings more volatile where the opposition matters (kings"
                  + " opposed)?",
              "position_is_endgame_opposition",
              "eval_volatility",
              "quantile_cont(eval_volatility, 0.9) AS p90",
              "(SELECT * FROM wide WHERE pieces_left = 0 AND pawns > 0 AND depth_reached > 1)"));
    }
    return answers;
  }

  private DatasetReport.Answer ask(
      String key, String question, String flag, String value, String extra, String from)
      throws IOException {
    DataTable numbers =
        database.ask(
            key,
            "  " + value + " without (0) and with (1) " + flag,
            """
            SELECT CAST(%1$s AS INTEGER) AS present, count(*) AS rows, avg(%2$s) AS mean,
              coalesce(stddev_samp(%2$s) / sqrt(count(*)), 0) AS error, %3$s
            FROM %4$s GROUP BY present ORDER BY present
            """
                .formatted(flag, value, extra, from));
    if (numbers.rows().size() < 2) {
      return new DatasetReport.Answer(
          question,
          "The data cannot tell: only one of the two kinds is in it.",
          numbers,
          Optional.empty());
    }
    Chart chart = chart(key, question, flag, value, from);
    Plot.write(chart, plots.resolve(key + ".svg"));
    return new DatasetReport.Answer(question, verdict(numbers), numbers, Optional.of(chart));
  }

  private static String verdict(DataTable numbers) {
    double difference = numbers.number(1, "mean") - numbers.number(0, "mean");
    double error = Math.hypot(numbers.number(0, "error"), numbers.number(1, "error"));
    String extra = numbers.columns().getLast();
    String compared =
        String.format(
            Locale.ROOT,
            "mean %.4f with, %.4f without: %+.4f ± %.4f; %s %.4f with, %.4f without",
            numbers.number(1, "mean"),
            numbers.number(0, "mean"),
            difference,
            error,
            extra,
            numbers.number(1, extra),
            numbers.number(0, extra));
    if (Math.abs(difference) < CLEAR * error) {
      return "No clear difference: " + compared;
    }
    return (difference > 0 ? "Higher with it: " : "Lower with it: ") + compared;
  }

  /** The distribution of the value without and with the flag, one over the other. */
  private Chart chart(String key, String question, String flag, String value, String from)
      throws IOException {
    List<Curve> curves = new ArrayList<>();
    for (int present = 1; present >= 0; present--) {
      DataTable quantiles =
          database.ask(
              key,
              "",
              """
              SELECT 100 * unnest(%1$s) AS percent, unnest(quantile_cont(%2$s, %1$s)) AS value
              FROM %3$s WHERE CAST(%4$s AS INTEGER) = %5$d
              """
                  .formatted(SHARES, value, from, flag, present));
      List<Spot> spots = new ArrayList<>();
      for (int row = 0; row < quantiles.rows().size(); row++) {
        spots.add(Spot.of(quantiles.number(row, "value"), quantiles.number(row, "percent")));
      }
      curves.add(new Curve(present == 0 ? "without" : "with", Kind.LINE, spots));
    }
    return new Chart(
        question,
        List.of(
            new Curves(
                "How many lie below",
                "with and without " + flag,
                Scale.of(value),
                Scale.of("percent below", 0, 100),
                curves)));
  }
}
