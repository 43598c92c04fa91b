/** Profiled positions as a dataset: checked, as Parquet, and described. */
package v7p3r.lab.dataset;
