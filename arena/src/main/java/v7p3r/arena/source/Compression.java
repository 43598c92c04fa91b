package v7p3r.arena.source;

import java.util.Optional;

/** The ways a text file may be packed, told apart by the first bytes of the file. */
enum Compression {
  GZIP("gzip", 0x1f, 0x8b),
  BZIP2("bzip2", 'B', 'Z', 'h'),
  XZ("xz", 0xfd, '7', 'z', 'X', 'Z', 0),
  ZSTD("zstd", 0x28, 0xb5, 0x2f, 0xfd),
  ZIP("zip", 'P', 'K', 3, 4);

  /** As many first bytes as are needed to tell them all apart. */
  static final int MAGIC_BYTES = 6;

  private final String label;
  private final int[] magic;

  Compression(String label, int... magic) {
    this.label = label;
    this.magic = magic;
  }

  /** The kind that a file with these first bytes is of; none for plain text. */
  static Optional<Compression> of(byte[] firstBytes) {
    for (Compression kind : values()) {
      if (kind.matches(firstBytes)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  private boolean matches(byte[] firstBytes) {
    if (firstBytes.length < magic.length) {
      return false;
    }
    for (int i = 0; i < magic.length; i++) {
      if ((firstBytes[i] & 0xff) != magic[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return label;
  }
}
