package v7p3r.lab.tune;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tuning set as numbers, in blocks, with what identifies it.
 *
 * @param id of the set's file, the weight list and the code that counted
 * @param dataHash SHA-256 of the set's file
 * @param sources where the positions are from; positions of one source share a score scale
 * @param games how many different games
 */
record FeatureSet(
    String id, String dataHash, List<String> sources, int games, List<FeatureBlock> blocks) {
  private static final int MAGIC = 0x56375446; // "V7TF"

  int rows() {
    return blocks.stream().mapToInt(block -> block.rows).sum();
  }

  void save(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part), 1 << 20))) {
      out.writeInt(MAGIC);
      out.writeUTF(id);
      out.writeUTF(dataHash);
      out.writeInt(sources.size());
      for (String source : sources) {
        out.writeUTF(source);
      }
      out.writeInt(games);
      out.writeInt(blocks.size());
      for (FeatureBlock block : blocks) {
        block.write(out);
      }
    }
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** The saved set, if the file holds the one with this id. */
  static Optional<FeatureSet> load(Path file, String id) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 20))) {
      if (in.readInt() != MAGIC || !in.readUTF().equals(id)) {
        return Optional.empty();
      }
      String dataHash = in.readUTF();
      List<String> sources = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        sources.add(in.readUTF());
      }
      int games = in.readInt();
      List<FeatureBlock> blocks = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        blocks.add(FeatureBlock.read(in));
      }
      return Optional.of(new FeatureSet(id, dataHash, sources, games, blocks));
    }
  }
}
