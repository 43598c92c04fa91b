package v7p3r.studio;

import java.io.IOException;
import java.io.UncheckedIOException;
import v7p3r.lab.studio.StudioLibrary;
import v7p3r.lab.studio.StudioServer;
import v7p3r.lab.studio.StudioSettings;
import v7p3r.studio.http.Assets;

/** The studio on Helidon. */
public final class HelidonStudio implements StudioLibrary {
  private final Assets assets;

  /** With the page that was built into the program. */
  public HelidonStudio() {
    this(builtIn());
  }

  HelidonStudio(Assets assets) {
    this.assets = assets;
  }

  private static Assets builtIn() {
    try {
      return Assets.builtIn();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean hasPage() {
    return assets.hasPage();
  }

  @Override
  public StudioServer start(StudioSettings settings) throws IOException {
    return Studio.start(settings, assets);
  }
}
