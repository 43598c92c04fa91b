package v7p3r.app.pack;

/** What the start-up cache of an image is made of. */
public enum CacheKind {
  /** Classes that a start needs, from a sorted list: two builds give the same bytes. */
  CLASSES,
  /** Also what the JVM learned while the engine played: no two runs learn the same. */
  TRAINED,
  NONE
}
