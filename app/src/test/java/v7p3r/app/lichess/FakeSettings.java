package v7p3r.app.lichess;

import java.util.Optional;

/**
 * How games on the fake server are.
 *
 * @param start the position of a Chess960 game; without one, standard chess
 * @param cutEvents ends the stream of events in mid-line
 */
record FakeSettings(
    long baseMillis, long incrementMillis, Optional<String> start, Runnable cutEvents) {}
