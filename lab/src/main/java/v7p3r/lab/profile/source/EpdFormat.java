package v7p3r.lab.profile.source;

import java.util.Optional;
import v7p3r.board.Position;
import v7p3r.notation.Epd;
import v7p3r.profile.EffortCsv;

/** Lines of EPD or FEN, each a game of its own. */
record EpdFormat(SourceKind kind) implements LineSamples.Format {
  @Override
  public Optional<Sample> read(String line, String place) {
    Position position = Epd.parse(line).position();
    return Optional.of(
        new Sample(position, new EffortCsv.Origin(kind.label(), place, position.gamePly(), "")));
  }
}
