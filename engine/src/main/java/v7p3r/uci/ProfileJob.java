package v7p3r.uci;

import java.io.IOException;
import java.nio.file.Path;
import v7p3r.profile.ProfileRun;

/** Profiles positions into a file; ends with a best move that is none. */
final class ProfileJob extends FiniteJob implements ProfileRun.Listener {
  private static final int REPORTS = 10;

  private final ProfileRun run;
  private final int count;
  private final Path file;
  private final UciPrinter out;
  private int done;
  private int rows;

  ProfileJob(ProfileRun run, int count, Path file, UciPrinter out) {
    this.run = run;
    this.count = count;
    this.file = file;
    this.out = out;
  }

  @Override
  public void run() {
    try {
      run.run(this);
      String end = isStopped() ? ", stopped" : "";
      out.string(
          "profile: "
              + rows
              + " rows of "
              + done
              + " positions appended to "
              + file.toAbsolutePath()
              + end);
    } catch (IOException e) {
      out.error("go profile: expected to write " + file + ", found " + e);
    }
    end();
    out.print("bestmove 0000");
  }

  @Override
  public void onPosition(int done, int rows) {
    this.done = done;
    this.rows += rows;
    if (count >= REPORTS && done * REPORTS / count > (done - 1) * REPORTS / count) {
      out.string("profile " + done + "/" + count + " positions");
    }
  }

  @Override
  public void stop() {
    super.stop();
    run.stop();
  }
}
