package v7p3r.app.cli;

import picocli.CommandLine.Command;

/** The name that solving had before it could do more than suites. */
@Command(
    name = "suite",
    description = "The same as solve, by the name it had before; see 'v7p3r help solve'.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = "  v7p3r suite wac.epd --nodes 200000")
final class SuiteCommand extends SolveCommand {}
