/** Pages of numbers and pictures for people, whole in one file. */
package v7p3r.lab.report;
