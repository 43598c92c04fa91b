package v7p3r.architecture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The table of docs/ARCHITECTURE.md as people read it.
 *
 * @param rows every package that has a row, with those that it may use
 * @param planned packages that are only named, below the table
 */
record LayerTable(Map<String, Set<String>> rows, Set<String> planned) {
  private static final String HEADER = "| Package (below ";
  private static final String PLANNED = "Planned, without a row yet: ";
  private static final String ALL = "all above";
  private static final Pattern NAME = Pattern.compile("`(\\.?[a-z.]+)`");

  static LayerTable parse(List<String> lines) {
    int header = 0;
    while (!lines.get(header).startsWith(HEADER)) {
      header++;
    }
    Map<String, Set<String>> rows = new LinkedHashMap<>();
    for (int i = header + 2; lines.get(i).startsWith("|"); i++) {
      String[] cells = lines.get(i).split("\\|");
      for (String name : names(cells[1])) {
        rows.put(name, uses(cells[3].strip(), rows.keySet()));
      }
    }
    Set<String> planned =
        lines.stream()
            .filter(line -> line.startsWith(PLANNED))
            .flatMap(line -> names(line).stream())
            .collect(Collectors.toSet());
    return new LayerTable(rows, planned);
  }

  /** A name that begins with a dot is a neighbor of the one before. */
  private static List<String> names(String cell) {
    List<String> names = new ArrayList<>();
    String parent = "";
    for (String name : NAME.matcher(cell).results().map(match -> match.group(1)).toList()) {
      names.add(name.startsWith(".") ? parent + name : name);
      parent = name.startsWith(".") ? parent : name.replaceAll("\\.[a-z]+$", "");
    }
    return names;
  }

  /** Names between commas; {@code a.*} stands for all above that begin so. */
  private static Set<String> uses(String cell, Set<String> above) {
    Set<String> uses = new LinkedHashSet<>();
    for (String word : cell.equals("–") ? new String[0] : cell.split(", ")) {
      int star = word.indexOf('*');
      Predicate<String> isMeant =
          star < 0 ? word::equals : name -> name.startsWith(word.substring(0, star));
      List<String> meant =
          above.stream().filter(word.equals(ALL) ? name -> true : isMeant).toList();
      if (meant.isEmpty()) {
        throw new IllegalArgumentException("no row above is meant by " + word);
      }
      uses.addAll(meant);
    }
    return uses;
  }
}
