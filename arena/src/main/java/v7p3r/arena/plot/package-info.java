/**
 * Pictures of numbers: curves with errors, dots, histograms, bars, intervals and tables of shades,
 * on light and dark ground; SVG for documents and the web, PNG for everything else.
 */
package v7p3r.arena.plot;
