package v7p3r.eval.context;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The values of all {@link Weight}s: those of the design, those tuned, or those of a file. */
public final class Weights {
  private static final String TUNED = "weights.txt";

  private final int[] packed;

  private Weights(int[] packed) {
    this.packed = packed;
  }

  /** How many values there are. */
  public static int count() {
    Weight[] all = Weight.values();
    Weight last = all[all.length - 1];
    return last.offset + last.length;
  }

  /** The values that the engine design starts from. */
  public static Weights design() {
    int[] packed = new int[count()];
    for (Weight weight : Weight.values()) {
      for (int i = 0; i < weight.length; i++) {
        packed[weight.offset + i] = weight.design(i);
      }
    }
    return new Weights(packed);
  }

  /** The values that play: tuned ones, where the list shipped with the engine has them. */
  public static Weights tuned() {
    try (InputStream in = Weights.class.getResourceAsStream(TUNED)) {
      if (in == null) {
        return design();
      }
      return read(new InputStreamReader(in, StandardCharsets.UTF_8), TUNED);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Weights of(int[] packed) {
    if (packed.length != count()) {
      throw new IllegalArgumentException("expected " + count() + " values, found " + packed.length);
    }
    return new Weights(packed.clone());
  }

  /**
   * Reads lines of {@code NAME index middlegame endgame}; {@code #} begins a comment. Values not
   * named keep the design's.
   */
  public static Weights read(Reader text, String source) throws IOException {
    Map<String, Weight> byName = new HashMap<>();
    for (Weight weight : Weight.values()) {
      byName.put(weight.name(), weight);
    }
    Weights weights = design();
    BufferedReader lines = new BufferedReader(text);
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      String content = line.strip();
      if (!content.isEmpty() && content.charAt(0) != '#') {
        weights.readLine(content, byName, source + ", line " + number);
      }
    }
    return weights;
  }

  private void readLine(String line, Map<String, Weight> byName, String where) {
    String[] tokens = line.split("\\s+");
    Weight weight = byName.get(tokens[0]);
    if (weight == null || tokens.length != 4) {
      throw new IllegalArgumentException(
          where + ": expected 'NAME index middlegame endgame', found '" + line + "'");
    }
    try {
      int index = Integer.parseInt(tokens[1]);
      if (index < 0 || index >= weight.length) {
        throw new IllegalArgumentException(
            where + ": " + weight + " has " + weight.length + " values, found index " + index);
      }
      packed[weight.offset + index] =
          Score.of(Integer.parseInt(tokens[2]), Integer.parseInt(tokens[3]));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          where + ": expected whole numbers after " + weight + ", found '" + line + "'", e);
    }
  }

  /** The same with the values of the middlegame in every phase. */
  public Weights withoutPhases() {
    int[] flat = new int[packed.length];
    for (int i = 0; i < packed.length; i++) {
      int middlegame = Score.middlegame(packed[i]);
      flat[i] = Score.of(middlegame, middlegame);
    }
    return new Weights(flat);
  }

  public int get(Weight weight, int index) {
    return packed[weight.offset + index];
  }

  /** A copy of all values, as the evaluator indexes them. */
  public int[] toArray() {
    return packed.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Weights that && Arrays.equals(packed, that.packed);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(packed);
  }

  /** The list as {@link #read} takes it. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Weight weight : Weight.values()) {
      for (int i = 0; i < weight.length; i++) {
        int value = get(weight, i);
        text.append(weight).append(' ').append(i).append(' ');
        text.append(Score.middlegame(value)).append(' ').append(Score.endgame(value)).append('\n');
      }
    }
    return text.toString();
  }
}
