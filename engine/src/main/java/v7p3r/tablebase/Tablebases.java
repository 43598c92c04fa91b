package v7p3r.tablebase;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import v7p3r.board.Position;

/**
 * All Syzygy tables of some folders. Files are mapped into memory when they are first needed; all
 * threads share them, each with a {@link TableProbe} of its own.
 */
public final class Tablebases {
  public static final Tablebases NONE = new Tablebases(List.of());

  private final List<Table> tables;
  private final int maxMen;

  /** The tables by the signature of their men and of the same men with colors swapped. */
  private final long[] signatures;

  private final Table[] bySignature;

  private Tablebases(List<Table> tables) {
    this.tables = tables;
    this.maxMen = tables.stream().mapToInt(table -> table.material().men()).max().orElse(0);
    int size = Integer.highestOneBit(4 * tables.size() + 1) << 1;
    this.signatures = new long[size];
    this.bySignature = new Table[size];
    for (Table table : tables) {
      put(table.material().signature(), table);
      put(table.material().mirrored(), table);
    }
  }

  /**
   * Finds the tables in folders, whose names are separated as the system separates paths.
   *
   * @throws IOException if a folder cannot be read; names it
   */
  public static Tablebases open(String folders) throws IOException {
    Map<String, Path> results = new TreeMap<>();
    Map<String, Path> distances = new TreeMap<>();
    for (String folder : folders.split(File.pathSeparator)) {
      if (!folder.isBlank()) {
        list(Path.of(folder.strip()), results, distances);
      }
    }
    List<Table> tables = new ArrayList<>();
    results.forEach(
        (name, file) ->
            TableMaterial.parse(name)
                .ifPresent(
                    material ->
                        tables.add(
                            new Table(material, file, Optional.ofNullable(distances.get(name))))));
    return new Tablebases(tables);
  }

  private static void list(Path folder, Map<String, Path> results, Map<String, Path> distances)
      throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new FileNotFoundException("tablebases: expected a folder, found none at " + folder);
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.rtb[wz]")) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        String men = name.substring(0, name.lastIndexOf('.'));
        boolean isResults = name.endsWith(TableFile.Kind.RESULTS.suffix());
        (isResults ? results : distances).putIfAbsent(men, file);
      }
    }
  }

  private void put(long signature, Table table) {
    int at = slot(signature);
    while (bySignature[at] != null && signatures[at] != signature) {
      at = at + 1 & signatures.length - 1;
    }
    signatures[at] = signature;
    bySignature[at] = table;
  }

  private int slot(long signature) {
    return (int) (signature * 0x9E3779B97F4A7C15L >>> 32) & signatures.length - 1;
  }

  /** The table of the men on the board; null without one, for this is asked in the tree. */
  Table find(Position position) {
    long signature = TableMaterial.signature(position);
    int at = slot(signature);
    while (bySignature[at] != null) {
      if (signatures[at] == signature) {
        return bySignature[at];
      }
      at = at + 1 & signatures.length - 1;
    }
    return null;
  }

  /** Opens and checks every file now, lest the first question has to wait for it. */
  public void openAll() {
    tables.forEach(Table::open);
  }

  /** How many tables there are. */
  public int size() {
    return tables.size();
  }

  /** The most men on the board, kings included, for which there is a table; 0 without tables. */
  public int maxMen() {
    return maxMen;
  }

  /** What was wrong with files that had to be left out so far. */
  public List<String> problems() {
    return tables.stream().flatMap(table -> table.problems().stream()).toList();
  }
}
