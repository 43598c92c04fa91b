package v7p3r.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import v7p3r.arena.plot.Chart;
import v7p3r.arena.plot.Plot;
import v7p3r.arena.record.WritableFile;

/** A picture of the course of many games, drawn at their end. */
final class PlotOption {
  /** What can be drawn when the games are over. */
  @FunctionalInterface
  interface Course {
    Chart chart() throws IOException;
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Draw the course of all numbers here, at the end: .svg or .png")
  private Optional<Path> plot;

  /** What is written at the end must not fail then. */
  void requireWritable() throws IOException {
    if (plot.isEmpty()) {
      return;
    }
    if (!Plot.isKnown(plot.get())) {
      throw new ParameterException(
          spec.commandLine(),
          "--plot: expected a name that ends in .svg or .png, found " + plot.get());
    }
    WritableFile.require(plot.get());
  }

  void draw(Course course) throws IOException {
    if (plot.isPresent()) {
      Plot.write(course.chart(), plot.get());
    }
  }
}
