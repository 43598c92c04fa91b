package v7p3r.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import v7p3r.lab.schema.Column;
import v7p3r.lab.schema.DataLayer;
import v7p3r.profile.EffortCsv;

class MovesLayerTest {
  /** A queen against a rook: a short game. */
  private static final ProfileTask TASK =
      new ProfileTask(
          "4k3/8/8/8/3q4/8/5PPP/3R2K1 w - - 0 1",
          Optional.empty(),
          new EffortCsv.Origin("test", "g1", 7, ""));

  private static final TrialPlan PLAN = new TrialPlan(1, 2000, 50);

  private static final List<String> COLUMNS =
      List.of(new MovesLayer(PLAN).header(0).strip().split(","));

  private static List<String> lines(ProfileRows rows) {
    return rows.texts().getFirst().lines().toList();
  }

  private static String field(String line, Column column) {
    return line.split(",", -1)[COLUMNS.indexOf(column.label())];
  }

  @Test
  void oneTaskAlwaysGivesTheSameRows() {
    ProfileRows rows = ProfileUnit.moves(PLAN).profile(TASK);

    assertThat(rows.positions()).isPositive();
    assertThat(ProfileUnit.moves(PLAN).profile(TASK)).isEqualTo(rows);
  }

  @Test
  void aUnitThatHasWorkedBeforeGivesTheSameRows() {
    ProfileUnit unit = ProfileUnit.moves(PLAN);

    assertThat(unit.profile(TASK)).isEqualTo(unit.profile(TASK));
  }

  @Test
  void everyRowHasAFieldForEachColumnOfTheSchema() {
    int width = Column.of(DataLayer.MOVES).size() + DataLayer.MOVES.featureColumns().size();

    assertThat(COLUMNS).hasSize(width);
    assertThat(lines(ProfileUnit.moves(PLAN).profile(TASK)))
        .hasSizeGreaterThan(20)
        .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(width));
  }

  @Test
  void whatIsLostIsNeverMoreThanWhatCouldBeGained() {
    assertThat(lines(ProfileUnit.moves(PLAN).profile(TASK)))
        .allSatisfy(
            line -> {
              double lost = Double.parseDouble(field(line, Column.LOST));
              assertThat(lost).isIn(0.0, Double.parseDouble(field(line, Column.GAIN)));
              boolean missed = !field(line, Column.MISSED).equals("0");
              assertThat(missed && field(line, Column.RAISES_2).equals("0")).isFalse();
            });
  }

  @Test
  void aGameThatWasPlayedOnStaysInThePartOfItsSource() {
    assertThat(lines(ProfileUnit.moves(PLAN).profile(TASK)))
        .allSatisfy(line -> assertThat(field(line, Column.GAME)).isEqualTo("g1@7"));
  }
}
