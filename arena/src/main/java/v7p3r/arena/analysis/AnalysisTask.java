package v7p3r.arena.analysis;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A game that is to be analyzed: all that decides the findings, as plain data, so that it can be
 * written as JSON and analyzed elsewhere.
 *
 * @param number its place among all games, from 1
 * @param start where it begins, as FEN
 * @param moves as UCI writes them
 * @param plies the positions to look at, by the half moves before them, in rising order
 */
public record AnalysisTask(
    int number,
    String start,
    boolean chess960,
    List<String> moves,
    List<Integer> plies,
    Optional<Analyst> own,
    Optional<Analyst> reference) {
  private static final int BYTES_SHOWN = 8;

  public AnalysisTask {
    moves = List.copyOf(moves);
    plies = List.copyOf(plies);
  }

  /** Equal for games with equal moves. */
  public String digest() {
    String text = start + " " + chess960 + " " + String.join(" ", moves);
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest(), 0, BYTES_SHOWN);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
