package v7p3r.search.memory;

/** A history that can be put back to what it was. */
public final class JournaledHistory extends History {
  private final UndoJournal journal;

  public JournaledHistory(UndoJournal journal) {
    this.journal = journal;
  }

  @Override
  void set(short[] table, int index, int value) {
    if (journal.isOpen()) {
      journal.note(table, index, table[index]);
    }
    super.set(table, index, value);
  }
}
