package v7p3r.app.cli.depth;

import java.util.Optional;

/** One position of the depth test. */
public record DepthRow(String fen, OwnSearch own, Optional<OtherSearch> other) {}
