package v7p3r.app.lichess;

import v7p3r.app.lichess.api.Person;

/** Whom the bot plays now, in a game with a clock or in one with days a move. */
record RunningGame(Person opponent, boolean isCorrespondence) {}
