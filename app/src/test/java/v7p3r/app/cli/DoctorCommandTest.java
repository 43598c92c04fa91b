package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.cli.doctor.Finding;
import v7p3r.app.cli.doctor.Finding.State;
import v7p3r.arena.work.PlainJson;

class DoctorCommandTest {
  @Test
  void theTextHasEveryFindingAndAllAdvice() {
    assertThat(
            DoctorCommand.text(
                List.of(
                    new Finding("Java", State.OK, "Java 25", ""),
                    new Finding("models", State.OPTIONAL, "none", "train some"))))
        .contains("ok        Java    Java 25", "optional  models  none")
        .endsWith("What you can do:\n  models: train some\n");
  }

  @Test
  void theSameIsToldAsJson() {
    Finding[] findings = PlainJson.read(Cli.run("doctor", "--json").out(), Finding[].class);
    assertThat(findings)
        .extracting(Finding::subject)
        .contains("Java", "memory", "cores", "libraries", "models", "tablebases", "Stockfish");
  }

  @Test
  void somethingBrokenIsAFailure(@TempDir Path empty) {
    Cli broken = Cli.run("doctor", "--syzygy", empty.toString());
    assertThat(broken.exitCode()).isEqualTo(Main.FAILED);
    assertThat(broken.out()).contains("broken    tablebases");
    assertThat(Cli.run("doctor").exitCode()).isZero();
  }
}
