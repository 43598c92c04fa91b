package v7p3r.json;

/** The bytes of a JSON text, and the exceptions that their owner wants thrown when it is broken. */
public interface JsonSource {
  /** Not to be changed. */
  byte[] bytes();

  /** An error at a byte, counted from 0. */
  RuntimeException broken(int offset, String problem);

  /** An error of what the text says. */
  RuntimeException broken(String problem);
}
