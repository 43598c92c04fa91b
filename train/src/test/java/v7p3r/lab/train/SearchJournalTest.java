package v7p3r.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.lab.export.CrossValidationResult;
import v7p3r.lab.export.CrossValidationResult.Fold;
import v7p3r.lab.model.BoosterParameters;

class SearchJournalTest {
  private static final String HERE = "voc prior, data 12ab, seed 1";
  private static final BoosterParameters GIVEN = BoosterParameters.SEED;
  private static final BoosterParameters OTHER = GIVEN.withRounds(7);
  private static final CrossValidationResult RESULT =
      new CrossValidationResult(
          List.of(new Fold(1.0 / 3, 0.5, 0.9, 0.7), new Fold(Math.PI, 0.25, 1e-9, -0.1)));

  @TempDir private Path folder;

  private SearchJournal open(String circumstances) throws IOException {
    return new SearchJournal(folder.resolve("models/a.search"), circumstances);
  }

  @Test
  void remembersResultsToTheLastBit() throws IOException {
    try (SearchJournal journal = open(HERE)) {
      assertThat(journal.find(GIVEN)).isEmpty();
      journal.add(GIVEN, RESULT);
      assertThat(journal.find(GIVEN)).contains(RESULT);
    }
    try (SearchJournal journal = open(HERE)) {
      assertThat(journal.find(GIVEN)).contains(RESULT);
      assertThat(journal.find(OTHER)).isEmpty();
    }
  }

  @Test
  void aResultCountsForItsOwnCircumstancesOnly() throws IOException {
    try (SearchJournal journal = open(HERE)) {
      journal.add(GIVEN, RESULT);
    }
    try (SearchJournal journal = open(HERE + "2")) {
      assertThat(journal.find(GIVEN)).isEmpty();
    }
  }

  @Test
  void aLineTornByAHardStopIsPassedOver() throws IOException {
    try (SearchJournal journal = open(HERE)) {
      journal.add(GIVEN, RESULT);
      journal.add(OTHER, RESULT);
    }
    Path file = folder.resolve("models/a.search");
    String whole = Files.readString(file);
    for (int length = whole.indexOf('\n') + 1; length < whole.length() - 1; length++) {
      Files.writeString(file, whole.substring(0, length), StandardOpenOption.TRUNCATE_EXISTING);
      try (SearchJournal journal = open(HERE)) {
        assertThat(journal.find(GIVEN)).contains(RESULT);
        assertThat(journal.find(OTHER)).as("%d characters", length).isEmpty();
        journal.add(OTHER, RESULT);
      }
      try (SearchJournal journal = open(HERE)) {
        assertThat(journal.find(OTHER)).contains(RESULT);
      }
    }
  }

  /** A run of the version before was killed behind the third parameters that it tried. */
  @Test
  void aSearchOfTheVersionBeforeIsGoneOnWith() throws IOException {
    Path file = Files.createDirectories(folder.resolve("models")).resolve("a.search");
    try (InputStream stored = SearchJournalTest.class.getResourceAsStream("before.search")) {
      Files.copy(stored, file);
    }
    String circumstances = Files.readString(file).split("\t")[0];
    BoosterParameters first = BoosterParameters.SEED.withRounds(3);
    try (SearchJournal journal = open(circumstances)) {
      CrossValidationResult known = journal.find(first).orElseThrow();
      assertThat(known.folds()).hasSize(2);
      assertThat(known.folds().getFirst())
          .isEqualTo(
              new Fold(
                  1.5194779070474769, 0.4731182795698925, 0.7204301075268817, 0.25187920348147175));
      journal.add(OTHER, RESULT);
    }
    assertThat(Files.readAllLines(file)).hasSize(4);
    try (SearchJournal journal = open(circumstances)) {
      assertThat(journal.find(first)).isPresent();
      assertThat(journal.find(OTHER)).contains(RESULT);
    }
  }
}
