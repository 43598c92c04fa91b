package v7p3r.search.memory;

/** Corrections that can be put back to what they were. */
public final class JournaledCorrections extends CorrectionHistory {
  private final UndoJournal journal;

  public JournaledCorrections(UndoJournal journal) {
    this.journal = journal;
  }

  @Override
  void set(int[] table, int index, int value) {
    if (journal.isOpen()) {
      journal.note(table, index, table[index]);
    }
    super.set(table, index, value);
  }
}
