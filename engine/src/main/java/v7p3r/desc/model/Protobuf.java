package v7p3r.desc.model;

import java.nio.charset.StandardCharsets;

/**
 * A message in the wire format of Protocol Buffers, read field by field: {@code while (next())},
 * then one value or {@link #skip}.
 */
final class Protobuf {
  static final int VARINT = 0;
  static final int FIXED64 = 1;
  static final int BYTES = 2;
  static final int FIXED32 = 5;

  private final ModelFile file;
  private final byte[] bytes;
  private final int end;
  private int at;
  private int tagAt;
  private int field;
  private int wireType;

  private Protobuf(ModelFile file, int from, int to) {
    this.file = file;
    this.bytes = file.bytes();
    this.at = from;
    this.end = to;
  }

  static Protobuf of(ModelFile file) {
    return new Protobuf(file, 0, file.bytes().length);
  }

  boolean next() {
    if (at >= end) {
      return false;
    }
    tagAt = at;
    long tag = varint();
    field = (int) (tag >>> 3);
    wireType = (int) tag & 7;
    if (tag >>> 32 != 0 || field <= 0) {
      throw file.broken(tagAt, "expected the number of a field, found " + tag);
    }
    return true;
  }

  int field() {
    return field;
  }

  boolean isPacked() {
    return wireType == BYTES;
  }

  boolean hasMore() {
    return at < end;
  }

  long integer() {
    expect(VARINT);
    return varint();
  }

  float fixedFloat() {
    expect(FIXED32);
    return rawFloat();
  }

  String text() {
    Protobuf part = message();
    return new String(bytes, part.at, part.end - part.at, StandardCharsets.UTF_8);
  }

  /** A field that is a message of its own, or a packed list. */
  Protobuf message() {
    expect(BYTES);
    int length = length();
    Protobuf inner = new Protobuf(file, at, at + length);
    at += length;
    return inner;
  }

  void skip() {
    switch (wireType) {
      case VARINT -> varint();
      case FIXED64 -> need(8);
      case BYTES -> need(length());
      case FIXED32 -> need(4);
      default -> throw file.broken(tagAt, "expected a known kind of field, found " + wireType);
    }
  }

  /** An item of a packed list. */
  long varint() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int start = at;
      need(1);
      byte b = bytes[start];
      value |= (long) (b & 0x7F) << shift;
      if (b >= 0) {
        return value;
      }
    }
    throw file.broken(at, "a number takes more than ten bytes");
  }

  /** An item of a packed list, or of raw data. */
  float rawFloat() {
    int start = at;
    need(4);
    return Float.intBitsToFloat(
        bytes[start] & 0xFF
            | (bytes[start + 1] & 0xFF) << 8
            | (bytes[start + 2] & 0xFF) << 16
            | bytes[start + 3] << 24);
  }

  ModelException broken(String problem) {
    return file.broken(tagAt, problem);
  }

  private void expect(int type) {
    if (wireType != type) {
      throw file.broken(
          tagAt, "field %d: expected kind %d, found %d".formatted(field, type, wireType));
    }
  }

  private int length() {
    int start = at;
    long length = varint();
    if (length < 0 || length > end - at) {
      throw file.broken(
          start,
          "a part of %s bytes reaches beyond its end, %d are left"
              .formatted(Long.toUnsignedString(length), end - at));
    }
    return (int) length;
  }

  private void need(int count) {
    if (count > end - at) {
      throw file.broken(at, "the file ends too early");
    }
    at += count;
  }
}
