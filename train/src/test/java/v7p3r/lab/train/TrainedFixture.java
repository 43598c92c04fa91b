package v7p3r.lab.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import v7p3r.arena.work.Progress;

/** One trained folder for all tests of this JVM, since training takes seconds. */
final class TrainedFixture {
  private static final Path FOLDER = make();

  private TrainedFixture() {}

  static Path data() {
    return FOLDER.resolve("data");
  }

  static Path models() {
    return FOLDER.resolve("models");
  }

  private static Path make() {
    try {
      Path folder = Files.createDirectories(Path.of("target/trained-fixture"));
      Path data = SyntheticProfile.write(folder.resolve("data"), 400, 7);
      new DescTraining().train(TestPlans.small(data, folder.resolve("models")), Progress.silent());
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
