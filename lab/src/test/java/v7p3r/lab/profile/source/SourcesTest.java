package v7p3r.lab.profile.source;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import v7p3r.board.Move;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;

class SourcesTest {
  private static final String GAMES =
      """
      [Event "one"]
      [Result "1-0"]

      1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 1-0

      [Event "broken"]
      [Result "*"]

      1. e4 e5 2. Ke5 *

      [Event "two"]
      [Result "1/2-1/2"]

      1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 1/2-1/2
      """;

  @TempDir private Path folder;

  private final List<String> problems = new ArrayList<>();

  @Test
  void packedGamesGivePositionsWithTheirLastMoveAndResult() throws IOException {
    byte[] packed = Zstd.compress(GAMES.getBytes(StandardCharsets.UTF_8));
    Path file = Files.write(folder.resolve("games.pgn.zst"), packed);
    List<Sample> samples = samples(plan(List.of(file), List.of(), List.of(), List.of(), 0, 0));
    assertThat(samples).hasSize(6);
    assertThat(samples)
        .extracting(sample -> sample.origin().game())
        .containsOnly("games#1", "games#3");
    for (Sample sample : samples) {
      assertThat(sample.origin().ply()).isBetween(8, 13);
      assertThat(sample.position().lastMove()).isNotEqualTo(Move.NONE);
      boolean whiteToMove = sample.origin().ply() % 2 == 0;
      String points = sample.origin().game().equals("games#1") ? whiteToMove ? "1" : "0" : "0.5";
      assertThat(sample.origin().result()).isEqualTo(points);
    }
    assertThat(problems).singleElement().asString().contains("games.pgn.zst").contains("Ke5");
  }

  @Test
  void aPuzzleBeginsAfterItsFirstMove() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.csv"),
            """
            PuzzleId,FEN,Moves,Rating
            00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1,1736
            broken line
            0000X,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,a1a8,1000
            """);
    List<Sample> samples = samples(plan(List.of(), List.of(), List.of(file), List.of(), 0, 0));
    Sample puzzle = samples.getFirst();
    assertThat(samples).hasSize(1);
    assertThat(puzzle.origin().game()).isEqualTo("puzzle-00008");
    assertThat(UciMove.format(puzzle.position(), puzzle.position().lastMove())).isEqualTo("f2g3");
    assertThat(problems).hasSize(2);
    assertThat(problems.get(0)).contains("puzzles.csv, line 3", "expected id, FEN and moves");
    assertThat(problems.get(1)).contains("puzzles.csv, line 4", "a1a8");
  }

  @Test
  void aPositionThatIsThereTwiceComesOnce() throws IOException {
    String start = Fen.START + "\n";
    Path epd = Files.writeString(folder.resolve("a.epd"), start + "# remark\n\n" + start);
    Path openings = Files.writeString(folder.resolve("b.epd"), start);
    List<Sample> samples =
        samples(plan(List.of(), List.of(epd), List.of(), List.of(openings), 0, 0));
    assertThat(samples).hasSize(1);
  }

  @Test
  void fewMenPositionsAreLegalAndTheSameAgain() throws IOException {
    SourcePlan plan = plan(List.of(), List.of(), List.of(), List.of(), 60, 0);
    List<Sample> samples = samples(plan);
    assertThat(samples).hasSizeGreaterThan(55);
    for (Sample sample : samples) {
      assertThat(sample.position().hasLegalMove()).isTrue();
      assertThat(Long.bitCount(sample.position().pieces())).isBetween(3, 5);
    }
    assertThat(fens(samples(plan))).isEqualTo(fens(samples));
  }

  @Test
  void ownGamesAreTheSameAgainAndHaveResults() throws IOException {
    SourcePlan plan = plan(List.of(), List.of(), List.of(), List.of(), 0, 2);
    List<Sample> samples = samples(plan);
    assertThat(samples).hasSize(6);
    assertThat(fens(samples(plan))).isEqualTo(fens(samples));
    assertThat(samples)
        .allSatisfy(sample -> assertThat(sample.origin().result()).isIn("0", "0.5", "1"));
  }

  @Test
  void sourcesTakeTurnsByTheirWeights() throws IOException {
    SourceSettings settings = new SourceSettings(3, 8, Map.of(), 1);
    Path epd = Files.writeString(folder.resolve("many.epd"), manyPositions());
    SourcePlan plan =
        new SourcePlan(
            List.of(),
            List.of(epd),
            List.of(),
            List.of(),
            200,
            0,
            Map.of(SourceKind.EPD, 3.0, SourceKind.TABLEBASE, 1.0),
            settings);
    List<String> first = new ArrayList<>();
    try (SourceMix mix = plan.open(problems::add)) {
      for (int i = 0; i < 8; i++) {
        first.add(mix.next().orElseThrow().samples().get().getFirst().origin().source());
      }
    }
    assertThat(first).filteredOn("epd"::equals).hasSize(6);
  }

  /** A king that walks along the first rank against a king that does along the last. */
  private static String manyPositions() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      for (int j = 0; j < 8; j++) {
        String black = "1".repeat(i) + "k" + "1".repeat(7 - i);
        String white = "1".repeat(j) + "K" + "1".repeat(7 - j);
        text.append(black).append("/pppppppp/8/8/8/8/PPPPPPPP/").append(white);
        text.append(" w - - 0 1\n");
      }
    }
    return text.toString();
  }

  private static SourcePlan plan(
      List<Path> games,
      List<Path> epd,
      List<Path> puzzles,
      List<Path> openings,
      int fewMen,
      int selfPlay) {
    SourceSettings settings = new SourceSettings(3, 8, Map.of(), 1);
    return new SourcePlan(games, epd, puzzles, openings, fewMen, selfPlay, Map.of(), settings);
  }

  private List<Sample> samples(SourcePlan plan) throws IOException {
    List<Sample> samples = new ArrayList<>();
    try (SourceMix mix = plan.open(problems::add)) {
      for (Optional<Batch> batch = mix.next(); batch.isPresent(); batch = mix.next()) {
        samples.addAll(batch.get().samples().get());
      }
    }
    return samples;
  }

  private static List<String> fens(List<Sample> samples) {
    return samples.stream().map(sample -> Fen.format(sample.position())).toList();
  }
}
