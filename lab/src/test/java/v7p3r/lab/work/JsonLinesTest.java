package v7p3r.lab.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonLinesTest {
  record Item(String name, int count) {}

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void chooseFile() {
    file = folder.resolve("items.jsonl");
  }

  @Test
  void whatWasAddedIsThereInTheNextRun() throws IOException {
    JsonLines<Item> lines = JsonLines.open(file, Item.class);
    lines.add(new Item("a", 1));
    lines.add(new Item("b", 2));
    assertThat(JsonLines.open(file, Item.class).lines())
        .containsExactly(new Item("a", 1), new Item("b", 2));
  }

  @Test
  void aLineThatAKillLeftUnfinishedIsCutOff() throws IOException {
    JsonLines.open(file, Item.class).add(new Item("a", 1));
    Files.writeString(file, Files.readString(file) + "{\"name\":\"b\",\"cou");
    JsonLines<Item> again = JsonLines.open(file, Item.class);
    assertThat(again.lines()).containsExactly(new Item("a", 1));
    again.add(new Item("c", 3));
    assertThat(JsonLines.open(file, Item.class).lines())
        .containsExactly(new Item("a", 1), new Item("c", 3));
  }

  @Test
  void aWholeLineThatIsSomethingElseIsNamed() throws IOException {
    Files.writeString(file, "{\"name\":\"a\",\"count\":1}\nhello\n");
    assertThatThrownBy(() -> JsonLines.open(file, Item.class))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file + ", line 2: expected a result of an earlier run");
  }
}
