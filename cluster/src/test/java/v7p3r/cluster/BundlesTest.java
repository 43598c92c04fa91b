package v7p3r.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.arena.work.UnitOrder;

/** What happens around Spark: sizes of bundles, who does units, how it is asked to work. */
class BundlesTest {
  private static final long MILLISECOND = 1_000_000;

  @Test
  void bundlesTakeAboutASecond() {
    ChunkSize size = new ChunkSize(2);
    assertThat(size.units(1000)).as("nothing is known yet").isEqualTo(1);
    size.took(10, 100 * MILLISECOND);
    assertThat(size.units(1000)).isEqualTo(100);
    assertThat(size.units(20)).as("enough for all").isEqualTo(5);
    assertThat(size.units(1)).isEqualTo(1);
  }

  @Test
  void bundlesOfLargeClustersAreLonger() {
    ChunkSize size = new ChunkSize(400);
    size.took(1, 100 * MILLISECOND);
    assertThat(size.units(1_000_000)).isEqualTo(100);
  }

  @Test
  void whoDoesUnitsIsKeptForTheNextAndTheOldestIsEnded() throws IOException {
    Doers doers = new Doers(2);
    for (String settings : List.of("{\"command\":\"internal\",\"nodes\":50}", "b", "c")) {
      String real = settings.length() > 1 ? settings : "{\"command\":\"internal\",\"nodes\":60}";
      String fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
      doers.perform(UnitOrder.of("score", fen, real, 0, fen));
    }
    assertThat(doers.size()).isEqualTo(2);
    assertThatThrownBy(() -> doers.perform(UnitOrder.of("nonsense", "", "", 0, "")))
        .hasMessage("no such kind of unit: nonsense");
  }

  @Test
  void nothingIsReachableFromElsewhereWhenTheMasterIsHere() {
    SparkConf here = SparkSettings.of("spark://127.0.0.1:7077", "x", List.of());
    assertThat(here.get("spark.driver.bindAddress")).isEqualTo("127.0.0.1");
    SparkConf there = SparkSettings.of("spark://master:7077", "x", List.of());
    assertThat(there.contains("spark.driver.bindAddress")).isFalse();
  }

  @Test
  void noUnitIsDoneByTwoEvenIfSomebodyWantsThat() {
    SparkConf conf =
        SparkSettings.of("local[2]", "x", List.of("spark.speculation=true", "spark.a=b=c"));
    assertThat(conf.get("spark.speculation")).isEqualTo("false");
    assertThat(conf.get("spark.a")).isEqualTo("b=c");
  }

  @Test
  void jarsOfSparkAreNotSent(@TempDir Path folder) throws IOException {
    Path own = Files.createDirectories(folder.resolve("own"));
    Path spark = Files.createDirectories(folder.resolve("spark"));
    Path mine = Files.createFile(own.resolve("v7p3r-arena.jar"));
    Path theirs = Files.createFile(spark.resolve("scala-library.jar"));
    Files.createFile(spark.resolve("spark-core_2.13.jar"));
    assertThat(
            SparkSettings.ownJars(String.join(":", mine.toString(), theirs.toString(), "/x.jar")))
        .isEqualTo(mine.toUri().toString());
  }
}
