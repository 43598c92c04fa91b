package v7p3r.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The numbers of the search and of effort control; made when somebody first asks for one. */
final class HiddenOptions implements Supplier<List<Option>> {
  @Override
  public List<Option> get() {
    List<Option> all = new ArrayList<>(TuningOptions.tunables());
    all.addAll(DescOptions.cells());
    return all;
  }
}
