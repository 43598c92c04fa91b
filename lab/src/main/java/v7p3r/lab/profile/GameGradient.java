package v7p3r.lab.profile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import v7p3r.board.Position;
import v7p3r.desc.control.EffortModels;
import v7p3r.desc.control.PesGradient;
import v7p3r.desc.model.ModelException;
import v7p3r.desc.model.Stage;
import v7p3r.engine.ModelPlace;

/** The gradient of PES in games that are profiled, by the models in use; 0 without models. */
final class GameGradient {
  private GameGradient() {}

  /** Asked once a position. */
  interface Source {
    float of(Position position);
  }

  /** For one thread. */
  static Source source() {
    try {
      PesGradient gradient =
          new PesGradient(EffortModels.load(ModelPlace.folder(ModelPlace.IN_USE)));
      return gradient::of;
    } catch (ModelException _) {
      return _ -> 0;
    }
  }

  /** As a setting of long work: rows by other models do not belong together. */
  static String setting() {
    try {
      Path model = ModelPlace.folder(ModelPlace.IN_USE).resolve(Stage.PRIOR.classifierFile());
      if (!Files.isRegularFile(model)) {
        return "gradient none";
      }
      CRC32 sum = new CRC32();
      sum.update(Files.readAllBytes(model));
      return "gradient " + Long.toHexString(sum.getValue());
    } catch (ModelException _) {
      return "gradient none";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
