package v7p3r.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import v7p3r.eval.Theme;
import v7p3r.lab.themes.ThemePrices;

/** The price list of themes as text, in the form that the reader wants. */
record PriceTable(ThemePrices.Report report, Optional<double[]> worth) {
  /** How the list is written. */
  enum Format {
    TABLE,
    CSV,
    JSON,
    MARKDOWN
  }

  private static final double NANOS_A_SECOND = 1e9;

  /** Nanoseconds that are not worth a word. */
  private static final double LEAST_SCATTER = 2;

  private static final double MILLION = 1e6;

  String write(Format format) {
    return switch (format) {
      case TABLE -> table();
      case CSV -> csv();
      case JSON -> json();
      case MARKDOWN -> markdown();
    };
  }

  private List<String> columns() {
    List<String> columns =
        new ArrayList<>(List.of("theme", "ns", "marginal ns", "share %", "fires %", "mean cp"));
    worth.ifPresent(any -> columns.add("worth"));
    return columns;
  }

  private List<String> cells(ThemePrices.Price price) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                price.theme().key(),
                cost(price.nanos(), 1),
                cost(price.marginalNanos(), 1),
                cost(price.marginalNanos(), 100 / report.wholeNanos()),
                number(1, 100 * price.fires()),
                number(1, price.centipawns())));
    worth.ifPresent(values -> cells.add(number(1, MILLION * values[price.theme().ordinal()])));
    return cells;
  }

  /** No theme costs less than nothing: by as much as one seems to, all costs may be off. */
  private double scatter() {
    double least =
        report.prices().stream()
            .mapToDouble(price -> Math.min(price.nanos(), price.marginalNanos()))
            .min()
            .orElse(0);
    return Math.max(0, -least);
  }

  /** A cost in the given unit; what is smaller than the scatter is not known better than that. */
  private String cost(double nanos, double unit) {
    boolean isKnown = scatter() < LEAST_SCATTER || nanos > scatter();
    return isKnown ? number(1, unit * nanos) : "<" + number(1, unit * scatter());
  }

  private String table() {
    StringBuilder text = new StringBuilder(5000);
    appendRow(text, columns());
    text.append("-".repeat(24 + 13 * (columns().size() - 1))).append('\n');
    for (ThemePrices.Price price : report.prices()) {
      appendRow(text, cells(price));
    }
    return text.append('\n').append(summary()).toString();
  }

  private static void appendRow(StringBuilder text, List<String> cells) {
    text.append(String.format(Locale.ROOT, "%-24s", cells.getFirst()));
    for (String cell : cells.subList(1, cells.size())) {
      text.append(String.format(Locale.ROOT, " %12s", cell));
    }
    text.append('\n');
  }

  private String summary() {
    String whole =
        String.format(
            Locale.ROOT,
            "%d positions. Whole evaluation: %.0f ns, %.2f million a second."
                + " Without themes (attack maps, pawn table, blending): %.0f ns.",
            report.positions(),
            report.wholeNanos(),
            NANOS_A_SECOND / report.wholeNanos() / MILLION,
            report.frameNanos());
    if (scatter() >= LEAST_SCATTER) {
      whole +=
          String.format(
              Locale.ROOT,
              "\nCosts scatter by %.0f ns in this run: smaller ones are not known. More rounds"
                  + " (--rounds) measure finer.",
              scatter());
    }
    return worth.isPresent()
        ? whole + "\nWorth: what the mean squared miss grows by without the theme, in millionths."
        : whole;
  }

  private String csv() {
    StringBuilder text =
        new StringBuilder("theme,subject,group,nanos,marginal_nanos,share,fires,mean_centipawns");
    text.append(worth.isPresent() ? ",worth\n" : "\n");
    for (ThemePrices.Price price : report.prices()) {
      Theme theme = price.theme();
      text.append(theme.key()).append(',').append(theme.subject().key()).append(',');
      text.append(theme.designGroup().key()).append(',').append(number(2, price.nanos()));
      text.append(',').append(number(2, price.marginalNanos())).append(',');
      text.append(number(4, price.marginalNanos() / report.wholeNanos())).append(',');
      text.append(number(4, price.fires())).append(',').append(number(2, price.centipawns()));
      worth.ifPresent(values -> text.append(',').append(number(9, values[theme.ordinal()])));
      text.append('\n');
    }
    return text.substring(0, text.length() - 1);
  }

  private String json() {
    StringBuilder text = new StringBuilder(10_000);
    text.append("{\n  \"positions\": ").append(report.positions());
    text.append(",\n  \"wholeNanos\": ").append(number(1, report.wholeNanos()));
    text.append(",\n  \"frameNanos\": ").append(number(1, report.frameNanos()));
    text.append(",\n  \"themes\": [");
    String separator = "\n    ";
    for (ThemePrices.Price price : report.prices()) {
      Theme theme = price.theme();
      text.append(separator).append("{\"theme\": \"").append(theme.key());
      text.append("\", \"subject\": \"").append(theme.subject().key());
      text.append("\", \"group\": \"").append(theme.designGroup().key());
      text.append("\", \"nanos\": ").append(number(2, price.nanos()));
      text.append(", \"marginalNanos\": ").append(number(2, price.marginalNanos()));
      text.append(", \"fires\": ").append(number(4, price.fires()));
      text.append(", \"meanCentipawns\": ").append(number(2, price.centipawns()));
      worth.ifPresent(
          values -> text.append(", \"worth\": ").append(number(9, values[theme.ordinal()])));
      text.append('}');
      separator = ",\n    ";
    }
    return text.append("\n  ]\n}").toString();
  }

  private String markdown() {
    StringBuilder text = new StringBuilder(5000);
    text.append("| ").append(String.join(" | ", columns())).append(" |\n|---|");
    text.append("--:|".repeat(columns().size() - 1)).append('\n');
    for (ThemePrices.Price price : report.prices()) {
      text.append("| ").append(String.join(" | ", cells(price))).append(" |\n");
    }
    return text.append('\n').append(summary()).toString();
  }

  /** Without a minus before a zero. */
  private static String number(int decimals, double value) {
    String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
    return text.matches("-0\\.0*") ? text.substring(1) : text;
  }
}
