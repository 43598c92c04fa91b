package v7p3r.lab.profile.source;

import v7p3r.board.Position;
import v7p3r.profile.EffortCsv;

/** A position to profile, with its last move where that is known, and where it comes from. */
public record Sample(Position position, EffortCsv.Origin origin) {}
