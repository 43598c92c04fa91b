/** What the columns of a dataset are called and mean, for those who write, check and read it. */
package v7p3r.lab.schema;
