package v7p3r.desc.model;

import v7p3r.json.JsonNode;

/** A curve that never falls: straight between its knots, level beyond them. */
public final class MonotoneCurve {
  private final float[] x;
  private final float[] y;

  /**
   * A curve through knots.
   *
   * @param x rising
   * @param y never falling
   */
  public MonotoneCurve(float[] x, float[] y) {
    if (!isMonotone(x, y)) {
      throw new IllegalArgumentException("a monotone curve needs knots that rise");
    }
    this.x = x.clone();
    this.y = y.clone();
  }

  static MonotoneCurve read(JsonNode part, String xName, String yName) {
    float[] x = part.at(xName).floats();
    float[] y = part.at(yName).floats();
    if (!isMonotone(x, y)) {
      throw part.broken(
          "expected a knot or more, %s rising, %s never falling, both as many"
              .formatted(xName, yName));
    }
    return new MonotoneCurve(x, y);
  }

  private static boolean isMonotone(float[] x, float[] y) {
    if (x.length == 0 || x.length != y.length) {
      return false;
    }
    for (int i = 1; i < x.length; i++) {
      if (!(x[i] > x[i - 1]) || !(y[i] >= y[i - 1])) {
        return false;
      }
    }
    return true;
  }

  public float[] x() {
    return x.clone();
  }

  public float[] y() {
    return y.clone();
  }

  public float at(float value) {
    int high = x.length - 1;
    if (value <= x[0]) {
      return y[0];
    }
    if (value >= x[high]) {
      return y[high];
    }
    int low = 0;
    while (high - low > 1) {
      int middle = low + high >>> 1;
      if (value < x[middle]) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return y[low] + (value - x[low]) / (x[high] - x[low]) * (y[high] - y[low]);
  }
}
