package v7p3r.lab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelShelfTest {
  @TempDir private Path folder;
  private Path models;
  private ModelShelf shelf;

  @BeforeEach
  void makeShelf() {
    models = folder.resolve("models");
    shelf = new ModelShelf(models);
  }

  private Path model(String name) throws IOException {
    Path model = Files.createDirectories(folder.resolve(name));
    Files.writeString(model.resolve("model_metadata.json"), name);
    return model;
  }

  @Test
  void theFirstModelIsInUseUntilOneIsPromoted() throws IOException {
    assertThat(shelf.current()).isEqualTo(models.resolve("desc-v1.0"));
  }

  @Test
  void aPromotedModelGetsTheNextNumberAndOldOnesStay() throws IOException {
    model("models/desc-v1.0");
    model("models/desc-v1.9");
    model("models/desc-seed");
    Path place = shelf.next();
    assertThat(place).isEqualTo(models.resolve("desc-v1.10"));
    shelf.promote(model("candidate"), place);
    assertThat(shelf.current()).isEqualTo(place);
    assertThat(place.resolve("model_metadata.json")).hasContent("candidate");
    assertThat(models.resolve("desc-v1.0/model_metadata.json")).hasContent("models/desc-v1.0");
    assertThat(shelf.next()).isEqualTo(models.resolve("desc-v1.11"));
  }

  @Test
  void modelsOfPartsOfTheGameComeAlong() throws IOException {
    Path candidate = model("candidate");
    Files.writeString(candidate.resolve("phases.json"), "{}");
    model("candidate/endgame");
    Path place = shelf.next();
    shelf.promote(candidate, place);
    assertThat(place.resolve("phases.json")).hasContent("{}");
    assertThat(place.resolve("endgame/model_metadata.json")).hasContent("candidate/endgame");
  }

  @Test
  void aPromotionThatWasCutShortCanBeRepeated() throws IOException {
    Path candidate = model("candidate");
    Path place = shelf.next();
    Files.createDirectories(models.resolve("desc-v1.0.part"));
    shelf.promote(candidate, place);
    Files.delete(models.resolve("current"));
    shelf.promote(candidate, place);
    assertThat(shelf.current()).isEqualTo(place);
    assertThat(place.resolve("model_metadata.json")).hasContent("candidate");
  }

  @Test
  void onlyTheNameOfAModelIsUsed() throws IOException {
    model("models/desc-v1.0");
    model("models/desc-v1.1");
    shelf.use("desc-v1.1");
    assertThat(shelf.current()).isEqualTo(models.resolve("desc-v1.1"));
    for (String wrong : new String[] {"models/desc-v1.0", "desc-v1.7", ""}) {
      assertThatThrownBy(() -> shelf.use(wrong))
          .hasMessage(models + ": expected one of [desc-v1.0, desc-v1.1], found '" + wrong + "'");
    }
    assertThat(shelf.current()).isEqualTo(models.resolve("desc-v1.1"));
    assertThat(shelf.back()).isEqualTo(models.resolve("desc-v1.0"));
    assertThatThrownBy(() -> shelf.back()).hasMessageContaining("expected a model before");
  }

  @Test
  void aPointerToNothingIsNamed() throws IOException {
    model("models/desc-v1.0");
    Files.writeString(models.resolve("current"), "desc-v7.7\n");
    assertThatThrownBy(() -> shelf.current())
        .hasMessage(
            models.resolve("current")
                + ": expected the name of a folder beside it such as desc-v1.0,"
                + " found 'desc-v7.7'");
  }
}
