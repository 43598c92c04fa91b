package v7p3r.search;

/** Which extensions a search may make, one bit each. */
public record ExtensionSet(int bits) {
  public static final ExtensionSet ALL = new ExtensionSet((1 << Extension.values().length) - 1);
  public static final ExtensionSet NONE = new ExtensionSet(0);

  public static ExtensionSet of(Extension... extensions) {
    ExtensionSet set = NONE;
    for (Extension extension : extensions) {
      set = set.with(extension);
    }
    return set;
  }

  public ExtensionSet with(Extension extension) {
    return new ExtensionSet(bits | extension.bit());
  }

  public ExtensionSet without(Extension extension) {
    return new ExtensionSet(bits & ~extension.bit());
  }

  public boolean has(Extension extension) {
    return (bits & extension.bit()) != 0;
  }
}
