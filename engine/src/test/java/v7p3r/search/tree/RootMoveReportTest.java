package v7p3r.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import v7p3r.board.Position;
import v7p3r.search.FakeClock;
import v7p3r.search.Iteration;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;

class RootMoveReportTest {
  private record Report(int depth, int move, int number) {}

  private static List<Report> reports(long nanosAReading, int threads) {
    List<Report> reports = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void onIteration(Iteration iteration) {}

          @Override
          public void onRootMove(int depth, int move, int number) {
            reports.add(new Report(depth, move, number));
          }
        };
    NegamaxSearch search = new NegamaxSearch(1, new FakeClock(nanosAReading));
    search.setThreads(threads);
    search.prepare();
    search.search(new Position(), Limits.toDepth(5), listener);
    return reports;
  }

  @Test
  void namesEveryRootMoveOfASearchThatTakesLong() {
    List<Report> reports = reports(4_000_000_000L, 1);
    List<Report> last = reports.stream().filter(report -> report.depth == 5).limit(20).toList();
    assertThat(last).extracting(Report::number).startsWith(1, 2, 3).endsWith(20);
    assertThat(last).extracting(Report::move).doesNotHaveDuplicates();
  }

  @Test
  void comesFromOneThreadOnly() {
    List<Report> reports = reports(4_000_000_000L, 2);
    assertThat(reports.stream().filter(report -> report.depth == 1 && report.number == 20).count())
        .isLessThanOrEqualTo(1);
  }

  @Test
  void isLeftOutWhileTheSearchIsShort() {
    assertThat(reports(0, 1)).isEmpty();
  }
}
