package v7p3r.arena.stats;

/** A symmetric positive definite matrix as the product of a lower triangle and its transpose. */
final class Cholesky {
  private final double[][] lower;

  /** Of the lower half of a matrix, which is overwritten. */
  Cholesky(double[][] matrix) {
    lower = matrix;
    int n = matrix.length;
    for (int i = 0; i < n; i++) {
      double[] row = lower[i];
      for (int j = 0; j < i; j++) {
        row[j] = (row[j] - dot(row, lower[j], j)) / lower[j][j];
      }
      double rest = row[i] - dot(row, row, i);
      if (!(rest > 0)) {
        throw new IllegalArgumentException("expected a positive definite matrix");
      }
      row[i] = Math.sqrt(rest);
    }
  }

  private static double dot(double[] a, double[] b, int count) {
    double sum = 0;
    for (int k = 0; k < count; k++) {
      sum += a[k] * b[k];
    }
    return sum;
  }

  /** The x of matrix · x = b. */
  double[] solve(double[] b) {
    int n = lower.length;
    double[] x = b.clone();
    for (int i = 0; i < n; i++) {
      x[i] = (x[i] - dot(lower[i], x, i)) / lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      x[i] /= lower[i][i];
      for (int k = 0; k < i; k++) {
        x[k] -= lower[i][k] * x[i];
      }
    }
    return x;
  }

  /** The inverse of the matrix. */
  double[][] inverse() {
    int n = lower.length;
    double[][] inverse = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] unit = new double[n];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}
