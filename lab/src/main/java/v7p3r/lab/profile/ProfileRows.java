package v7p3r.lab.profile;

import java.util.List;

/**
 * What profiling one position, or a game from it on, came to.
 *
 * @param texts whole lines, one text for each file of the layer
 * @param positions how many have lines; 0 where there is nothing to decide
 */
public record ProfileRows(List<String> texts, int positions) {
  public ProfileRows {
    texts = List.copyOf(texts);
  }
}
