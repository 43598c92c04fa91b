package v7p3r.cluster;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import v7p3r.arena.work.ClusterLibrary;
import v7p3r.arena.work.Progress;
import v7p3r.arena.work.WorkPlace;

/** Opens places of work on Spark. */
public final class SparkLibrary implements ClusterLibrary {
  @Override
  public WorkPlace open(String master, String name, List<String> settings, Progress progress)
      throws IOException {
    SparkConf conf = SparkSettings.of(master, name, settings);
    // Searched while Spark starts: both take seconds.
    CompletableFuture<Long> signature = CompletableFuture.supplyAsync(EngineSignature::nodes);
    JavaSparkContext context = begin(conf);
    boolean opened = false;
    try {
      context.sc().addSparkListener(new ExecutorNews(progress));
      int slots = new ExecutorCount(context, progress).await();
      context
          .sc()
          .uiWebUrl()
          .foreach(
              page -> {
                progress.say("Spark: %d at a time, its page is %s".formatted(slots, page));
                progress.linkTo(page);
                return null;
              });
      SparkPlace place = new SparkPlace(context, slots, signature.join(), progress);
      opened = true;
      return place;
    } finally {
      if (!opened) {
        context.close();
      }
    }
  }

  private static JavaSparkContext begin(SparkConf conf) throws IOException {
    try {
      return new JavaSparkContext(new SparkContext(conf));
    } catch (RuntimeException e) {
      throw new IOException(
          "--master %s: Spark does not start: %s".formatted(conf.get("spark.master"), e), e);
    } catch (Exception e) {
      // Thrown by Scala, which declares nothing: org.apache.spark.SparkException.
      throw new IOException(
          "--master %s: %s".formatted(conf.get("spark.master"), e.getMessage()), e);
    }
  }
}
