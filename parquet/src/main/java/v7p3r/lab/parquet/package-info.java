/** Parquet, written, read and asked by DuckDB. */
package v7p3r.lab.parquet;
