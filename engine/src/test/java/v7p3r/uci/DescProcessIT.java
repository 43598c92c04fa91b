package v7p3r.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.desc.model.EffortModel;

/** Effort control in a real process, with models that were really trained. */
@Timeout(120)
class DescProcessIT {
  private static final String PES = "info string desc pes \\d\\.\\d\\d mode [A-Z][a-z]+";

  @TempDir private Path folder;

  @BeforeEach
  void copyModels() throws IOException, URISyntaxException {
    Path trained =
        Path.of(EffortModel.class.getResource("trained/model_metadata.json").toURI()).getParent();
    try (Stream<Path> files = Files.list(trained)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName().toString()));
      }
    }
  }

  private static List<String> lines(List<EngineProcess.Answer> answers) {
    return answers.stream().map(EngineProcess.Answer::line).toList();
  }

  @Test
  void modelsThatVanishBetweenTwoGamesAreToldOnceAndPlayGoesOn()
      throws IOException, InterruptedException {
    try (EngineProcess engine = new EngineProcess()) {
      engine.send(
          "setoption name Threads value 2",
          "setoption name UseDesc value true",
          "setoption name DescModelPath value " + folder,
          "isready");
      assertThat(lines(engine.readUntil("readyok")))
          .containsExactly("info string desc plays with the models in " + folder, "readyok");
      engine.send("position startpos moves e2e4", "go wtime 2000 btime 2000");
      assertThat(lines(engine.readUntil("bestmove"))).first().asString().matches(PES);
      for (String name : List.of("desc_classifier.json", "model_metadata.json")) {
        Files.delete(folder.resolve(name));
      }
      engine.send("ucinewgame", "isready");
      assertThat(lines(engine.readUntil("readyok")))
          .hasSize(2)
          .first()
          .asString()
          .startsWith("info string desc plays on with the models that it has loaded");
      engine.send("position startpos moves d2d4", "go wtime 2000 btime 2000");
      assertThat(lines(engine.readUntil("bestmove"))).first().asString().matches(PES);
      engine.send("ucinewgame", "isready");
      assertThat(lines(engine.readUntil("readyok"))).containsExactly("readyok");
      engine.send("setoption name DescModelPath value " + folder, "isready");
      assertThat(lines(engine.readUntil("readyok")))
          .hasSize(2)
          .first()
          .asString()
          .startsWith("info string desc is off")
          .contains("model_metadata.json: there is no such file");
      engine.send("position startpos", "go wtime 1000 btime 1000");
      assertThat(lines(engine.readUntil("bestmove"))).noneMatch(line -> line.contains("desc"));
      engine.send("quit");
      engine.awaitEnd();
      assertThat(engine.errors()).isEmpty();
    }
  }
}
