package v7p3r.arena.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  record Item(String name, int count) {}

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void chooseFile() {
    file = folder.resolve("items.jsonl");
  }

  private Journal<Item> open() throws IOException {
    return Journal.open(file, Item.class, "an item");
  }

  private void write(int items) throws IOException {
    Journal<Item> journal = open();
    for (int i = 1; i <= items; i++) {
      journal.add(new Item("ä" + i, i));
    }
  }

  @Test
  void goesOnBehindEveryPlaceWhereAKillMayHaveTornIt() throws IOException {
    write(3);
    byte[] whole = Files.readAllBytes(file);
    List<Item> items = open().lines();
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      Journal<Item> journal = open();
      assertThat(journal.lines()).isEqualTo(items.subList(0, journal.size()));
      for (Item missing : items.subList(journal.size(), items.size())) {
        journal.add(missing);
      }
      assertThat(Files.readAllBytes(file)).as("cut at %d", length).isEqualTo(whole);
    }
  }

  @Test
  void aChangedLineIsNotBelievedAndNamed() throws IOException {
    write(3);
    String text = Files.readString(file);
    Files.writeString(file, text.replace("\"count\":2", "\"count\":7"));
    assertThatThrownBy(this::open)
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + ", line 2: the line does not fit its checksum");
  }

  @Test
  void aLineThatWasRemovedPutInOrMovedIsNotBelieved() throws IOException {
    write(4);
    List<String> lines = Files.readAllLines(file);
    List<String> removed = new ArrayList<>(lines);
    removed.remove(1);
    List<String> doubled = new ArrayList<>(lines);
    doubled.add(2, lines.get(1));
    List<String> moved = new ArrayList<>(lines);
    Collections.swap(moved, 2, 3);
    List<String> forged = new ArrayList<>(lines);
    forged.add("{\"name\":\"x\",\"count\":9}");
    for (List<String> changed : List.of(removed, doubled, moved, forged)) {
      Files.write(file, changed);
      assertThatThrownBy(this::open).hasMessageContaining(file + ", line ");
    }
  }

  @Test
  void linesOfEarlierVersionsAreReadAndGoneOnWith() throws IOException {
    Files.writeString(file, "{\"name\":\"old\",\"count\":1}\n{\"name\":\"older\",\"count\":2}\n");
    open().add(new Item("new", 3));
    assertThat(open().lines()).extracting(Item::name).containsExactly("old", "older", "new");
    String text = Files.readString(file);
    Files.writeString(file, text.replace("\"older\"", "\"other\""));
    assertThatThrownBy(this::open)
        .as("what came before a checksum is covered by it")
        .hasMessageContaining("line 3");
  }

  @Test
  void aWholeLineThatIsSomethingElseIsNamed() throws IOException {
    Files.writeString(file, "{\"name\":\"a\",\"count\":1}\nhello\n");
    assertThatThrownBy(this::open).hasMessageStartingWith(file + ", line 2: expected an item");
    Files.writeString(file, "hello\n", StandardOpenOption.TRUNCATE_EXISTING);
    assertThatThrownBy(this::open).hasMessageStartingWith(file + ", line 1: expected an item");
  }

  /** What a kill in the middle of it would leave: the old journal, and a part beside it. */
  @Test
  void aReplacementThatWasBrokenOffLeavesTheOldJournal() throws IOException {
    write(3);
    Files.writeString(folder.resolve("items.jsonl.part"), "{\"sum\":\"00");
    assertThat(open().lines()).hasSize(3);
    Journal.replace(file, List.of(new Item("only", 1))).add(new Item("next", 2));
    assertThat(open().lines()).extracting(Item::name).containsExactly("only", "next");
    assertThat(folder.resolve("items.jsonl.part")).doesNotExist();
  }
}
