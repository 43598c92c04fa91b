package v7p3r.lab.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.desc.model.Stage;
import v7p3r.lab.export.ModelFolder;
import v7p3r.lab.export.TrainedStage;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.QualityTable;
import v7p3r.lab.model.TrainingPlan;

/** Trains the models of all stages and writes them into one folder. */
public final class DescTraining implements ModelTraining {
  @Override
  public String train(TrainingPlan plan, Progress progress, StopSignal stop) throws IOException {
    List<TrainedStage> trained = new ArrayList<>();
    for (Stage stage : plan.stages()) {
      if (!DatasetReader.hasStage(plan.data(), plan.target(), stage)) {
        progress.say("no columns for the " + stage.key() + " model: it is left out");
        continue;
      }
      stop.check();
      trained.add(new StageTraining(plan, stage, progress, stop).run());
    }
    if (trained.isEmpty()) {
      throw new TrainingException(plan.data() + ": there is nothing to train on for these stages");
    }
    new ModelFolder(plan, trained).write();
    StringBuilder text = new StringBuilder();
    for (TrainedStage stage : trained) {
      text.append(QualityTable.text(stage.evaluation()));
    }
    return text.append("Models: ").append(plan.out()).append('\n').toString();
  }
}
