package v7p3r.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import v7p3r.board.Position;

/**
 * Extended position description: a position and what is known of it, one line of a test suite. The
 * counters of the game (hmvc, fmvn) are part of the position, not of the operations.
 */
public final class Epd {
  private final String fen;
  private final List<EpdOperation> operations;

  public Epd(Position position, List<EpdOperation> operations) {
    this(Fen.format(position), operations);
  }

  private Epd(String fen, List<EpdOperation> operations) {
    this.fen = fen;
    this.operations = List.copyOf(operations);
  }

  /**
   * Reads one line: four FEN fields, the two counters where given, operations ended by semicolons.
   *
   * @throws NotationException if the line cannot be read
   */
  public static Epd parse(CharSequence line) {
    return EpdLine.read(line, new Position());
  }

  /** The position in six fields. */
  public String fen() {
    return fen;
  }

  /** A new position each time. */
  public Position position() {
    return Fen.parse(fen);
  }

  public List<EpdOperation> operations() {
    return operations;
  }

  /** The first operation of this opcode. */
  public Optional<EpdOperation> operation(String opcode) {
    return operations.stream().filter(o -> o.opcode().equals(opcode)).findFirst();
  }

  /** The operands of the opcode as one text. */
  public Optional<String> text(String opcode) {
    return operation(opcode).map(EpdOperation::text);
  }

  public Optional<String> id() {
    return text("id");
  }

  /** The moves of {@code bm}, none when the opcode is missing. */
  public int[] bestMoves() {
    return moves("bm");
  }

  /** The moves of {@code am}, none when the opcode is missing. */
  public int[] avoidMoves() {
    return moves("am");
  }

  /**
   * The operands of an opcode read as alternative moves, in algebraic or UCI notation.
   *
   * @throws NotationException if one of them is not a legal move
   */
  public int[] moves(String opcode) {
    List<String> operands = operation(opcode).map(EpdOperation::operands).orElse(List.of());
    if (operands.isEmpty()) {
      return new int[0];
    }
    Position position = position();
    return operands.stream().mapToInt(text -> San.parse(position, text)).toArray();
  }

  /** {@code ce}: centipawns for the side to move. */
  public OptionalInt centipawns() {
    return number("ce");
  }

  /** {@code acd}: the depth that was searched. */
  public OptionalInt depth() {
    return number("acd");
  }

  /** Moves to mate, negative when being mated: {@code dm 3}, or {@code bm #3} of mate suites. */
  public OptionalInt mateIn() {
    OptionalInt direct = number("dm");
    Optional<String> best = text("bm").filter(text -> text.startsWith("#"));
    return direct.isPresent() || best.isEmpty() ? direct : integer(best.get().substring(1));
  }

  /** Leaf nodes at a depth, as perft suites give them: {@code D4 197281}. */
  public OptionalLong perft(int depth) {
    Optional<String> count = text("D" + depth);
    try {
      return count.isPresent()
          ? OptionalLong.of(Long.parseLong(count.get()))
          : OptionalLong.empty();
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  private OptionalInt number(String opcode) {
    Optional<String> text = text(opcode);
    return text.isPresent() ? integer(text.get()) : OptionalInt.empty();
  }

  private static OptionalInt integer(String text) {
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  /** The same position with one operation more; one of the same opcode is replaced. */
  public Epd with(String opcode, String... operands) {
    List<EpdOperation> changed = new ArrayList<>(operations);
    changed.removeIf(o -> o.opcode().equals(opcode));
    changed.add(new EpdOperation(opcode, Arrays.asList(operands)));
    return new Epd(fen, changed);
  }

  /** One line without its end; counters other than 0 and 1 come as hmvc and fmvn. */
  public String format() {
    String[] fields = fen.split(" ");
    StringBuilder line = new StringBuilder(120);
    line.append(String.join(" ", Arrays.copyOf(fields, 4)));
    if (!fields[4].equals("0")) {
      line.append(" hmvc ").append(fields[4]).append(';');
    }
    if (!fields[5].equals("1")) {
      line.append(" fmvn ").append(fields[5]).append(';');
    }
    operations.forEach(operation -> operation.append(line));
    return line.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Epd epd && fen.equals(epd.fen) && operations.equals(epd.operations);
  }

  @Override
  public int hashCode() {
    return 31 * fen.hashCode() + operations.hashCode();
  }

  @Override
  public String toString() {
    return format();
  }
}
