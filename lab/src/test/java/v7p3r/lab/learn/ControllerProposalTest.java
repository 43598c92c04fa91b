package v7p3r.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.desc.control.Mode;
import v7p3r.desc.control.ModeCell;
import v7p3r.desc.control.ModeProfile;
import v7p3r.desc.control.ModeProfiles;

class ControllerProposalTest {
  @TempDir private Path folder;
  private Path model;
  private Path candidate;

  @BeforeEach
  void makeModel() throws IOException {
    model = Files.createDirectories(folder.resolve("model"));
    candidate = folder.resolve("candidate");
    Files.writeString(model.resolve("live_classifier.json"), "trees");
  }

  private ModeProfile proposed(long seed) throws IOException {
    new ControllerProposal(model, candidate, seed).write();
    return ModeProfiles.of(candidate.resolve("desc_modes.json") + "#tuned");
  }

  @Test
  void harderModesNeverGetLessTimeAndOtherNumbersStay() throws IOException {
    ModeProfile inUse = ModeProfiles.of(ModeProfiles.TUNED);
    for (long seed = 0; seed < 200; seed++) {
      ModeProfile profile = proposed(seed);
      int before = 0;
      for (Mode mode : Mode.values()) {
        int time = profile.settings(mode).value(ModeCell.TIME);
        assertThat(time).isBetween(Math.max(10, before), 400);
        before = time;
        assertThat(profile.settings(mode).value(ModeCell.MISS_PRICE))
            .isEqualTo(inUse.settings(mode).value(ModeCell.MISS_PRICE));
      }
      assertThat(profile.signals()).isBetween(0, 100);
      assertThat(profile.interpolates()).isEqualTo(inUse.interpolates());
    }
    assertThat(candidate.resolve("live_classifier.json")).hasContent("trees");
  }

  @Test
  void theSameSeedProposesTheSameAndAnotherSomethingElse() throws IOException {
    Set<String> told = new HashSet<>();
    for (long seed : new long[] {1, 1, 2, 3}) {
      told.add(new ControllerProposal(model, candidate, seed).write());
    }
    assertThat(told).hasSize(3);
  }

  @Test
  void aProposalBeginsWithTheNumbersThatStandBesideTheModels() throws IOException {
    String own =
        ModeProfiles.builtInText().replace("\"time_factor\": 1.2,", "\"time_factor\": 3.9,");
    Files.writeString(model.resolve("desc_modes.json"), own);
    assertThat(new ControllerProposal(model, candidate, 1).write()).contains("Critical 3.90 to ");
  }

  @Test
  void aFileWithoutTheProfileIsNamed() throws IOException {
    Files.writeString(model.resolve("desc_modes.json"), "{}");
    assertThatThrownBy(() -> new ControllerProposal(model, candidate, 1).write())
        .hasMessageContaining(model.resolve("desc_modes.json") + ": expected a profile tuned");
  }
}
