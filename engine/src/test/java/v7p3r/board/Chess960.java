package v7p3r.board;

/** The 960 starting positions by the numbers that Reinhard Scharnagl gave them. */
final class Chess960 {
  static final int STANDARD = 518;

  private static final int[][] KNIGHTS = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
  };

  private Chess960() {}

  static String fen(int number) {
    char[] rank = new char[8];
    rank[2 * (number % 4) + 1] = 'b';
    rank[2 * (number / 4 % 4)] = 'b';
    place(rank, number / 16 % 6, 'q');
    int[] knights = KNIGHTS[number / 96];
    place(rank, knights[1], 'n');
    place(rank, knights[0], 'n');
    place(rank, 0, 'r');
    place(rank, 0, 'k');
    place(rank, 0, 'r');
    String men = new String(rank);
    String rooks = "" + (char) ('a' + men.lastIndexOf('r')) + (char) ('a' + men.indexOf('r'));
    return men
        + "/pppppppp/8/8/8/8/PPPPPPPP/"
        + men.toUpperCase()
        + " w "
        + rooks.toUpperCase()
        + rooks
        + " - 0 1";
  }

  /** Puts a man on the nth square that is still free. */
  private static void place(char[] rank, int nth, char man) {
    int file = 0;
    for (int skip = nth; rank[file] != 0 || skip > 0; file++) {
      skip -= rank[file] == 0 ? 1 : 0;
    }
    rank[file] = man;
  }
}
