package v7p3r.search.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import v7p3r.board.MoveGenerator;
import v7p3r.board.MoveList;
import v7p3r.board.Position;
import v7p3r.board.SharedData;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.search.Limits;
import v7p3r.search.SearchListener;
import v7p3r.search.SearchResult;
import v7p3r.search.Value;
import v7p3r.search.tree.NegamaxSearch;
import v7p3r.tablebase.Tablebases;

class SolvedRootTest {
  /** The rook wins unless it is left next to the king. */
  private static final String ROOK = "8/8/8/8/3k4/8/8/K1R5 w - - 0 1";

  private static final int MEN = 7;
  private static final long PATIENT = Long.MAX_VALUE;

  @TempDir Path folder;

  private static SolvedEndings endings(Path tables, boolean countsFiftyMoves) throws IOException {
    return new SolvedEndings(Tablebases.open(tables.toString()), 1, MEN, countsFiftyMoves);
  }

  private static SolvedEndings endings() throws IOException {
    return endings(SharedData.folder("tb/syzygy34"), true);
  }

  private static Optional<SolvedRoot> solved(Position root, SolvedEndings endings) {
    MoveList moves = new MoveList();
    MoveGenerator.legal(root, moves);
    return SolvedRoot.of(root, moves, endings, System::nanoTime, PATIENT);
  }

  private static List<String> moves(Position root, SolvedRoot solved) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < solved.moves().size(); i++) {
      names.add(UciMove.format(root, solved.moves().get(i)));
    }
    return names;
  }

  @Test
  void allMovesThatKeepASafeWinAreLeftToTheSearch() throws IOException {
    Position root = Fen.parse(ROOK);
    SolvedRoot solved = solved(root, endings()).orElseThrow();
    assertThat(solved.score()).isEqualTo(Value.solvedWinIn(0));
    assertThat(solved.needsTables()).isFalse();
    assertThat(solved.hits()).isEqualTo(16);
    assertThat(moves(root, solved)).hasSize(13).doesNotContain("c1c3", "c1c4", "c1c5");
  }

  /** The mate takes 30 half moves: with 72 played in vain only the shortest way is left. */
  @Test
  void nearTheFiftyMoveRuleOnlyTheShortestWayIsLeft() throws IOException {
    Position relaxed = Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 0 1");
    Position pressed = Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 72 90");
    List<String> shortest = moves(pressed, solved(pressed, endings()).orElseThrow());
    assertThat(shortest).isNotEmpty();
    assertThat(moves(relaxed, solved(relaxed, endings()).orElseThrow()))
        .hasSizeGreaterThan(shortest.size())
        .containsAll(shortest);
  }

  @Test
  void afterARepetitionOnlyTheShortestWayIsLeft() throws IOException {
    Position root = Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 0 1");
    int before = solved(root, endings()).orElseThrow().moves().size();
    for (String move : List.of("a1b1", "e5e4", "b1a1", "e4e5")) {
      root.make(UciMove.parse(root, move));
    }
    assertThat(root.hasRepeated()).isTrue();
    assertThat(solved(root, endings()).orElseThrow().moves().size()).isLessThan(before);
  }

  /** All but taking the pawn lets it queen. */
  @Test
  void aDrawIsKeptByTheMovesThatKeepIt() throws IOException {
    Position root = Fen.parse("8/8/8/8/8/1K6/2p5/k7 w - - 0 1");
    SolvedRoot solved = solved(root, endings()).orElseThrow();
    assertThat(moves(root, solved)).containsExactly("b3c2");
    assertThat(solved.score()).isEqualTo(Value.DRAW);
  }

  @ParameterizedTest
  @CsvSource({"true, 0", "false, 31753"})
  void aWinThatTakesTooLongIsADrawUnlessTheRuleIsOff(boolean counts, int score) throws IOException {
    Position root = Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 99 90");
    SolvedRoot solved =
        solved(root, endings(SharedData.folder("tb/syzygy34"), counts)).orElseThrow();
    assertThat(solved.score()).isCloseTo(score, offset(2));
  }

  @Test
  void withoutDistancesResultsDecideAndLinesAreAskedAbout() throws IOException {
    Path whole = SharedData.folder("tb/syzygy34");
    Files.copy(whole.resolve("KRvK.rtbw"), folder.resolve("KRvK.rtbw"));
    Position root = Fen.parse(ROOK);
    SolvedRoot solved = solved(root, endings(folder, true)).orElseThrow();
    assertThat(solved.needsTables()).isTrue();
    assertThat(moves(root, solved)).hasSize(13).doesNotContain("c1c3", "c1c4", "c1c5");
    Position lost = Fen.parse("8/8/8/4k3/8/8/8/R3K3 b - - 0 1");
    assertThat(solved(lost, endings(folder, true)).orElseThrow().needsTables()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'",
    "'4k3/8/8/8/8/8/8/4K2R w K - 0 1'"
  })
  void whatTheTablesDoNotCoverIsNotSolved(String fen) throws IOException {
    assertThat(solved(Fen.parse(fen), endings())).isEmpty();
  }

  @Test
  void nothingIsSolvedBeyondTheLimitOfMen() throws IOException {
    SolvedEndings few =
        new SolvedEndings(Tablebases.open(SharedData.folder("tb/syzygy34").toString()), 1, 3, true);
    assertThat(solved(Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 0 1"), few)).isPresent();
    assertThat(solved(Fen.parse("8/8/8/4k3/8/8/8/RN2K3 w - - 0 1"), few)).isEmpty();
    assertThat(SolvedEndings.NONE.limit()).isZero();
  }

  /** A clock on which every look takes a second: the disk does not answer. */
  @Test
  void aSlowDiskIsGivenUp() throws IOException {
    Position root = Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 0 1");
    MoveList moves = new MoveList();
    MoveGenerator.legal(root, moves);
    long[] now = {0};
    Optional<SolvedRoot> solved =
        SolvedRoot.of(root, moves, endings(), () -> now[0] += 1_000_000_000L, 500_000_000L);
    assertThat(solved).isEmpty();
  }

  @Test
  void mateIsToldAsTheSearchFoundItAndAllElseAsItIsKnown() throws IOException {
    SolvedRoot won = solved(Fen.parse("8/8/8/4k3/8/8/8/R3K3 w - - 0 1"), endings()).orElseThrow();
    assertThat(won.told(Value.mateIn(9))).isEqualTo(Value.mateIn(9));
    assertThat(won.told(480)).isEqualTo(Value.solvedWinIn(0));
    assertThat(won.told(Value.matedIn(4))).isEqualTo(Value.solvedWinIn(0));
    SolvedRoot drawn =
        solved(Fen.parse("8/8/8/4k3/8/8/8/1B2K3 w - - 0 1"), endings()).orElseThrow();
    assertThat(drawn.told(300)).isEqualTo(Value.DRAW);
  }

  /** White takes the pawn with check: what is left is a queen against a rook, which wins. */
  @Test
  void aSearchLooksSolvedEndingsUpInTheTree() throws IOException {
    Position root = Fen.parse("8/8/8/8/5k2/1p6/8/KQ4r1 w - - 0 1");
    NegamaxSearch search = new NegamaxSearch(1);
    search.prepare();
    SearchResult alone = search.search(root.copy(), Limits.toDepth(6), SearchListener.SILENT);
    assertThat(alone.statistics().solvedHits()).isZero();
    search.forget();
    search.setSolvedEndings(endings());
    search.prepare();
    SearchResult helped = search.search(root.copy(), Limits.toDepth(6), SearchListener.SILENT);
    assertThat(helped.statistics().solvedHits()).isPositive();
    assertThat(Value.isDecided(helped.score())).isTrue();
  }
}
