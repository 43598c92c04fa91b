package v7p3r.arena.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import v7p3r.notation.Fen;
import v7p3r.uci.Uci;

/**
 * An external engine that speaks UCI. It may crash, hang, print rubbish or flood its output: each
 * ends as a {@link PlayerException} that says so, and the next game starts it again.
 */
public final class UciProcessPlayer implements Player {
  private static final int MAX_REMARKS = 8;

  private final EngineSpec spec;
  private final Patience patience;
  private final Watchdog watchdog;
  private final LongSupplier nanoTime;
  private final Conversation conversation = new Conversation();
  private final List<String> offeredOptions = new ArrayList<>();
  private final Remarks remarks = new Remarks();

  /** Closed by another thread when a match is abandoned. */
  private volatile Optional<UciProcess> process = Optional.empty();

  private String identity;
  private boolean chess960;

  UciProcessPlayer(EngineSpec spec, Patience patience, Watchdog watchdog, LongSupplier nanoTime) {
    this.spec = spec;
    this.patience = patience;
    this.watchdog = watchdog;
    this.nanoTime = nanoTime;
    this.identity = spec.name();
  }

  @Override
  public String name() {
    return spec.name();
  }

  @Override
  public String identity() {
    return identity;
  }

  @Override
  public Map<String, String> options() {
    return spec.options();
  }

  @Override
  public List<String> remarks() {
    return remarks.all();
  }

  @Override
  public List<String> conversation() {
    return conversation.lines();
  }

  @Override
  public void newGame(boolean isChess960) throws PlayerException {
    if (spec.restart()) {
      close();
    }
    try {
      UciProcess engine = running();
      if (isChess960 != chess960) {
        setOption(engine, "UCI_Chess960", Boolean.toString(isChess960));
        chess960 = isChess960;
      }
      engine.send("ucinewgame");
      synchronize(engine);
    } catch (PlayerException e) {
      abandon();
      throw e;
    }
  }

  private UciProcess running() throws PlayerException {
    Optional<UciProcess> alive = process.filter(UciProcess::isAlive);
    if (alive.isPresent()) {
      return alive.get();
    }
    chess960 = false;
    UciProcess engine = UciProcess.start(spec, conversation, watchdog, nanoTime);
    process = Optional.of(engine);
    try {
      greet(engine, "uci");
      if (identity.startsWith(Uci.NAME) && !offersAll(spec.options().keySet())) {
        greet(engine, Uci.DECLARE_ALL);
      }
      for (Map.Entry<String, String> option : spec.options().entrySet()) {
        setOption(engine, option.getKey(), option.getValue());
      }
      synchronize(engine);
    } catch (PlayerException e) {
      throw new PlayerException(Fault.NO_START, e.getMessage());
    }
    return engine;
  }

  private boolean offersAll(Set<String> names) {
    return names.stream()
        .allMatch(name -> offeredOptions.stream().anyMatch(name::equalsIgnoreCase));
  }

  private void greet(UciProcess engine, String greeting) throws PlayerException {
    offeredOptions.clear();
    engine.send(greeting);
    engine.await(
        "answer to uci",
        patience.greeting(),
        line -> {
          if (line.startsWith("id name ")) {
            identity = line.substring(8).strip();
          } else if (line.startsWith("option name ")) {
            int type = line.indexOf(" type ");
            offeredOptions.add(line.substring(12, type < 0 ? line.length() : type).strip());
          }
          return line.strip().equals("uciok");
        });
  }

  private void setOption(UciProcess engine, String name, String value) throws PlayerException {
    String offered =
        offeredOptions.stream()
            .filter(option -> option.equalsIgnoreCase(name))
            .findFirst()
            .orElseThrow(() -> unknownOption(name));
    engine.send(
        value.isEmpty()
            ? "setoption name " + offered
            : "setoption name " + offered + " value " + value);
  }

  private PlayerException unknownOption(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    List<String> near =
        offeredOptions.stream()
            .filter(
                option ->
                    option.toLowerCase(Locale.ROOT).contains(wanted)
                        || wanted.contains(option.toLowerCase(Locale.ROOT)))
            .toList();
    return new PlayerException(
        Fault.NO_START,
        "%s has no option '%s'; it offers %s"
            .formatted(
                spec.name(), name, String.join(", ", near.isEmpty() ? offeredOptions : near)));
  }

  /** After this the engine listens, and nothing of its earlier output is still on the way. */
  private void synchronize(UciProcess engine) throws PlayerException {
    engine.send("isready");
    engine.await(
        "readyok",
        patience.ready(),
        line -> {
          if (InfoLine.isRemark(line)) {
            remarks.add(InfoLine.remark(line));
          }
          return line.strip().equals("readyok");
        });
  }

  @Override
  public Reply think(Turn turn, ThoughtListener thoughts) throws PlayerException {
    UciProcess engine =
        process.orElseThrow(
            () -> new PlayerException(Fault.CRASH, spec.name() + " is not running"));
    try {
      return think(turn, engine, thoughts);
    } catch (PlayerException e) {
      abandon();
      throw e;
    }
  }

  private Reply think(Turn turn, UciProcess engine, ThoughtListener thoughts)
      throws PlayerException {
    engine.drain();
    Listener listener = new Listener(remarks.take(), thoughts);
    String position = positionCommand(turn);
    String go = goCommand(turn);
    long asked = nanoTime.getAsLong();
    engine.send(position, go);
    long answered =
        engine.awaitWithStop("move", turn.patience(), patience.stop(), listener::isLast);
    return new Reply(
        Decision.MOVE, listener.move, listener.thought(), listener.others(), answered - asked);
  }

  static String positionCommand(Turn turn) {
    StringBuilder command = new StringBuilder(64 + 5 * turn.moves().size());
    command.append("position ");
    command.append(turn.start().equals(Fen.START) ? "startpos" : "fen " + turn.start());
    if (!turn.moves().isEmpty()) {
      command.append(" moves");
      turn.moves().forEach(move -> command.append(' ').append(move));
    }
    return command.toString();
  }

  static String goCommand(Turn turn) {
    StringBuilder command = new StringBuilder("go");
    turn.clocks()
        .ifPresent(
            clocks -> {
              command.append(" wtime ").append(clocks.whiteTime());
              command.append(" btime ").append(clocks.blackTime());
              if (clocks.whiteIncrement() > 0 || clocks.blackIncrement() > 0) {
                command.append(" winc ").append(clocks.whiteIncrement());
                command.append(" binc ").append(clocks.blackIncrement());
              }
              if (clocks.movesToGo() > 0) {
                command.append(" movestogo ").append(clocks.movesToGo());
              }
            });
    SearchLimit limit = turn.limit();
    limit.depth().ifPresent(depth -> command.append(" depth ").append(depth));
    limit.nodes().ifPresent(nodes -> command.append(" nodes ").append(nodes));
    limit.moveTimeMillis().ifPresent(time -> command.append(" movetime ").append(time));
    return command.toString();
  }

  private void abandon() {
    process.ifPresent(UciProcess::kill);
    process = Optional.empty();
  }

  @Override
  public void close() {
    process.ifPresent(UciProcess::quit);
    process = Optional.empty();
  }

  /** Gathers what the engine tells until it names its move. */
  private static final class Listener {
    private final List<String> remarks;
    private final ThoughtListener thoughts;
    private final SortedMap<Integer, String> others = new TreeMap<>();
    private String best = "";
    private String cost = "";
    private String move = "";

    /** With what was remarked before. */
    Listener(List<String> remarks, ThoughtListener thoughts) {
      this.remarks = new ArrayList<>(remarks);
      this.thoughts = thoughts;
    }

    Thought thought() {
      return InfoLine.read(best, cost, remarks);
    }

    /** Those of the newest lines behind the best one that say which moves they are. */
    List<Thought> others() {
      return others.values().stream()
          .map(line -> InfoLine.read(line, "", List.of()))
          .filter(thought -> !thought.line().isEmpty())
          .toList();
    }

    boolean isLast(String line) {
      if (line.startsWith("bestmove")) {
        String[] words = line.split("\\s+", 3);
        move = words.length > 1 ? words[1] : "";
        return true;
      }
      if (InfoLine.isAboutBestLine(line)) {
        best = line;
      } else if (InfoLine.isRemark(line)) {
        keep(InfoLine.remark(line));
      }
      int other = InfoLine.otherLine(line);
      if (other > 0) {
        others.put(other, line);
      }
      if (InfoLine.isAboutCost(line)) {
        cost = line;
      }
      if (best.equals(line)) {
        thoughts.thought(this::thought);
      }
      return false;
    }

    /** The first ones, and always the last word. */
    private void keep(String remark) {
      if (remarks.size() >= MAX_REMARKS) {
        remarks.removeLast();
      }
      remarks.add(remark);
    }
  }
}
