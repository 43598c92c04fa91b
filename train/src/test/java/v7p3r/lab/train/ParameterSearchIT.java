package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.Progress;
import v7p3r.desc.model.Stage;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.NetworkParameters;
import v7p3r.lab.model.Target;
import v7p3r.lab.model.TrainingPlan;

/** A search for parameters that is stopped and called again. */
class ParameterSearchIT {
  private static final int TRIES = 3;

  @TempDir private Path folder;

  private TrainingPlan plan(long seed) {
    return new TrainingPlan(
        folder.resolve("data"),
        folder.resolve("models/searched"),
        Target.VOC,
        List.of(Stage.PRIOR),
        BoosterParameters.SEED.withRounds(4),
        new NetworkParameters(1, 256, 0.001, 0.2, 1),
        2,
        TRIES,
        3,
        Set.of(),
        false,
        seed,
        1,
        "train --search 3",
        "abc1234");
  }

  private static String train(TrainingPlan plan) throws IOException {
    StringWriter said = new StringWriter();
    new DescTraining().train(plan, Progress.to(line -> said.append(line).append("\n")));
    return said.toString();
  }

  @Test
  void goesOnBehindWhatIsKnownAndEndsWithTheSameModels() throws IOException {
    SyntheticProfile.write(folder.resolve("data"), 80, 3);
    TrainingPlan plan = plan(1);
    assertThat(train(plan)).contains("search 3 of 3, fold 2 of 2").doesNotContain("known from");
    byte[] classifier = Files.readAllBytes(plan.out().resolve(Stage.PRIOR.classifierFile()));
    byte[] metadata = Files.readAllBytes(plan.out().resolve(Stage.METADATA_FILE));

    List<String> tried = Files.readAllLines(plan.searchJournal());
    assertThat(tried).hasSize(1 + TRIES);
    Files.write(plan.searchJournal(), tried.subList(0, TRIES));
    assertThat(train(plan))
        .contains("search 3 of 3, fold 2 of 2", "known from " + plan.searchJournal())
        .doesNotContain("search, as given", "search 1 of 3", "search 2 of 3");
    assertThat(plan.out().resolve(Stage.PRIOR.classifierFile())).hasBinaryContent(classifier);
    assertThat(plan.out().resolve(Stage.METADATA_FILE)).hasBinaryContent(metadata);
    assertThat(Files.readAllLines(plan.searchJournal())).isEqualTo(tried);

    assertThat(train(plan(2))).as("another seed").doesNotContain("known from");
  }
}
