package v7p3r.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatingCommandTest {
  @TempDir Path folder;

  private static String game(String white, String black, String result) {
    return "[White \"%s\"]%n[Black \"%s\"]%n[Result \"%s\"]%n%n1. e4 e5 %s%n%n"
        .formatted(white, black, result, result);
  }

  /** Ada and Bob met eight times, Ada scored six; Zoe lost both games; Ann and Ben are apart. */
  private static String games() {
    return game("Ada", "Bob", "1-0").repeat(3)
        + game("Ada", "Bob", "0-1")
        + game("Bob", "Ada", "0-1").repeat(3)
        + game("Bob", "Ada", "1-0")
        + game("Zoe", "Bob", "0-1").repeat(2)
        + game("Ann", "Ben", "1-0")
        + game("Ann", "Ben", "0-1")
        + game("Ada", "Bob", "*");
  }

  private Path pgn() throws IOException {
    return Files.writeString(folder.resolve("games.pgn"), games());
  }

  @Test
  void listsThePlayersWithErrorsAndBounds() throws IOException {
    Path page = folder.resolve("list.html");
    Path json = folder.resolve("list.json");
    Cli list =
        Cli.run(
            "rating", pgn().toString(), "--anchor=Bob=1500", "--html=" + page, "--json=" + json);
    assertThat(list.exitCode()).as(list.err()).isZero();
    assertThat(list.out())
        .contains("12 games", "No game connects these players")
        // 400 · log10(3) above the anchor.
        .containsPattern("Ada +1691 +± \\d+ +8 +75.0 % +0.0 % +1500")
        .containsPattern("Bob +1500 +anchor +10 +")
        .containsPattern("Zoe +≤ \\d+ +all lost +2 ")
        .containsPattern("Ann +0 +± ");
    assertThat(list.err()).contains("games left out: 1");
    assertThat(Files.readString(page)).contains("<svg", "1691", "Ratings of group 2");
    assertThat(Files.readString(json)).contains("\"ratings-1\"", "1691");
  }

  @Test
  void readsPackedFilesAndSeveralOfThem() throws IOException {
    Path packed = folder.resolve("more.pgn.gz");
    try (OutputStream file = Files.newOutputStream(packed);
        Writer out = new OutputStreamWriter(new GZIPOutputStream(file), StandardCharsets.UTF_8)) {
      out.write(game("Ada", "Bob", "1/2-1/2").repeat(2));
    }
    Cli list = Cli.run("rating", pgn().toString(), packed.toString(), "--min-games=3");
    assertThat(list.exitCode()).as(list.err()).isZero();
    assertThat(list.out()).contains("10 games").doesNotContain("Zoe", "Ann");
    assertThat(list.out()).containsPattern("Ada .* 10 +70.0 % +20.0 % ");
  }

  @Test
  void readsTheDatabase() {
    String db = "--db=" + folder.resolve("games.db");
    Cli match =
        Cli.run(
            "match",
            "--engine",
            "cmd=internal:material",
            "name=Counts",
            "--engine",
            "cmd=internal:random",
            "name=Wild",
            "--nodes=300",
            "--games=4",
            "--name=short",
            db);
    assertThat(match.exitCode()).as(match.err()).isZero();
    Cli list = Cli.run("rating", db, "--match=short");
    assertThat(list.exitCode()).as(list.err()).isZero();
    assertThat(list.out()).contains("match short of games.db", "4 games", "Counts", "Wild");
    Cli none = Cli.run("rating", db, "--match=other");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err()).contains("expected a finished game of two players");
  }

  @Test
  void saysWhatIsWrongWithAnAnchor() throws IOException {
    Cli unknown = Cli.run("rating", pgn().toString(), "--anchor=Bert=1500");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("--anchor: expected a player of the games, found 'Bert'");
    Cli wrong = Cli.run("rating", pgn().toString(), "--anchor=Bob");
    assertThat(wrong.err()).contains("--anchor: expected NAME=ELO, found 'Bob'");
  }
}
