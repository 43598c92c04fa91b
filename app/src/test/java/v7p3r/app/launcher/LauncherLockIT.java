package v7p3r.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.app.launcher.Sandbox.Result;

/** How starts of the launcher wait for each other's build where the system has no flock. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherLockIT {
  private Sandbox sandbox;
  private Path lock;

  @BeforeEach
  void setUp(@TempDir Path folder) throws IOException {
    sandbox = new Sandbox(folder.toRealPath()).without("flock").maven();
    sandbox.java("twentyfive", "25");
    Path work = Files.createDirectories(sandbox.project.resolve(".v7p3r"));
    lock = work.resolve("build.owner");
  }

  private void takenBy(long process) throws IOException {
    Files.createSymbolicLink(lock, Path.of(Long.toString(process)));
  }

  private void assertBuilt(Result result) throws IOException {
    assertThat(result.exitCode()).isZero();
    assertThat(sandbox.builds()).isOne();
    assertThat(Files.exists(lock, LinkOption.NOFOLLOW_LINKS)).as("the lock is free").isFalse();
  }

  @Test
  void theLockOfAProcessThatVanishedIsFree() throws Exception {
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    takenBy(gone.pid());
    Result result = sandbox.run();
    assertBuilt(result);
    assertThat(result.err()).doesNotContain("waiting");
  }

  @Test
  void aProcessAtWorkIsWaitedForAndNamed() throws Exception {
    Process owner = new ProcessBuilder("sleep", "1").start();
    takenBy(owner.pid());
    Result result = sandbox.run();
    assertThat(owner.isAlive()).isFalse();
    assertBuilt(result);
    assertThat(result.err())
        .containsOnlyOnce("waiting for the build by another start (process " + owner.pid() + ")");
  }

  /** After a restart of the machine the number may belong to anyone. */
  @Test
  void anOldLockIsFreeWhoeverHasItsNumberNow() throws Exception {
    takenBy(ProcessHandle.current().pid());
    new ProcessBuilder("touch", "-h", "-t", "202001010000", lock.toString()).start().waitFor();
    assertBuilt(sandbox.run());
  }

  /** Killed between making it and naming its owner, an earlier launcher left this behind. */
  @Test
  void anEmptyLockFolderKeepsNobodyWaiting() throws Exception {
    Files.createDirectories(sandbox.project.resolve(".v7p3r/lock.d"));
    assertBuilt(sandbox.run());
  }

  @Test
  void aPlaceWithoutLinksIsBuiltInAllTheSame() throws Exception {
    assertBuilt(sandbox.without("ln").run());
  }

  @Test
  void aFailedBuildLeavesNoLockBehind() throws Exception {
    assertThat(sandbox.maven("exit 1").run().exitCode()).isEqualTo(70);
    assertThat(Files.exists(lock, LinkOption.NOFOLLOW_LINKS)).isFalse();
  }
}
