package v7p3r.cluster;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import v7p3r.arena.work.Progress;

/** Tells which executors come and go. */
final class ExecutorNews extends SparkListener {
  private final Progress progress;

  ExecutorNews(Progress progress) {
    this.progress = progress;
  }

  @Override
  public void onExecutorAdded(SparkListenerExecutorAdded added) {
    progress.say(
        "executor %s on %s works, %d at a time"
            .formatted(
                added.executorId(),
                added.executorInfo().executorHost(),
                added.executorInfo().totalCores()));
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    progress.say(
        "executor %s was lost, its units are done again elsewhere: %s"
            .formatted(removed.executorId(), removed.reason().lines().findFirst().orElse("")));
  }
}
