import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Complains of commits on the engine whose message does not say what they do to the bench: each
 * since the last tag, or since the commit that the file of the argument names, carries a line
 * "Bench: 1234567" or "No functional change". Run from the project's root by any Java from 17 on.
 */
final class CommitCheck {
  private static final String ENGINE = "engine/src/main";
  private static final int MOST_COMMITS = 50;
  private static final Pattern PROMISE =
      Pattern.compile("^(Bench: \\d+|No functional change\\.?)\\s*$", Pattern.MULTILINE);

  /** Between the hash of a commit and its message, and behind that. */
  private static final String FIELD = "\0";

  private CommitCheck() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Optional<String> start = start(Path.of(args[0]));
    if (start.isEmpty()) {
      System.out.println(
          "commits: git finds no tag and no start of the check in this clone, messages not"
              + " checked");
      return;
    }
    List<String> wrong = new ArrayList<>();
    List<String> fields = commits(start.get());
    for (int i = 0; i + 1 < fields.size(); i += 2) {
      String message = fields.get(i + 1);
      if (!PROMISE.matcher(message).find()) {
        wrong.add(fields.get(i).strip() + " " + message.lines().findFirst().orElse(""));
      }
    }
    for (String commit : wrong) {
      System.out.println("ERROR: neither \"Bench: N\" nor \"No functional change\": " + commit);
    }
    System.out.println(
        "commits: %d on %s since %s, %d without a word on the bench"
            .formatted(fields.size() / 2, ENGINE, start.get(), wrong.size()));
    System.exit(wrong.isEmpty() ? 0 : 1);
  }

  /** The last tag, else the commit in the file; empty if this clone has neither in its history. */
  private static Optional<String> start(Path file) throws IOException, InterruptedException {
    Optional<String> tag = git("describe", "--tags", "--abbrev=0", "HEAD");
    if (tag.isPresent()) {
      return tag.map(String::strip);
    }
    String commit = Files.readString(file).replaceAll("#.*", "").strip();
    return git("merge-base", "--is-ancestor", commit, "HEAD").map(none -> commit);
  }

  private static List<String> commits(String start) throws IOException, InterruptedException {
    String log =
        git(
                "log",
                "--no-merges",
                "--max-count=" + MOST_COMMITS,
                "--format=%h%x00%B%x00",
                start + "..HEAD",
                "--",
                ENGINE)
            .orElseThrow(() -> new IOException("git log failed"));
    List<String> fields = new ArrayList<>(List.of(log.split(FIELD, -1)));
    fields.remove(fields.size() - 1); // what stands behind the last message: an end of line
    return fields;
  }

  /** What git says, or nothing if it fails or is not there. */
  private static Optional<String> git(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      return Optional.empty();
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? Optional.of(said) : Optional.empty();
  }
}
