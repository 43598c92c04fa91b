package v7p3r.lab.profile;

import java.util.List;
import java.util.Optional;
import v7p3r.board.Move;
import v7p3r.board.Position;
import v7p3r.lab.profile.source.Sample;
import v7p3r.notation.Fen;
import v7p3r.notation.UciMove;
import v7p3r.profile.EffortCsv;

/**
 * A position that is to be profiled: all that decides its rows, as plain data, so that it can be
 * written as JSON and profiled elsewhere.
 *
 * @param fen the position before its last move; where that is not known, the position
 * @param lastMove as UCI writes it
 */
public record ProfileTask(String fen, Optional<String> lastMove, EffortCsv.Origin origin) {
  static List<ProfileTask> all(List<Sample> samples) {
    return samples.stream().map(ProfileTask::of).toList();
  }

  static ProfileTask of(Sample sample) {
    Position position = sample.position();
    int last = position.lastMove();
    if (last == Move.NONE) {
      return new ProfileTask(Fen.format(position), Optional.empty(), sample.origin());
    }
    position.unmake(last);
    String fen = Fen.format(position);
    String move = UciMove.format(position, last);
    position.make(last);
    return new ProfileTask(fen, Optional.of(move), sample.origin());
  }

  Sample sample() {
    Position position = Fen.parse(fen);
    lastMove.ifPresent(move -> position.make(UciMove.parse(position, move)));
    return new Sample(position, origin);
  }
}
