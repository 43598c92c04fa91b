/** The same units of work on many machines, by Apache Spark. */
package v7p3r.cluster;
