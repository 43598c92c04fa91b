/** Long work: divided over threads with the same result for any number of them, and shown. */
package v7p3r.lab.work;
