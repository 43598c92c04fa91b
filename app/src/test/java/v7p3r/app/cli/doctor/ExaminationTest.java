package v7p3r.app.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.cli.doctor.Finding.State;

class ExaminationTest {
  private static final long GIGABYTE = 1L << 30;

  @TempDir private Path folder;

  private Surroundings good() {
    return new Surroundings(
        25, 4 * GIGABYTE, 8, folder, folder, Optional.empty(), List.of(folder), Optional.empty());
  }

  private static Finding of(String subject, Surroundings around) {
    return new Examination(around)
        .findings().stream()
            .filter(finding -> finding.subject().equals(subject))
            .findFirst()
            .orElseThrow();
  }

  @Test
  void nothingIsBrokenOnAGoodMachine() {
    assertThat(new Examination(good()).findings())
        .noneMatch(finding -> finding.state() == State.BROKEN);
  }

  @Test
  void whateverIsNotAsItShouldBeComesWithAdvice() {
    assertThat(new Examination(good()).findings())
        .allMatch(finding -> finding.advice().isEmpty() == (finding.state() == State.OK))
        .anyMatch(finding -> finding.state() == State.OPTIONAL);
  }

  @Test
  void anOldJavaLittleMemoryAndOneCoreAreTold() {
    Surroundings poor =
        new Surroundings(
            21, 1 << 20, 1, folder, folder, Optional.empty(), List.of(), Optional.empty());
    assertThat(of("Java", poor).state()).isEqualTo(State.BROKEN);
    assertThat(of("memory", poor).state()).isEqualTo(State.BROKEN);
    assertThat(of("cores", poor).state()).isEqualTo(State.OPTIONAL);
  }

  @Test
  void aFolderThatCannotBeWrittenIsBroken() {
    Path nowhere = folder.resolve("nowhere");
    Surroundings around =
        new Surroundings(
            25, 4 * GIGABYTE, 8, nowhere, folder, Optional.empty(), List.of(), Optional.empty());
    assertThat(of("folder for games", around).state()).isEqualTo(State.BROKEN);
    assertThat(of("folder for games", around).found()).contains(nowhere.toString());
    assertThat(of("temporary folder", around).state()).isEqualTo(State.OK);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void stockfishIsFoundWhereProgramsAreSearched() throws IOException {
    assertThat(of("Stockfish", good()).state()).isEqualTo(State.OPTIONAL);
    Path program = Files.createFile(folder.resolve("stockfish"));
    assertThat(of("Stockfish", good()).state()).isEqualTo(State.OPTIONAL);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(of("Stockfish", good()).found()).isEqualTo(program.toString());
  }

  @Test
  void foldersWithoutTablebasesAreBrokenOnlyWhenNamed() {
    Surroundings named =
        new Surroundings(
            25,
            4 * GIGABYTE,
            8,
            folder,
            folder,
            Optional.empty(),
            List.of(),
            Optional.of(folder.toString()));
    assertThat(of("tablebases", good()).state()).isEqualTo(State.OPTIONAL);
    assertThat(of("tablebases", named).state()).isEqualTo(State.BROKEN);
    assertThat(of("tablebases", named).found()).contains(folder.toString());
  }

  @Test
  void sourcesBuildWhatAPackageLacks() throws IOException {
    assertThat(of("training", good()).state()).isEqualTo(State.OPTIONAL);
    assertThat(of("Maven", good()).state()).isEqualTo(State.OK);
    Files.createFile(folder.resolve("pom.xml"));
    Surroundings sources =
        new Surroundings(
            25, 4 * GIGABYTE, 8, folder, folder, Optional.of(folder), List.of(), Optional.empty());
    assertThat(of("training", sources).state()).isEqualTo(State.OK);
    assertThat(of("Maven", sources).state()).isEqualTo(State.OPTIONAL);
  }
}
