package v7p3r.lab.moves;

import java.io.IOException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import v7p3r.arena.work.AtomicFile;
import v7p3r.arena.work.Progress;
import v7p3r.lab.dataset.DatasetFile;
import v7p3r.lab.dataset.FileDigest;
import v7p3r.lab.model.Ranking;
import v7p3r.lab.schema.DataLayer;
import v7p3r.search.effort.MoveEffortTables;
import v7p3r.search.effort.MoveFact;

/** Fits the tables of move effort to a dataset, judges them by other games, and writes them. */
public final class MoveTraining {
  private static final int PRICE_STEPS = 7;

  /** Lost wins, in costs of a mean move, between which the price is looked for. */
  private static final double LEAST_PRICE = 10;

  private static final double MOST_PRICE = 100_000;

  /** What the formula knows already. */
  private static final Set<MoveFact> OF_FORMULA =
      EnumSet.of(
          MoveFact.DEPTH,
          MoveFact.NUMBER,
          MoveFact.HISTORY,
          MoveFact.IMPROVEMENT,
          MoveFact.NODE,
          MoveFact.WAS_PV,
          MoveFact.GIVES_CHECK,
          MoveFact.KILLER,
          MoveFact.KIND,
          MoveFact.TABLE_CAPTURE);

  private final MoveFitPlan plan;
  private final Progress progress;
  private MoveRows teaching = new MoveRows();
  private MoveRows judging = new MoveRows();

  public MoveTraining(MoveFitPlan plan, Progress progress) {
    this.plan = plan;
    this.progress = progress;
  }

  /**
   * Fits, judges and writes.
   *
   * @param provenance facts to keep in the file, such as the command
   */
  public MoveModel run(List<String> provenance) throws IOException {
    DatasetFile file = DatasetFile.of(plan.data(), DataLayer.MOVES);
    progress.say("reading " + file);
    MoveRowsReader reader = MoveRowsReader.read(file);
    teaching = reader.teaching;
    judging = reader.judging;
    MoveFit fit = new MoveFit(teaching, plan);
    Set<MoveFact> all = EnumSet.allOf(MoveFact.class);
    double price = plan.missPrice() > 0 ? plan.missPrice() : priceOfEqualLoss(fit, all);
    progress.say("fitting %d moves at price %.0f".formatted(teaching.size(), price));
    double[] tables = fit.at(price, all);
    MoveModel model =
        new MoveModel(
            new MoveEffortTables(rounded(tables), priceStep(fit, price, all)),
            plan,
            price,
            FileDigest.of(file.path()).sha256(),
            new MoveModel.Counts(
                teaching.size(), teaching.games(), judging.size(), judging.games()),
            frontiers(fit, price, tables),
            aucs(tables),
            provenance);
    new AtomicFile(plan.out()).write(model.toJson());
    return model;
  }

  /** The price at which the fit loses as much on what it learns from as the formula alone. */
  private double priceOfEqualLoss(MoveFit fit, Set<MoveFact> facts) {
    double usual = new MoveFrontier(teaching, new double[0]).here().loss();
    double low = Math.log(LEAST_PRICE);
    double high = Math.log(MOST_PRICE);
    for (int step = 1; step <= PRICE_STEPS; step++) {
      double middle = (low + high) / 2;
      double[] tables = fit.at(Math.exp(middle), facts);
      double loss = new MoveFrontier(teaching, tables).here().loss();
      progress.say(
          "price %.0f: loss %.3f of the usual (%d of %d)"
              .formatted(Math.exp(middle), loss / usual, step, PRICE_STEPS));
      if (loss > usual) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Math.exp((low + high) / 2);
  }

  /** How much less moves are reduced on the mean for each doubling of the price. */
  private int priceStep(MoveFit fit, double price, Set<MoveFact> facts) {
    double[] cheap = fit.at(price / 2, facts);
    double[] dear = fit.at(price * 2, facts);
    double sum = 0;
    for (int row = 0; row < teaching.size(); row++) {
      sum += teaching.weight(row) * (teaching.sum(row, cheap) - teaching.sum(row, dear)) / 2;
    }
    return (int) Math.max(0, Math.rint(sum));
  }

  private Map<String, MoveFrontier> frontiers(MoveFit fit, double price, double[] tables) {
    Set<MoveFact> before = EnumSet.range(MoveFact.DEPTH, MoveFact.DECIDED);
    Map<String, MoveFrontier> frontiers = new LinkedHashMap<>();
    frontiers.put(MoveModel.CONTROL, new MoveFrontier(judging, new double[0]));
    frontiers.put(MoveModel.LEARNED, new MoveFrontier(judging, tables));
    frontiers.put(
        "without the child's evaluation", new MoveFrontier(judging, fit.at(price, before)));
    frontiers.put(
        "facts of the formula refitted", new MoveFrontier(judging, fit.at(price, OF_FORMULA)));
    return frontiers;
  }

  /** How well a small reduction tells the moves that raise alpha from others. */
  private Map<String, Double> aucs(double[] tables) {
    float[] formula = new float[judging.size()];
    float[] learned = new float[judging.size()];
    for (int row = 0; row < judging.size(); row++) {
      formula[row] = -judging.formula(row);
      learned[row] = (float) -(judging.formula(row) + judging.sum(row, tables));
    }
    Map<String, Double> aucs = new LinkedHashMap<>();
    aucs.put("formula", Ranking.auc(formula, judging::raises));
    aucs.put("learned", Ranking.auc(learned, judging::raises));
    return aucs;
  }

  private static int[] rounded(double[] tables) {
    int[] whole = new int[tables.length];
    for (int i = 0; i < whole.length; i++) {
      whole[i] = (int) Math.rint(tables[i]);
    }
    return whole;
  }
}
