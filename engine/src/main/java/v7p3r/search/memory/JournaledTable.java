package v7p3r.search.memory;

/** A table that can be put back to what it was. */
public final class JournaledTable extends TranspositionTable {
  private final UndoJournal journal;

  public JournaledTable(int megabytes, UndoJournal journal) {
    super(megabytes);
    this.journal = journal;
  }

  @Override
  public boolean store(long key, long fresh) {
    if (journal.isOpen()) {
      journal.note(this, key);
    }
    return super.store(key, fresh);
  }
}
