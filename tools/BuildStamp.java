import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes what is being built, for the program to tell: the version, and commit and its day (UTC) if
 * the sources are in a repository. A file that says the same is left as it is. Run by the build
 * from the folder of a module: {@code java BuildStamp.java VERSION FILE}.
 */
final class BuildStamp {
  private static final String UNKNOWN = "unknown";

  private BuildStamp() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    String commit = UNKNOWN;
    String date = UNKNOWN;
    String told =
        Files.exists(Path.of("..", ".git"))
            ? git("log", "-1", "--abbrev=10", "--date=format-local:%Y-%m-%d", "--format=%h %cd")
            : "";
    if (!told.isEmpty()) {
      boolean changed = !git("status", "--porcelain", "--untracked-files=no").isEmpty();
      commit = told.split(" ")[0] + (changed ? "-dirty" : "");
      date = told.split(" ")[1];
    }
    String text = "version=%s%ncommit=%s%ndate=%s%n".formatted(args[0], commit, date);
    Path file = Path.of(args[1]);
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
  }

  /** What git says; nothing when it cannot. */
  private static String git(String... words) throws InterruptedException {
    try {
      ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of("git")));
      builder.command().addAll(List.of(words));
      builder.environment().put("TZ", "UTC");
      Process git = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return git.waitFor() == 0 ? said.strip() : "";
    } catch (IOException e) {
      return "";
    }
  }
}
