package v7p3r.lab.train;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.model.Target;
import v7p3r.lab.model.TrainingPlan;

/** Plans that end in seconds. */
final class TestPlans {
  private TestPlans() {}

  static TrainingPlan small(Path data, Path out) {
    return plan(data, out, Target.VOC, List.of(Stage.values()), 0);
  }

  static TrainingPlan plan(Path data, Path out, Target target, List<Stage> stages, int folds) {
    return new TrainingPlan(
        data,
        out,
        target,
        stages,
        BoosterParameters.SEED.withRounds(30),
        new NetworkParameters(6, 256, 0.001, 0.2, 3),
        folds,
        0,
        3,
        Set.of(),
        false,
        42,
        1,
        "train",
        "test");
  }

  static TrainingPlan seeded(TrainingPlan plan, long seed) {
    return with(plan, plan.skipBroken(), seed);
  }

  static TrainingPlan skippingBroken(TrainingPlan plan) {
    return with(plan, true, plan.seed());
  }

  private static TrainingPlan with(TrainingPlan plan, boolean skipBroken, long seed) {
    return new TrainingPlan(
        plan.data(),
        plan.out(),
        plan.target(),
        plan.stages(),
        plan.booster(),
        plan.network(),
        plan.folds(),
        plan.searched(),
        plan.refineFromBin(),
        plan.excluded(),
        skipBroken,
        seed,
        plan.threads(),
        plan.command(),
        plan.commit());
  }
}
