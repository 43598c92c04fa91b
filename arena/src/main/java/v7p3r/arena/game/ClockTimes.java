package v7p3r.arena.game;

import java.util.OptionalLong;

/** What both clocks show, in milliseconds; nothing for who plays without one. */
public record ClockTimes(OptionalLong white, OptionalLong black) {}
