/**
 * What failures of test suites teach: which themes misled, and the smallest change that repairs.
 */
package v7p3r.lab.puzzle;
