package v7p3r.lab.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.StopSignal;
import v7p3r.desc.model.Stage;
import v7p3r.lab.export.ModelFolder;
import v7p3r.lab.export.PhaseFile;
import v7p3r.lab.export.TrainedStage;
import v7p3r.lab.model.DatasetReader;
import v7p3r.lab.model.ModelTraining;
import v7p3r.lab.model.PhaseTraining;
import v7p3r.lab.model.PhaseTrial;
import v7p3r.lab.model.QualityTable;
import v7p3r.lab.model.TrainingPlan;

/** Trains the models of all stages and writes them into one folder. */
public final class DescTraining implements ModelTraining, PhaseTraining {
  @Override
  public String train(TrainingPlan plan, Progress progress, StopSignal stop) throws IOException {
    List<TrainedStage> trained = whole(plan, progress, stop);
    new ModelFolder(plan, trained).write();
    return told(plan, trained);
  }

  @Override
  public String trainByPhase(TrainingPlan plan, Progress progress, StopSignal stop)
      throws IOException {
    List<TrainedStage> whole = whole(plan, progress, stop);
    new ModelFolder(plan, whole).write();
    List<PhaseTrial> trials = new ArrayList<>();
    for (String phase : whole.getFirst().dataset().rows().phases().stream().sorted().toList()) {
      List<TrainedStage> own = new ArrayList<>();
      for (TrainedStage stage : whole) {
        stop.check();
        Optional<StageTraining.Part> part = Optional.of(new StageTraining.Part(phase, stage));
        TrainedStage trained = new StageTraining(plan, stage.stage(), progress, stop, part).run();
        own.add(trained);
        trials.add(PhaseTrial.of(phase, stage.evaluation(), trained.evaluation()));
      }
      new ModelFolder(plan.withOut(plan.out().resolve(phase)), own).write();
    }
    PhaseFile.write(plan.out(), trials);
    StringBuilder text = new StringBuilder(told(plan, whole));
    for (PhaseTrial trial : trials) {
      text.append(trial).append('\n');
    }
    trials.stream()
        .map(PhaseTrial::phase)
        .distinct()
        .forEach(phase -> text.append(verdict(phase, trials)));
    return text.toString();
  }

  private static String verdict(String phase, List<PhaseTrial> trials) {
    return PhaseFile.passes(phase, trials)
        ? "%s: its own models pass, and are asked with DescPhases%n".formatted(phase)
        : "%s: its own models do not pass; those of the whole game are asked%n".formatted(phase);
  }

  private static List<TrainedStage> whole(TrainingPlan plan, Progress progress, StopSignal stop)
      throws IOException {
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
    return trained;
  }

  private static String told(TrainingPlan plan, List<TrainedStage> trained) {
    StringBuilder text = new StringBuilder();
    for (TrainedStage stage : trained) {
      text.append(QualityTable.text(stage.evaluation()));
    }
    return text.append("Models: ").append(plan.out()).append('\n').toString();
  }
}
