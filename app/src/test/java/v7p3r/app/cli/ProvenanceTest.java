package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commit is that of the program, wherever it is started. */
class ProvenanceTest {
  @TempDir private Path folder;

  private void git(String... words) throws IOException, InterruptedException {
    String[] command = new String[words.length + 5];
    command[0] = "git";
    command[1] = "-c";
    command[2] = "user.name=test";
    command[3] = "-c";
    command[4] = "user.email=test@example.org";
    System.arraycopy(words, 0, command, 5, words.length);
    Process git = new ProcessBuilder(command).directory(folder.toFile()).start();
    git.getInputStream().readAllBytes();
    assertThat(git.waitFor()).isZero();
  }

  @Test
  void theCommitIsThatOfTheFolderOfTheProgram() throws IOException, InterruptedException {
    git("init", "-q");
    Files.writeString(folder.resolve("file"), "text");
    git("add", "file");
    git("commit", "-q", "-m", "first");
    git("tag", "-a", "of-the-program", "-m", "a tag");
    String before = System.getProperty("v7p3r.home", "");
    System.setProperty("v7p3r.home", folder.toString());
    try {
      assertThat(Provenance.commit()).isEqualTo("of-the-program");
      Files.writeString(folder.resolve("file"), "changed");
      assertThat(Provenance.commit()).isEqualTo("of-the-program-dirty");
    } finally {
      System.setProperty("v7p3r.home", before);
    }
  }

  @Test
  void aFolderThatGitDoesNotKnowHasNone() {
    assertThat(Provenance.commit(folder.resolve("nowhere"))).isEqualTo("unknown");
    assertThat(Provenance.commit(folder)).isEqualTo("unknown");
  }
}
