package v7p3r.arena.analysis;

/** A group of moves and what it comes to. */
public record GroupRow(Dimension dimension, String group, Numbers numbers) {}
