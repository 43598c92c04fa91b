/** Weight tuning: which numbers make the evaluation predict results and stronger engines best? */
package v7p3r.lab.tune;
