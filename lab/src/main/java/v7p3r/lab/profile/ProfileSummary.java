package v7p3r.lab.profile;

import java.nio.file.Path;
import java.util.List;

/** What a run of the profiler came to. */
public record ProfileSummary(Path folder, List<Part> parts) {
  /** The positions in a file, before the run and after it. */
  public record Part(String file, long before, long after) {}

  public ProfileSummary {
    parts = List.copyOf(parts);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(folder.resolve(part.file)).append(": ").append(part.after).append(" positions");
      text.append(part.before > 0 ? ", " + part.before + " of them from earlier runs" : "");
      text.append('\n');
    }
    return text.toString();
  }
}
